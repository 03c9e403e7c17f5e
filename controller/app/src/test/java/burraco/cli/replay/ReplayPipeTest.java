package burraco.cli.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Main;
import burraco.cli.Terminal;
import burraco.cli.out.Screen;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** A capture that comes through a pipe: it is replayed while it is still being written. */
@Tag("process")
@Timeout(value = 120, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class ReplayPipeTest {
    private static final String SEED = "5";

    @TempDir static Path shelf;

    private static Path folder;
    private static Path capture;

    @BeforeAll
    static void aDealAndSomeActsAreCaptured() {
        folder = shelf.resolve("evening");
        capture = folder.resolve("hand-0001.readings.jsonl");
        Terminal told =
                Terminal.run(
                        "simulate",
                        "--capture",
                        folder,
                        "--noise",
                        "quiet",
                        "--seed",
                        SEED,
                        "--acts",
                        "8");
        assertEquals(0, told.status(), "seed " + SEED + ": " + told.err());
    }

    private static Path pipe() throws Exception {
        Path pipe = folder.resolve("pipe.readings.jsonl");
        Process made = new ProcessBuilder("mkfifo", pipe.toString()).inheritIO().start();
        assertEquals(0, made.waitFor(), "mkfifo " + pipe);
        return pipe;
    }

    @Test
    void eachActIsToldBeforeTheCaptureEnds() throws Exception {
        List<String> whole = Terminal.run("replay", capture, "--json").outLines();
        Path pipe = pipe();
        PipedOutputStream told = new PipedOutputStream();
        BufferedReader reader =
                new BufferedReader(
                        new InputStreamReader(
                                new PipedInputStream(told, 1 << 16), StandardCharsets.UTF_8));
        CompletableFuture<Integer> replay =
                CompletableFuture.supplyAsync(() -> {
                    // Like this process's own standard output: bytes that are not flushed wait.
                    PrintStream out =
                            new PrintStream(
                                    new BufferedOutputStream(told, 1 << 16),
                                    false,
                                    StandardCharsets.UTF_8);
                    Screen screen = new Screen(out, System.err, false, false);
                    int status = Main.run(screen, List.of("replay", pipe.toString(), "--json"));
                    out.close();
                    return status;
                });
        List<String> lines = new ArrayList<>();
        int before = whole.size() - 1;
        try (OutputStream held = Files.newOutputStream(pipe)) {
            Files.copy(capture, held);
            held.flush();
            // The last acts are decided at the end of the input; those before are printed already.
            while (lines.isEmpty() || !lines.getLast().contains("\"action\":\"turnup ")) {
                lines.add(reader.readLine());
            }
            assertTrue(lines.size() < before, "the pipe is open, and so is the hand");
        }
        reader.lines().forEach(lines::add);
        assertEquals(0, replay.get());
        assertEquals(whole, lines);
    }
}
