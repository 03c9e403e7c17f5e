package burraco.engine.meld;

import burraco.cards.Cards;
import burraco.cards.Seat;
import java.util.Optional;

/** Whether cards may be added to a meld, and how it counts (glossary: congelamento). */
public sealed interface Freeze {
    /** Not frozen. */
    record None() implements Freeze {}

    /**
     * Until this seat's next turn; its partner may not add to the meld meanwhile.
     *
     * @param atRisk cards that count against the line if anybody closes before (art. 28)
     * @param his those of them that this seat laid, and not his partner before
     * @param burraco what the meld counts as; empty for what its cards are
     * @param turns how many of the seat's turns must begin: 1 for the next one
     */
    record Until(Seat seat, Cards atRisk, Cards his, Optional<Burraco> burraco, int turns)
            implements Freeze {
        public Until(Seat seat) {
            this(seat, Cards.NONE, Optional.empty(), 1);
        }

        public Until(Seat seat, Cards atRisk, Optional<Burraco> burraco, int turns) {
            this(seat, atRisk, atRisk, burraco, turns);
        }

        /** The same after one of those turns has begun. */
        public Until aTurnLater() {
            return new Until(seat, atRisk, his, burraco, turns - 1);
        }
    }

    /**
     * For good.
     *
     * @param negative cards that count against the line at the end
     * @param burraco what the meld counts as; empty for what its cards are
     */
    record ForGood(Cards negative, Optional<Burraco> burraco) implements Freeze {}

    /**
     * Combines it with the freeze for another fault on the same meld; a meld that is frozen for
     * good stays so.
     */
    default Freeze and(Until next) {
        return switch (this) {
            case None _ -> next;
            case ForGood forGood -> forGood;
            case Until until ->
                    new Until(
                            next.seat,
                            until.atRisk.with(next.atRisk),
                            until.seat == next.seat ? until.his.with(next.his) : next.his,
                            until.burraco.or(next::burraco),
                            Math.max(until.turns, next.turns));
        };
    }

    None NONE = new None();
    ForGood FOR_GOOD = new ForGood(Cards.NONE, Optional.empty());
}
