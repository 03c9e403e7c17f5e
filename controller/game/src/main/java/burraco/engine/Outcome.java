package burraco.engine;

import burraco.cards.Card;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Impossible;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import java.util.List;

/** The result of applying an act. */
public sealed interface Outcome {
    /**
     * The act was carried out.
     *
     * @param hand the hand after it, lawful or not
     * @param rulings what the code says about it; empty if nothing is wrong
     * @param moved the physical cards that were meant, in the order in which the act names them
     * @param settled what was owed before it and is no longer due, and why
     */
    record Ruled(Hand hand, List<Ruling> rulings, List<Card> moved, List<Settled> settled)
            implements Outcome {}

    /** The act contradicts what is known of the cards, so it cannot have happened. */
    record Refuted(Impossible why) implements Outcome {}
}
