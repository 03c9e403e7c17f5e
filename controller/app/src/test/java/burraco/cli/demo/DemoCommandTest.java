package burraco.cli.demo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import burraco.cli.Main;
import burraco.cli.Terminal;
import burraco.cli.out.Emulator;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The demo without a terminal, as lines; and on a terminal, as a picture that is removed
 * afterwards.
 */
@Tag("process")
class DemoCommandTest {
    private static final Path SCRIPT = Path.of("/usr/bin/script");

    @Test
    void aHandOfASeedIsTheSameToTheLastByte() {
        Terminal once = Terminal.run("demo", "--once", "--seed", "1", "--fast");
        Terminal again = Terminal.run("demo", "--once", "--seed", "1", "--speed", "2");
        assertEquals(0, once.status(), once::err);
        assertEquals("", once.err());
        assertEquals(once.out(), again.out());
        assertTrue(once.out().contains("▲ "), once.out());
        assertTrue(once.out().contains(" apre "), once.out());
        assertTrue(once.out().contains("Est conferma il punteggio della smazzata 1"), once.out());
        assertTrue(once.out().contains("./table demo --once --seed 1 "), once.out());
        assertTrue(once.out().contains("./table judge examples/rulings/"), once.out());
        Terminal other = Terminal.run("demo", "--once", "--seed", "2", "--fast");
        assertTrue(!other.out().equals(once.out()));
    }

    @Test
    void aMatchHasItsHandsAndAWinner() {
        Terminal match = Terminal.run("demo", "--seed", "3", "--plain", "--lang", "en");
        assertEquals(0, match.status(), match::err);
        List<String> lines = match.outLines();
        for (int hand = 1; hand <= 3; hand++) {
            String confirmed = " confirms the score of hand " + hand;
            assertEquals(2, lines.stream().filter(line -> line.endsWith(confirmed)).count());
        }
        Pattern winner =
                Pattern.compile("(North-South|East-West) wins: \\d+ VP to \\d+|A draw: .*");
        long winners =
                lines.stream().filter(line -> winner.matcher(line.strip()).matches()).count();
        assertTrue(winners > 0, match::out);
        assertTrue(lines.stream().noneMatch(line -> line.contains("The hand was stopped")));
    }

    /** In the second hand of this match the arbiter announces the time-out. */
    @Test
    void afterATimeOutNoFurtherHandIsPlayed() {
        List<String> lines =
                Terminal.run("demo", "--headless", "--seed", "12", "--lang", "en").outLines();
        assertTrue(lines.stream().anyMatch(line -> line.contains("Time-out: only a few turns")));
        List<String> confirmed =
                lines.stream()
                        .filter(line -> line.contains(" confirms the score of hand "))
                        .map(line -> line.substring(line.length() - 1))
                        .toList();
        assertEquals(List.of("1", "1", "2", "2"), confirmed);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--speed 0",
                "--speed quick",
                "--speed NaN",
                "--seed one",
                "--lang fr",
                "--port /dev/ttyUSB0",
                "--loud",
                "now",
                "--seed"
            })
    void whatItDoesNotUnderstandItSays(String args) {
        Terminal refused = Terminal.run((Object[]) ("demo " + args).split(" "));
        assertEquals(2, refused.status());
        assertEquals("", refused.out());
        assertTrue(refused.err().startsWith("table demo: "), refused::err);
    }

    /** Runs it in a terminal of its own, as if somebody typed it. */
    @Test
    void theTerminalIsAsBeforeWhenItIsOver() throws IOException, InterruptedException {
        assumeTrue(Files.isExecutable(SCRIPT), "no pseudo terminal to be had here");
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String command =
                "'%s' -Dstdout.encoding=UTF-8 -cp '%s' %s demo --once --seed 1 --fast --lang en"
                        .formatted(
                                java, System.getProperty("java.class.path"), Main.class.getName());
        Process process =
                new ProcessBuilder(SCRIPT.toString(), "-qec", command, "/dev/null")
                        .redirectErrorStream(true)
                        .start();
        process.getOutputStream().close();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        int open = said.indexOf("\u001b[?1049h");
        int close = said.indexOf("\u001b[?25h\u001b[?1049l");
        assertTrue(open >= 0 && close > open, said);
        assertTrue(said.indexOf("\u001b[", close + 15) < 0, "nothing but text afterwards");
        Emulator terminal = new Emulator(80, 24);
        terminal.write(said.substring(open, close));
        String last = String.join("\n", terminal.lines());
        assertTrue(last.contains("Burraco  table 7"), last);
        assertTrue(last.contains("confirms the score of hand 1"), last);
        assertTrue(said.substring(close).contains("./table demo --once --seed 1 "), said);
    }
}
