package burraco.tracking.explaining;

import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import java.util.Arrays;

/**
 * Handles a pozzetto that left its scale and may only have been lifted, because people count or
 * square its cards and put them back. Until something shows that somebody took it, nobody did.
 */
final class LiftedPozzetto {
    private final Search search;
    private final Evidence evidence;

    LiftedPozzetto(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
    }

    /**
     * Proposes that nobody took the pozzetto and that it is back or will be.
     *
     * @param due whether somebody may have laid his last card unheard and taken it
     */
    void passOver(PartialExplanation node, int index, Observation.PozzettoGone gone, boolean due) {
        boolean wanted = due || isWanted(node.position().open());
        for (int i = index + 1; i < evidence.happenings().size(); i++) {
            if (!node.explains(i)
                    && evidence.happenings().get(i) instanceof Observation.PozzettoBack back
                    && back.number() == gone.number()) {
                double cost = Cost.putBack(back.at() - gone.at(), wanted);
                search.pass(node, 1L << index | 1L << i, cost);
                return;
            }
        }
        search.pass(node, 1L << index, Cost.lifted(search.now() - gone.at(), wanted));
    }

    /** Whether a player without cards has not received a pozzetto and so may want one. */
    private static boolean isWanted(Hand hand) {
        return Arrays.stream(Seat.values())
                .filter(seat -> hand.fan(seat).isEmpty())
                .filter(seat -> hand.pozzetti().heldBy(seat) == 0)
                .anyMatch(seat -> !hand.pozzettoDue(seat.line()));
    }
}
