package burraco.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Each case inside the remedy of each other one, judged by two referees. With {@code
 * -Dpairs.table=…} the table is made again and written to that file, from {@code -Dpairs.hands=3}
 * hands for each first case; without it a few first cases are tried.
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
    void theTableOnFileHasThePairsOfTheCode() throws IOException {
        List<String> pairs = new ArrayList<>();
        for (Case first : Case.values()) {
            for (Case second : Case.values()) {
                pairs.add(first + "\t" + second);
            }
        }
        assertEquals(pairs, onFile().stream().map(OnFile::pair).toList());
    }

    @Test
    void theTableOnFileHasTheAnswersOfTheCode() throws IOException {
        Set<String> came =
                Arrays.stream(PairsTable.Came.values())
                        .map(PairsTable.Came::toString)
                        .collect(Collectors.toSet());
        for (OnFile line : onFile()) {
            Optional<String> never = PairsTable.whyNever(line.first, line.second);
            boolean good =
                    switch (line.possible) {
                        case "no" -> never.equals(Optional.of(line.came));
                        case "open" -> never.isEmpty();
                        case "tried" -> came.contains(line.came);
                        case String other -> throw new AssertionError(other);
                    };
            assertTrue(good, line::toString);
            boolean decided = line.first == Case.DECIDED || line.second == Case.DECIDED;
            assertFalse(decided && line.came.equals("agree"), line::toString);
        }
    }

    /** The numbers in the page's table are those of the file. */
    @Test
    void theFiguresOfThePageAreThoseOfTheFile() throws IOException {
        Map<String, Integer> counted = new TreeMap<>();
        for (OnFile line : onFile()) {
            boolean tried = line.possible.equals("tried");
            String answer = tried ? "`tried`, `" + line.came + "`" : "`" + line.possible + "`";
            counted.merge(answer, 1, Integer::sum);
        }
        List<String> page = Files.readAllLines(Path.of("../docs/rules.md"));
        int from = page.indexOf("| answer | pairs | what it means |") + 2;
        Map<String, Integer> written = new TreeMap<>();
        for (String row : page.subList(from, page.size())) {
            if (!row.startsWith("|")) {
                break;
            }
            String[] cells = row.split(" ?\\| ?");
            written.put(cells[1], Integer.valueOf(cells[2]));
        }
        assertEquals(counted, written);
    }

    /** A line of the file. */
    private record OnFile(Case first, Case second, String possible, String came) {
        static OnFile of(String line) {
            String[] cells = line.split("\t");
            Case first = Case.parse(cells[0]).orElseThrow();
            return new OnFile(first, Case.parse(cells[1]).orElseThrow(), cells[2], cells[3]);
        }

        String pair() {
            return first + "\t" + second;
        }
    }

    private static List<OnFile> onFile() throws IOException {
        return Files.readAllLines(Path.of("../docs/pairs.tsv")).stream()
                .filter(line -> !line.startsWith("#"))
                .skip(1)
                .map(OnFile::of)
                .toList();
    }
}
