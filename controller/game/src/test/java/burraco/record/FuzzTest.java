package burraco.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Any bytes give a record, or one problem at a line that exists. A failure prints its seed; {@code
 * -Dfuzz.seed} repeats it, and {@code -Dfuzz.runs} sets the number of runs.
 */
@Tag("campaign")
class FuzzTest {
    private static final long SEED = Long.getLong("fuzz.seed", 108);
    private static final int RUNS = Integer.getInteger("fuzz.runs", 12_000);

    private static final List<String> WORDS =
            List.of(
                    ("N: E: S: W: P1: P2: P3: taken unplayed stock: pile: up: NS1: EW1: EW2: frozen"
                                    + " frozen-until penalized exposed warned limited turn: last:"
                                    + " timeout: draw play drawn picked-up lot shuffle cut deal"
                                    + " turnup @next @apart @between @elsewhere pickup open tie"
                                    + " discard pozzetto look takeback putback stock pile merge lay"
                                    + " expose show cannot say +12s +0.350s notice timeout arbiter"
                                    + " waive points redeal end as ? ?? N E S W NS EW NS1 EW1 EW2"
                                    + " 1 2 3 14 7m 31B 23ter.2 4.6 7H 7h/2 JK jk/4 2D KC AS 3H 4H"
                                    + " 5H 6H any -100 ; [Deck \"as-is\"] [Club \"a;b\"]")
                            .split(" "));

    @BeforeAll
    static void printSeed() {
        System.out.println("fuzz.seed=" + SEED + ", runs=" + RUNS);
    }

    private final RandomGenerator chance =
            RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);

    @Test
    void goodRecordsWithSomethingChangedAreReadOrRefused() {
        List<String> good = List.of(Records.MIDDLE_OF_A_HAND, Records.WHOLE_HAND);
        for (int run = 0; run < RUNS; run++) {
            byte[] bytes = bytes(good.get(chance.nextInt(good.size())));
            check(chance.nextBoolean() ? changedWords(bytes) : changedBytes(bytes), run);
        }
    }

    @Test
    void linesOfWordsInAnyOrderAreReadOrRefused() {
        for (int run = 0; run < RUNS; run++) {
            StringBuilder text = new StringBuilder();
            for (int i = chance.nextInt(12); i >= 0; i--) {
                text.append(word()).append(chance.nextInt(4) == 0 ? '\n' : ' ');
            }
            check(bytes(text.toString()), run);
        }
    }

    @Test
    void anyBytesAreReadOrRefused() {
        for (int run = 0; run < RUNS; run++) {
            byte[] bytes = new byte[chance.nextInt(40)];
            chance.nextBytes(bytes);
            check(bytes, run);
        }
    }

    private void check(byte[] bytes, int run) {
        try {
            switch (RecordReader.read(bytes)) {
                case ReadResult.Unreadable unreadable -> checkPlace(unreadable.problem(), bytes);
                case ReadResult.Readable readable -> checkWriting(readable.document());
            }
            if (Judgement.of(bytes) instanceof Judgement.Refused refused) {
                checkPlace(refused.problem(), bytes);
            }
        } catch (RuntimeException | AssertionError failure) {
            String text = new String(bytes, StandardCharsets.UTF_8);
            fail("seed " + SEED + ", run " + run + ":\n" + text, failure);
        }
    }

    private static void checkPlace(Problem problem, byte[] bytes) {
        String[] lines = new String(bytes, StandardCharsets.UTF_8).split("\n", -1);
        assertTrue(problem.line() >= 1 && problem.line() <= lines.length, "line exists");
        String line = lines[problem.line() - 1];
        int columns = line.codePointCount(0, line.length()) + 1;
        assertTrue(problem.column() >= 1 && problem.column() <= columns, "column exists");
    }

    private static void checkWriting(HandRecord document) {
        String once = RecordWriter.write(document);
        HandRecord again = Records.read(once);
        assertEquals(once, RecordWriter.write(again));
        assertEquals(withoutColumns(document), withoutColumns(again));
    }

    /** The words of a record, independent of their columns. */
    private static List<Object> withoutColumns(HandRecord document) {
        List<Object> said = new ArrayList<>();
        for (Entry entry : document.entries()) {
            said.add(entry.number() + entry.comment());
            switch (entry) {
                case BlankLine _ -> {}
                case TagLine tag -> said.addAll(List.of(tag.name(), tag.value()));
                case PositionEntry position -> said.add(position.position());
                case ActionLine action -> said.addAll(List.of(action.act(), action.late()));
            }
        }
        return said;
    }

    private byte[] changedWords(byte[] bytes) {
        List<String> lines =
                new ArrayList<>(
                        Arrays.asList(new String(bytes, StandardCharsets.UTF_8).split("\n")));
        for (int i = chance.nextInt(3); i >= 0; i--) {
            int at = chance.nextInt(lines.size());
            switch (chance.nextInt(4)) {
                case 0 -> lines.set(at, "");
                case 1 -> lines.add(at, lines.get(chance.nextInt(lines.size())));
                case 2 -> lines.set(at, lines.get(at) + " " + word());
                default -> lines.set(at, withAnotherWord(lines.get(at)));
            }
        }
        return bytes(String.join("\n", lines));
    }

    private String withAnotherWord(String line) {
        String[] words = line.split(" ");
        words[chance.nextInt(words.length)] = word();
        return String.join(" ", words);
    }

    private byte[] changedBytes(byte[] bytes) {
        byte[] changed = bytes.clone();
        for (int i = chance.nextInt(3); i >= 0; i--) {
            changed[chance.nextInt(changed.length)] = (byte) chance.nextInt(256);
        }
        return Arrays.copyOf(changed, changed.length - chance.nextInt(changed.length / 8));
    }

    private String word() {
        return WORDS.get(chance.nextInt(WORDS.size()));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
