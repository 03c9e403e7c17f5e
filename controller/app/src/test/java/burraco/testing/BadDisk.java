package burraco.testing;

import java.io.DataInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A disk that fails on command: a library that a process is started with. */
public final class BadDisk {
    private final Path library;
    private final Path how;
    private final Path undo;

    private BadDisk(Path folder) {
        library = folder.resolve("bad_disk.so");
        how = folder.resolve("how");
        undo = folder.resolve("undo");
    }

    /** Compiles the library in this folder; empty without a C compiler. */
    public static Optional<BadDisk> in(Path folder) throws IOException, InterruptedException {
        BadDisk disk = new BadDisk(folder);
        Path source = Path.of("app", "src", "test", "c", "bad_disk.c");
        try {
            Process compiler =
                    new ProcessBuilder(
                                    "cc",
                                    "-Wall",
                                    "-Wextra",
                                    "-Werror",
                                    "-O2",
                                    "-shared",
                                    "-fPIC",
                                    "-o",
                                    disk.library.toString(),
                                    source.toString(),
                                    "-ldl")
                            .inheritIO()
                            .start();
            if (compiler.waitFor() != 0) {
                throw new AssertionError(source + " does not compile");
            }
        } catch (IOException noCompiler) {
            return Optional.empty();
        }
        disk.is("ok");
        return Optional.of(disk);
    }

    /** Sets the state of the disk: ok, full, readonly, broken, slow, tardy. */
    public void is(String word) throws IOException {
        Files.writeString(how, word);
    }

    /** The environment of a process that is to have this disk. */
    public Map<String, String> environment() {
        return Map.of(
                "LD_PRELOAD", library.toString(),
                "BAD_DISK", how.toString(),
                "BAD_DISK_UNDO", undo.toString());
    }

    /** How much has been written so far: a measure that only grows. */
    public long written() throws IOException {
        return Files.exists(undo) ? Files.size(undo) : 0;
    }

    /** Waits until more than that has been written; what comes then is not synced yet. */
    public void awaitMoreThan(long before) throws IOException {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (written() <= before) {
            if (System.nanoTime() > end) {
                throw new AssertionError("nothing is written");
            }
            Thread.onSpinWait();
        }
    }

    private record Write(String path, long offset, byte[] old, long size) {}

    /**
     * Takes back everything that was written and not synced, as if the power had been cut; returns
     * how much.
     */
    public int losePower() throws IOException {
        List<Write> unsynced = new ArrayList<>();
        if (Files.exists(undo)) {
            try (DataInputStream in = new DataInputStream(Files.newInputStream(undo))) {
                for (int kind = in.read(); kind >= 0; kind = in.read()) {
                    long[] head = numbers(in, kind == 'W' ? 4 : 1);
                    String path = new String(bytes(in, head[0]), StandardCharsets.UTF_8);
                    if (kind == 'W') {
                        byte[] old = bytes(in, head[2]);
                        unsynced.add(new Write(path, head[1], old, head[3]));
                    } else {
                        unsynced.removeIf(one -> one.path().equals(path));
                    }
                }
            } catch (EOFException killed) {
                // While it remembered a write or a sync, which was still to come.
            }
            Files.delete(undo);
        }
        for (Write write : unsynced.reversed()) {
            try (RandomAccessFile file = new RandomAccessFile(write.path(), "rw")) {
                file.seek(write.offset());
                file.write(write.old());
                file.setLength(write.size());
            }
        }
        return unsynced.size();
    }

    private static byte[] bytes(DataInputStream in, long count) throws IOException {
        byte[] bytes = new byte[(int) count];
        in.readFully(bytes);
        return bytes;
    }

    private static long[] numbers(DataInputStream in, int count) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap(bytes(in, 8 * count)).order(ByteOrder.LITTLE_ENDIAN);
        long[] numbers = new long[count];
        for (int i = 0; i < count; i++) {
            numbers[i] = bytes.getLong();
        }
        return numbers;
    }
}
