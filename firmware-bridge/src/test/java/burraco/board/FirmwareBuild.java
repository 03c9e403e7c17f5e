package burraco.board;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Builds the firmware by its Makefile, as far as it has changed. If several processes want that at
 * once, one builds and the others wait.
 */
public final class FirmwareBuild {
    private FirmwareBuild() {}

    /** A program for this machine; empty if there is no C compiler. */
    public static synchronized Optional<Path> host() {
        return areThere("make", "cc")
                ? Optional.of(make("host", 0).resolve("table-board"))
                : Optional.empty();
    }

    /** A program for the processor that QEMU emulates; empty without QEMU or a compiler for it. */
    public static synchronized Optional<Path> emulated() {
        return areThere("make", "qemu-system-arm") && compilesForArm()
                ? Optional.of(make("mps2", 0).resolve("table-board-mps2.elf"))
                : Optional.empty();
    }

    /**
     * The shared library; without a C compiler the test is skipped.
     *
     * @param ringBytes the size of its ring of events; 0 for the usual one
     */
    public static synchronized Path library(int ringBytes) {
        assumeTrue(areThere("make", "cc"), "there is no C compiler");
        return make("lib", ringBytes).resolve("libtable-board.so");
    }

    /** Whether all of these programs are on the path. */
    public static boolean areThere(String... programs) {
        return Stream.of(programs).allMatch(FirmwareBuild::isThere);
    }

    /** Whether there is a compiler for the real board, with the headers that it needs. */
    public static boolean compilesForArm() {
        try {
            String tries = "echo '#include <string.h>' | arm-none-eabi-gcc -E -xc -";
            Process process =
                    new ProcessBuilder("sh", "-c", tries)
                            .redirectErrorStream(true)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .start();
            return process.waitFor() == 0;
        } catch (IOException noShell) {
            return false;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static boolean isThere(String program) {
        return Stream.of(System.getenv("PATH").split(":"))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }

    /** Builds a target and returns the folder of its result. */
    public static Path make(String target, int ringBytes) {
        Path firmware = folder();
        Path out = firmware.resolve("../target/firmware").toAbsolutePath().normalize();
        List<String> command = new ArrayList<>(List.of("make", "-s", target));
        if (ringBytes > 0) {
            out = out.resolve("ring-" + ringBytes);
            command.add("RING_BYTES=" + ringBytes);
        }
        command.add("OUT=" + out);
        try {
            Files.createDirectories(out);
            try (FileChannel busy =
                            FileChannel.open(
                                    out.resolve("busy"),
                                    StandardOpenOption.CREATE,
                                    StandardOpenOption.WRITE);
                    FileLock _ = busy.lock()) {
                run(firmware, command);
            }
        } catch (IOException cannot) {
            throw new AssertionError(cannot);
        }
        return out;
    }

    /** Tests run in the folder of their module. */
    private static Path folder() {
        Path here = Path.of("firmware");
        return Files.exists(here) ? here : Path.of("../firmware-bridge/firmware");
    }

    private static void run(Path folder, List<String> command) throws IOException {
        Process make =
                new ProcessBuilder(command)
                        .directory(folder.toFile())
                        .redirectErrorStream(true)
                        .start();
        String said = new String(make.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        try {
            assertEquals(0, make.waitFor(), said);
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new AssertionError(stopped);
        }
    }
}
