package burraco.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Each case inside the remedy of each other one, before two referees. With {@code -Dpairs.table=…}
 * the whole table is made and written there, from {@code -Dpairs.hands} hands for each first case;
 * else one hand of each is tried.
 */
class PairsTableTest {
    private static final String FILE = System.getProperty("pairs.table", "");
    private static final int HANDS = Integer.getInteger("pairs.hands", 1);
    private static final long SEED = Long.getLong("seed", 2018);

    @Test
    void everyPairHasAnAnswer() throws IOException {
        System.out.println(HANDS + " hands for each case from seed " + SEED);
        PairsTable table = new PairsTable();
        for (RuleSet rules : List.of(RuleSet.FIBUR_INT_2018, RuleSet.FITAB_ITA_2026)) {
            for (Case first : Mischief.cases()) {
                table.commit(first, rules, SEED, HANDS);
            }
        }
        System.out.println(table.summary());
        assertTrue(table.tried() > 1_000, table::summary);
        if (!FILE.isEmpty()) {
            Files.writeString(Path.of(FILE), table.text());
        }
    }

    @Test
    void theTableOnFileHasALineForEachPair() throws IOException {
        int cases = Case.values().length;
        try (Stream<String> lines = Files.lines(Path.of("../docs/pairs.tsv"))) {
            assertEquals(1 + cases * cases, lines.count());
        }
    }
}
