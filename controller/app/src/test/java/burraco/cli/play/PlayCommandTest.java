package burraco.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cli.Terminal;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("campaign")
class PlayCommandTest {
    @TempDir Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"FIBUR-INT-2018", "FITAB-ITA-2026"})
    void whatBotsPlayIsJudgedWithoutARuling(String code) throws IOException {
        for (int seed = 1; seed <= 20; seed++) {
            Terminal played = Terminal.run("play", "--seed", seed, "--code", code);
            assertEquals(0, played.status());
            Path file = Files.writeString(folder.resolve(seed + ".burraco"), played.out());
            Terminal judged = Terminal.run("judge", "--strict", "--json", file);
            assertEquals(0, judged.status(), () -> "seed of play: " + file + judged.out());
        }
    }

    /** The record names the offender; judged again, it has the same rulings. */
    @ParameterizedTest
    @ValueSource(strings = {"31B", "26.1", "29.3", "23.4", "F6.5", "4.3", "32bis", "0.2"})
    void mischiefIsARecordThatIsRuled(String which) throws IOException {
        Terminal played =
                Terminal.run(
                        "play", "--mischief", which, "--seed", "1", "--code", "FITAB-ITA-2026");
        assertEquals(0, played.status(), played::err);
        assertTrue(played.out().contains("; mischief: " + which), played::out);
        Path file = Files.writeString(folder.resolve(which + ".burraco"), played.out());
        String judged = Terminal.run("judge", "--json", file).out();
        assertTrue(judged.contains("\"case\":\"" + which + "\""), () -> played.out() + judged);
    }

    @Test
    void whoeverPlaysOnIsToldToWait() throws IOException {
        Terminal played = Terminal.run("play", "--mischief", "26.1", "--play-on");
        Path file = Files.writeString(folder.resolve("on.burraco"), played.out());
        assertTrue(Terminal.run("judge", "--json", file).out().contains("\"case\":\"19.6\""));
    }

    /** Searching for a moment would take minutes. */
    @ParameterizedTest
    @ValueSource(strings = {"F6.5", "F6.old"})
    @Timeout(10)
    void aCaseThatTheCodeDoesNotKnowIsSaidToBeNone(String which) {
        Terminal told = Terminal.run("play", "--mischief", which);
        assertEquals(2, told.status());
        assertTrue(told.err().contains("no moment for " + which), told::err);
    }

    @Test
    void aSeedIsAlwaysTheSameHand() {
        String once = Terminal.run("play", "--seed", "7").out();
        assertEquals(once, Terminal.run("play", "--seed", "7").out());
    }

    @Test
    void manyHandsAreThoseOfTheSeedsThatFollow() {
        String both = Terminal.run("play", "--seed", "7", "--hands", "2").out();
        String seven = Terminal.run("play", "--seed", "7").out();
        String eight = Terminal.run("play", "--seed", "8").out();
        assertEquals(seven + System.lineSeparator() + eight, both);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--hands 0",
                "--hands x",
                "--seed x",
                "--code FIBUR",
                "--hands",
                "file",
                "--mischief 99.9",
                "--x"
            })
    void anythingElseIsRefused(String args) {
        Terminal told = Terminal.run((Object[]) ("play " + args).split(" "));
        assertEquals(2, told.status());
        assertTrue(told.err().startsWith("table play: "), told.err());
    }
}
