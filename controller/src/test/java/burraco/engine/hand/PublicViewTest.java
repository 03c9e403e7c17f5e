package burraco.engine.hand;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.act.Act;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.play.Mischief;
import burraco.play.Move;
import burraco.record.Judgement;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** A ruling at the table comes from what lay open, and says nothing about what did not. */
class PublicViewTest {
    private static final int TRIES = 400;

    /** Bots that know their own cards, judged by who sees only the table. */
    @Test
    void whatEverybodySeesIsEnoughToRule() {
        int hands = 0;
        for (Case which : Mischief.cases()) {
            boolean found = false;
            for (long seed = 0; seed < TRIES && !found; seed++) {
                Onlooker onlooker = new Onlooker();
                Optional<Mischief.Committed> hand =
                        Mischief.play(
                                seed,
                                RuleSet.FIBUR_INT_2018,
                                which,
                                Mischief.Afterwards.CARRIED_OUT,
                                onlooker);
                if (hand.isPresent()) {
                    found = true;
                    hands++;
                    assertEquals(
                            ids(hand.get().rulings()),
                            ids(onlooker.rulings),
                            which + ", seed " + seed);
                }
            }
        }
        assertTrue(hands > 50, "cases seen: " + hands);
    }

    private static List<String> ids(List<Ruling> rulings) {
        return rulings.stream().map(ruling -> ruling.which() + " " + ruling.seat()).toList();
    }

    /** Follows a hand without looking into any fan. */
    private static final class Onlooker implements Mischief.Watcher {
        private final List<Ruling> rulings = new ArrayList<>();
        private Hand seen;
        private int number;

        @Override
        public void saw(Hand before, Move move, Outcome.Ruled after) {
            if (seen == null) {
                seen = PublicView.of(before);
            }
            Act act = PublicView.of(move.act(), after.moved());
            Outcome outcome = Engine.apply(seen, act, ++number, move.late());
            assertTrue(outcome instanceof Outcome.Ruled, () -> act + ": " + outcome);
            Outcome.Ruled ruled = (Outcome.Ruled) outcome;
            rulings.addAll(ruled.rulings());
            seen = ruled.hand();
            assertEquals(List.of(), Conservation.violations(seen), () -> act.toString());
            for (Seat seat : Seat.values()) {
                Cards known = seen.fan(seat).known();
                Cards really = after.hand().fan(seat).known();
                assertTrue(really.with(known).equals(really), () -> seat + " has " + known);
                assertEquals(after.hand().fan(seat).size(), seen.fan(seat).size(), act.toString());
            }
        }
    }

    @Test
    void whatLiesHiddenIsHidden() {
        String record =
                """
                W: KD 4C
                pile: 9S TC
                turn: W draw
                W pickup
                E expose 6H
                """;
        Hand hand = judged(record, Judgement.Knowing.ALL).end();
        Hand seen = PublicView.of(hand);
        assertEquals("TC/1 9S/1", text(seen.fan(Seat.WEST).known()));
        assertEquals(2, seen.fan(Seat.WEST).unseen());
        assertEquals("6H/1", text(seen.fan(Seat.EAST).known()));
        assertEquals(List.of(), Conservation.violations(seen));
    }

    private static String text(Cards cards) {
        return String.join(
                " ",
                cards.sorted(burraco.cards.Order.IN_A_FAN).stream().map(Object::toString).toList());
    }

    /** The record knows that W has no second 7S; the table may not say so, and asks to be shown. */
    @Test
    void theOnlyCardOfThePileIsToBeShown() {
        String record =
                """
                [Code "FITAB-ITA-2026"]
                W: KD 4C 9H
                pile: 7S
                turn: W draw
                W pickup
                W discard 7S
                """;
        assertEquals("takeback discard", verbs(judged(record, Judgement.Knowing.ALL)));
        assertEquals("show", verbs(judged(record, Judgement.Knowing.WHAT_LIES_OPEN)));
    }

    @Test
    void whoseTimeIsOverNeedNotShowHisHighestCard() {
        String record =
                """
                [Turn "on"]
                W: KD 4C 9H
                turn: W play
                +10.001s
                +5.001s
                """;
        assertEquals("complete discard", verbs(judged(record, Judgement.Knowing.ALL)));
        assertEquals("complete advise", verbs(judged(record, Judgement.Knowing.WHAT_LIES_OPEN)));
    }

    private static Judgement.Judged judged(String record, Judgement.Knowing knowing) {
        byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
        return (Judgement.Judged) Judgement.of(bytes, knowing);
    }

    private static String verbs(Judgement.Judged judged) {
        List<String> verbs = new ArrayList<>();
        for (Judgement.Step step : judged.steps()) {
            for (Ruling ruling : step.rulings()) {
                for (String remedy : burraco.testing.RulingText.remedies(ruling).split("; ")) {
                    verbs.add(remedy.split(" ")[0]);
                }
            }
        }
        return String.join(" ", verbs);
    }
}
