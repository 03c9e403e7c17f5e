package burraco.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

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
                "--x"
            })
    void anythingElseIsRefused(String args) {
        Terminal told = Terminal.run((Object[]) ("play " + args).split(" "));
        assertEquals(2, told.status());
        assertTrue(told.err().startsWith("table play: "), told.err());
    }
}
