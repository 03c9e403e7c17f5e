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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whole hands with a committed case, ruled with all fans hidden. */
@Tag("campaign")
class PublicHandsTest {
    private static final int TRIES = 400;

    /** Bots that know their own cards, judged by a referee that sees only open cards. */
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

    /** Follows a hand without seeing any fan. */
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
}
