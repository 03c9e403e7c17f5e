package burraco.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Each case inside the remedy of each other one, before two referees. With {@code -Dpairs.table=…}
 * the table is made anew and written there, from {@code -Dpairs.hands=3} hands for each first case;
 * else a few first cases are tried.
 */
class PairsTableTest {
    private static final String FILE = System.getProperty("pairs.table", "");
    private static final int HANDS = Integer.getInteger("pairs.hands", 1);
    private static final long SEED = Long.getLong("seed", 2018);

    @Test
    void aSecondFaultInsideARemedyHasAnAnswer() throws IOException {
        System.out.println(HANDS + " hands for each case from seed " + SEED);
        List<Case> cases =
                FILE.isEmpty() ? List.of(Case.WRONG_OPENING, Case.WRONG_TIE) : Mischief.cases();
        PairsTable table = new PairsTable();
        for (int hand = 0; hand < HANDS; hand++) {
            for (Case first : cases) {
                table.commit(first, RuleSet.FIBUR_INT_2018, SEED + 100L * hand, 1);
                table.commit(first, RuleSet.FITAB_ITA_2026, SEED + 100L * hand, 1);
            }
        }
        System.out.println(table.summary());
        assertTrue(table.tried() > 10 * cases.size(), table::summary);
        if (!FILE.isEmpty()) {
            Files.writeString(Path.of(FILE), table.text());
        }
    }

    @Test
    void theTableOnFileHasALineForEachPair() throws IOException {
        int cases = Case.values().length;
        assertEquals(1 + cases * cases, Files.readAllLines(Path.of("../docs/pairs.tsv")).size());
    }
}
