package burraco.hal.guest;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Makes disk images with a file system. */
public final class Disks {
    private Disks() {}

    /** A new image with the contents of this folder. */
    public static void make(Path folder, Path image, int megabytes)
            throws IOException, InterruptedException {
        Files.deleteIfExists(image);
        run(
                "mke2fs",
                "-q",
                "-t",
                "ext4",
                "-E",
                "root_owner=0:0",
                "-d",
                folder.toString(),
                image.toString(),
                megabytes + "M");
    }

    /** Unpacks this archive into the folder. */
    public static void unpack(Path archive, Path folder) throws IOException, InterruptedException {
        Files.createDirectories(folder);
        run("tar", "-xf", archive.toString(), "-C", folder.toString());
    }

    static void run(String... command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        try (InputStream said = process.getInputStream()) {
            String text = new String(said.readAllBytes(), StandardCharsets.UTF_8);
            if (process.waitFor() != 0) {
                throw new IOException(List.of(command) + ": " + text);
            }
        }
    }
}
