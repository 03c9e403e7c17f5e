package burraco.practice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.table.state.MatchSheet;
import burraco.table.state.TableState;
import burraco.testing.Club;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Four bots play a whole match, and everything around it happens without anybody. */
class StewardTest {
    private static final long SEED = 2;

    @Test
    void aMatchIsPlayedCountedAndConfirmed(@TempDir Path folder) throws Exception {
        System.out.println("seed " + SEED);
        try (Club club = new Club(folder, Club.bots(SEED, 32))) {
            TableState end =
                    club.until(
                            "the match is over, counted and confirmed",
                            state -> state.before().filter(StewardTest::isSettled).isPresent());
            MatchSheet match = end.before().orElseThrow();
            assertEquals(2, match.played().size());
            assertTrue(match.victoryPoints().isPresent());
            assertEquals(List.of(), List.copyOf(club.log()));
        }
    }

    private static boolean isSettled(MatchSheet match) {
        return match.isConfirmed() && match.isCounted();
    }
}
