package burraco.running;

import burraco.engine.hand.Hand;

/**
 * A listener that is also told of hidden cards, and must not show them before it is allowed to. It
 * is called on the table's thread, so a slow one holds up the table.
 */
@FunctionalInterface
public interface HiddenStateListener {
    /**
     * @param all where every card is, as far as the table knows
     */
    void accept(Snapshot now, Hand all);
}
