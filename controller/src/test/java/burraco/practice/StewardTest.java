package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.hand.Phase;
import burraco.table.state.MatchSheet;
import burraco.table.state.TableState;
import burraco.testing.Club;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Four bots play, and everything around a hand happens without anybody. */
class StewardTest {
    private static final long SEED = 2;

    @Test
    void aHandIsPlayedCountedAndConfirmedAndTheNextOneBegins(@TempDir Path folder)
            throws Exception {
        System.out.println("seed " + SEED);
        try (Club club = new Club(folder, Club.bots(SEED, 32))) {
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
}
