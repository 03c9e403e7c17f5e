package burraco.cli.files;

import burraco.files.PrivateFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes pictures to SVG files. */
public final class SvgFile {
    private SvgFile() {}

    public static boolean isNamedSo(Path file) {
        return file.toString().endsWith(".svg");
    }

    /** Replaces the file when the new picture is complete; returns a line with its size. */
    public static String write(Path file, String svg) throws IOException {
        Path part = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.deleteIfExists(part);
            PrivateFile.write(part, svg.getBytes(StandardCharsets.UTF_8));
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(part);
        }
        return file + ": " + Math.ceilDiv(svg.length(), 1024) + " KB";
    }
}
