package burraco.tracking.explaining;

import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import java.util.Arrays;

/**
 * A pozzetto that left its place may only have been lifted: people count the cards, or square them,
 * and put them back. As long as nothing shows that somebody took it, nobody did.
 */
final class LiftedPozzetto {
    private final Search search;
    private final Evidence evidence;

    LiftedPozzetto(Search search, Evidence evidence) {
        this.search = search;
        this.evidence = evidence;
    }

    /**
     * Nobody took it: it lies there again, or will.
     *
     * @param due whether somebody may have laid his last card unheard, and taken it
     */
    void passOver(Node node, int index, Happening.PozzettoGone gone, boolean due) {
        boolean wanted = due || isWanted(node.position().open());
        for (int i = index + 1; i < evidence.happenings().size(); i++) {
            if (!node.explains(i)
                    && evidence.happenings().get(i) instanceof Happening.PozzettoBack back
                    && back.number() == gone.number()) {
                double cost = Cost.putBack(back.at() - gone.at(), wanted);
                search.pass(node, 1L << index | 1L << i, cost);
                return;
            }
        }
        search.pass(node, 1L << index, Cost.lifted(search.now() - gone.at(), wanted));
    }

    /** Whether somebody has no card left, and has not been given any: he wants one. */
    private static boolean isWanted(Hand hand) {
        return Arrays.stream(Seat.values())
                .filter(seat -> hand.fan(seat).isEmpty())
                .filter(seat -> hand.pozzetti().heldBy(seat) == 0)
                .anyMatch(seat -> !hand.pozzettoDue(seat.line()));
    }
}
