package burraco.engine.meld;

import burraco.cards.Seat;

/** Whether cards may be added to a meld, and it counts as usual (glossary: congelamento). */
public sealed interface Freeze {
    /** A meld like any other. */
    record None() implements Freeze {}

    /** Until this seat's next turn; its partner may not add to the meld meanwhile. */
    record Until(Seat seat) implements Freeze {}

    /** For good. */
    record ForGood() implements Freeze {}

    None NONE = new None();
    ForGood FOR_GOOD = new ForGood();
}
