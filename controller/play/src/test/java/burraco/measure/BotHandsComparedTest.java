package burraco.measure;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.rules.RuleSet;
import burraco.hal.virtual.Chance;
import burraco.play.Bot;
import burraco.play.BotHand;
import burraco.play.BotRecord;
import burraco.record.Judgement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whole hands of bots compared with themselves. {@code -Dseed=S} plays others. */
@Tag("campaign")
class BotHandsComparedTest {
    private static final int HANDS = 40;
    private static final long SEED = Long.getLong("seed", 1);

    /** The record of a hand in which every card is known. */
    private static String record(long seed) {
        Hand dealt = BotHand.dealt(seed, RuleSet.FIBUR_INT_2018, Seat.SOUTH);
        BotRecord record = new BotRecord(seed, dealt);
        BotHand.play(dealt, new Bot(new Chance(~seed)), record);
        return record.text();
    }

    private static Judgement.Judged judge(String record) {
        return switch (Judgement.of(record.getBytes(StandardCharsets.UTF_8))) {
            case Judgement.Judged judged -> judged;
            case Judgement.Refused refused -> throw new AssertionError(refused.problem());
        };
    }

    /** The public record: the faced card, then the acts, each card with its copy. */
    private static List<String> seen(String record) {
        Judgement.Judged judged = judge(record);
        List<String> lines = new ArrayList<>();
        lines.add("up: " + judged.start().pile().top());
        for (Judgement.Step step : judged.steps()) {
            boolean drawn = step.text().contains("draw");
            lines.add(drawn ? step.text() : withCopies(step.text(), step.moved()));
        }
        return lines;
    }

    private static String withCopies(String act, List<Card> moved) {
        Iterator<Card> cards = moved.iterator();
        List<String> words = new ArrayList<>();
        for (String word : act.split(" ")) {
            boolean card = CardName.parse(word).isPresent();
            words.add(card ? cards.next().toString() : word);
        }
        return String.join(" ", words);
    }

    @Test
    void aHandBesideItselfIsAllExact() {
        for (long seed = SEED; seed < SEED + HANDS; seed++) {
            String record = record(seed);
            for (String other : List.of(record, String.join("\n", seen(record)))) {
                Comparison hand = Beside.of(record, other).compare();
                Counts counts = hand.counts();
                assertTrue(hand.problem().isEmpty(), "seed " + seed + ": " + hand.problem());
                assertTrue(counts.acts() > 20, "seed " + seed);
                assertEquals(allExact(counts.acts(), 0), counts, "seed " + seed);
                assertEquals(List.of(), hand.falseRulings(), "seed " + seed);
                assertEquals(0, hand.otherLastCards(), "seed " + seed);
            }
        }
    }

    private static Counts allExact(long acts, long missed) {
        return new Counts(acts, acts - missed, 0, 0, missed, 0, 0, 0);
    }

    @Test
    void oneActLeftOutIsOneMissed() {
        int compared = 0;
        for (long seed = SEED; seed < SEED + HANDS; seed++) {
            String record = record(seed);
            Chance chance = new Chance(seed).stream("left out");
            for (int i = 0; i < 5; i++) {
                List<String> lines = seen(record);
                int at = 1 + chance.below(lines.size() - 1);
                String left = lines.remove(at);
                Comparison hand = Beside.of(record, String.join("\n", lines)).compare();
                // Sometimes the change makes somebody lay more cards than he has.
                if (hand.problem().isEmpty()) {
                    Counts counts = hand.counts();
                    String where = "seed " + seed + ", act " + at + ": " + left;
                    assertEquals(allExact(counts.acts(), 1), counts, where);
                    compared++;
                }
            }
        }
        assertTrue(compared > HANDS, "only " + compared + " could be judged");
    }
}
