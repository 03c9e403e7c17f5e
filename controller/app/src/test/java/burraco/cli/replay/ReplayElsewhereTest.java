package burraco.cli.replay;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Machines that differ in everything on which a replay must not depend. */
@Tag("process")
class ReplayElsewhereTest {
    /** The deal and the first turns: enough for every layer of the tracker. */
    private static final int LINES = 25_000;

    @TempDir Path folder;

    private Path capture() throws IOException {
        Path made = folder.resolve("made");
        Terminal told = Terminal.run("simulate", "--capture", made, "--seed", "11");
        assertEquals(0, told.status(), told::err);
        List<String> lines = Files.readAllLines(made.resolve("hand-0001.readings.jsonl"));
        return Files.write(made.resolve("short.readings.jsonl"), lines.subList(0, LINES));
    }

    /** Starts a Java process with other settings, which writes its replay to a file. */
    private Process machine(String name, Path capture, String... flags) throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of(flags));
        command.addAll(
                List.of(
                        "-cp",
                        System.getProperty("java.class.path"),
                        "burraco.cli.Main",
                        "replay",
                        capture.toString(),
                        "--json"));
        return new ProcessBuilder(command)
                .redirectOutput(folder.resolve(name).toFile())
                .redirectError(folder.resolve(name + ".err").toFile())
                .start();
    }

    @Test
    void theSameCaptureGivesTheSameBytesOnEveryMachine() throws Exception {
        Path capture = capture();
        Process here = machine("here", capture);
        Process there =
                machine(
                        "there",
                        capture,
                        "-Duser.language=tr",
                        "-Duser.country=TR",
                        "-Duser.timezone=Asia/Kolkata",
                        "-Dfile.encoding=ISO-8859-9",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-XX:+UnlockExperimentalVMOptions",
                        "-XX:hashCode=2");
        assertEquals(0, here.waitFor(), () -> "see " + folder.resolve("here.err"));
        assertEquals(0, there.waitFor(), () -> "see " + folder.resolve("there.err"));
        assertEquals(-1, Files.mismatch(folder.resolve("here"), folder.resolve("there")));
        String said = Files.readString(folder.resolve("here"));
        assertTrue(said.contains("\"action\":\"turnup "), said);
        assertTrue(said.lines().filter(line -> line.contains(" discard ")).count() > 3, said);
    }
}
