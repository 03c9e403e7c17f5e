package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.hand.Phase;
import burraco.table.state.MatchSheet;
import burraco.table.state.TableState;
import burraco.testing.Club;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Four bots play, and everything between the hands happens by itself. */
@Tag("campaign")
class PracticeStewardTest {
    private static final long SEED = 2;

    @Test
    void aHandIsPlayedCountedAndConfirmedAndTheNextOneBegins(@TempDir Path folder)
            throws Exception {
        System.out.println("seed " + SEED);
        try (Club club = new Club(folder, Club.bots(SEED, 160))) {
            TableState next =
                    club.until(
                            "the second hand is played",
                            state ->
                                    state.hand().number() == 2
                                            && state.hand().phase() == Phase.DRAW);
            MatchSheet match = next.match();
            assertEquals(1, match.played().size());
            assertTrue(match.isConfirmed() && match.isCounted());
            assertEquals(List.of(), List.copyOf(club.log()));
        }
    }

    /** Art. 15: when the round's time is over, a few more turns are played, but no further hand. */
    @Test
    void whenTheRoundIsOverTheyPlayTheLastTurnsAndBeginAnotherMatch(@TempDir Path folder)
            throws Exception {
        System.out.println("seed " + SEED);
        Duration round = Duration.ofMinutes(4);
        try (Club club = new Club(folder, Club.bots(SEED, 160), round)) {
            TableState last =
                    club.until("the time-out runs", state -> state.hand().open().timeOutRuns());
            assertEquals(0, last.clocks().roundLeft());
            assertEquals(1, last.hand().number());
            TableState next =
                    club.until(
                            "another match is played",
                            state ->
                                    state.match().number() == 2
                                            && state.hand().phase() == Phase.DRAW);
            MatchSheet before = next.before().orElseThrow();
            assertEquals(1, before.played().size());
            assertTrue(before.isConfirmed() && before.victoryPoints().isPresent());
            assertTrue(next.clocks().roundLeft() > 0);
            assertTrue(!next.hand().open().timeOutRuns());
            assertEquals(List.of(), List.copyOf(club.log()));
        }
    }
}
