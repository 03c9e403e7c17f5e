package burraco.running;

import burraco.engine.hand.Hand;

/**
 * Somebody who is told what nobody at the table may know, and keeps it to himself until he may say
 * it. He is told on the table's thread: who takes long holds up the table.
 */
@FunctionalInterface
public interface Confidant {
    /**
     * @param all where every card is, as far as the table knows
     */
    void accept(Snapshot now, Hand all);
}
