package burraco.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import burraco.cards.Seat;
import burraco.engine.hand.Conservation;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.play.BotHand;
import burraco.play.BotRecord;
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
 * Whole hands whose acts were swapped, dropped, doubled or given to another player: each is judged,
 * or refused at a line that exists, and no card is lost. A failure prints its seed; {@code
 * -Dbroken.seed} repeats it.
 */
@Tag("campaign")
class BrokenHandsTest {
    private static final long SEED = Long.getLong("broken.seed", 31);
    private static final int RUNS = Integer.getInteger("broken.runs", 600);
    private static final List<String> STRAY =
            List.of(
                    "N draw",
                    "E pickup",
                    "S takeback discard",
                    "W putback stock",
                    "W putback pile",
                    "N putback pozzetto",
                    "N pozzetto",
                    "E look",
                    "W cannot",
                    "S say draw",
                    "W discard ?? ?",
                    "N takeback NS1",
                    "E takeback EW1",
                    "N merge NS2 NS1",
                    "W merge EW1 EW2",
                    "notice N",
                    "notice",
                    "doubt W",
                    "doubt W 2",
                    "timeout",
                    "arbiter redeal",
                    "arbiter waive",
                    "arbiter reopen",
                    "arbiter freeze EW1",
                    "arbiter bar N NS1",
                    "arbiter 31B W",
                    "+61s",
                    "end");

    @BeforeAll
    static void printSeed() {
        System.out.println("broken.seed=" + SEED + ", runs=" + RUNS);
    }

    private final RandomGenerator chance =
            RandomGeneratorFactory.of("L64X128MixRandom").create(SEED);

    @Test
    void aHandOutOfOrderIsJudgedOrRefusedAndKeepsItsCards() {
        List<List<String>> hands = new ArrayList<>();
        for (Code code : Code.values()) {
            for (long seed = 1; seed <= 5; seed++) {
                hands.add(hand(seed, RuleSet.of(code)));
            }
        }
        for (int run = 0; run < RUNS; run++) {
            List<String> lines = new ArrayList<>(hands.get(chance.nextInt(hands.size())));
            for (int i = chance.nextInt(4); i >= 0; i--) {
                disturb(lines);
            }
            check(String.join("\n", lines), lines.size(), run);
        }
    }

    private static List<String> hand(long seed, RuleSet rules) {
        BotRecord record = new BotRecord(seed, BotHand.dealt(seed, rules, Seat.SOUTH));
        BotHand.play(seed, rules, record);
        return Arrays.asList(record.text().split("\n"));
    }

    private void disturb(List<String> lines) {
        int at = chance.nextInt(lines.size());
        String line = lines.get(at);
        switch (chance.nextInt(6)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, line);
            case 2 -> lines.set(at, lines.set(chance.nextInt(lines.size()), line));
            case 3 -> lines.add(at, STRAY.get(chance.nextInt(STRAY.size())));
            case 4 -> lines.set(at, line + " ?");
            default -> lines.set(at, "NESW".charAt(chance.nextInt(4)) + line.replaceAll("^.", ""));
        }
        if (lines.isEmpty()) {
            lines.add("end");
        }
    }

    private static void check(String text, int lines, int run) {
        try {
            switch (Judgement.of(text.getBytes(StandardCharsets.UTF_8))) {
                case Judgement.Refused refused ->
                        assertTrue(refused.problem().line() <= lines, "line exists");
                case Judgement.Judged judged -> {
                    assertEquals(List.of(), Conservation.violations(judged.end()));
                    judgedAgain(judged);
                    judgedByWhatLiesOpen(text);
                }
            }
        } catch (RuntimeException | AssertionError failure) {
            fail("seed " + SEED + ", run " + run + ":\n" + text, failure);
        }
    }

    /** If the record is possible, so is its public version. */
    private static void judgedByWhatLiesOpen(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        Judgement open = Judgement.of(bytes, Judgement.Knowing.WHAT_LIES_OPEN);
        Judgement.Judged judged = assertInstanceOf(Judgement.Judged.class, open);
        assertEquals(List.of(), Conservation.violations(judged.end()));
    }

    /** The acts that judge prints are a valid record with the same result. */
    private static void judgedAgain(Judgement.Judged judged) {
        List<Judgement.Step> steps = judged.steps();
        StringBuilder text = new StringBuilder();
        int next = 0;
        for (RecordWriter.Written line : RecordWriter.lines(judged.document())) {
            boolean act = next < steps.size() && steps.get(next).line() == line.number();
            text.append(act ? steps.get(next++).text() : line.toString()).append('\n');
        }
        Judgement.Judged again = Records.judged(text.toString());
        assertEquals(
                steps.stream().map(Judgement.Step::rulings).toList(),
                again.steps().stream().map(Judgement.Step::rulings).toList());
        assertEquals(
                steps.stream().map(Judgement.Step::text).toList(),
                again.steps().stream().map(Judgement.Step::text).toList());
    }
}
