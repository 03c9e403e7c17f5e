package burraco.cli.dispute;

import burraco.files.PrivateFile;
import burraco.journal.JournalException;
import java.io.BufferedOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.TreeMap;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * A ZIP file that is the same, byte for byte, for the same content: names are sorted, and every
 * file in it has the same time.
 */
public final class DisputeZip {
    /** The earliest that a ZIP can say. */
    private static final LocalDateTime TIME = LocalDateTime.of(1980, 1, 1, 0, 0);

    private final TreeMap<String, Part> parts = new TreeMap<>();

    /** A file in it. */
    @FunctionalInterface
    public interface Part {
        /** Writes it, without closing. */
        void write(OutputStream out) throws IOException, JournalException;
    }

    public void add(String name, Part part) {
        parts.put(name, part);
    }

    public void add(String name, String text) {
        add(name, text.getBytes(StandardCharsets.UTF_8));
    }

    public void add(String name, byte[] bytes) {
        add(name, out -> out.write(bytes));
    }

    /**
     * Writes it for its owner alone. It has its name once it is whole.
     *
     * @throws FileAlreadyExistsException with a reason to show to the user
     */
    public void writeTo(Path target) throws IOException, JournalException {
        refuseIfThere(target);
        Path temporary = target.resolveSibling("." + target.getFileName() + ".new");
        Files.deleteIfExists(temporary);
        try {
            try (ZipOutputStream zip =
                    new ZipOutputStream(new BufferedOutputStream(PrivateFile.create(temporary)))) {
                for (String name : parts.keySet()) {
                    ZipEntry entry = new ZipEntry(name);
                    entry.setTimeLocal(TIME);
                    zip.putNextEntry(entry);
                    parts.get(name).write(new Unclosed(zip));
                    zip.closeEntry();
                }
            }
            refuseIfThere(target);
            Files.move(temporary, target);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void refuseIfThere(Path target) throws FileAlreadyExistsException {
        if (Files.exists(target, LinkOption.NOFOLLOW_LINKS)) {
            throw new FileAlreadyExistsException(
                    target.toString(), null, "there is a file of that name");
        }
    }

    /** Whoever writes a part may close it; the ZIP goes on. */
    private static final class Unclosed extends FilterOutputStream {
        Unclosed(OutputStream out) {
            super(out);
        }

        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
            out.write(bytes, from, length);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}
