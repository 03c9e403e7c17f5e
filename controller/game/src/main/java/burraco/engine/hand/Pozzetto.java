package burraco.engine.hand;

import burraco.cards.Line;
import burraco.cards.Seat;

/** The state of one of the pozzetti. */
public sealed interface Pozzetto {
    /** There is none. */
    record Absent() implements Pozzetto {}

    /** On the table, to be taken. */
    record Lying(Holding cards) implements Pozzetto {}

    /**
     * Taken, and its taker has not begun a turn with it.
     *
     * @param mayLook whether the taker's partner has discarded since (art. 21 ter)
     */
    record Unplayed(Seat seat, Holding cards, boolean mayLook) implements Pozzetto {}

    /** Taken by this line and in play. */
    record Played(Line line) implements Pozzetto {}

    Absent ABSENT = new Absent();

    /** Whether this line took it. */
    default boolean takenBy(Line line) {
        return switch (this) {
            case Absent _, Lying _ -> false;
            case Unplayed unplayed -> unplayed.seat().line() == line;
            case Played played -> played.line() == line;
        };
    }

    /** The cards that are still together. */
    default Holding cards() {
        return switch (this) {
            case Absent _, Played _ -> Holding.EMPTY;
            case Lying lying -> lying.cards();
            case Unplayed unplayed -> unplayed.cards();
        };
    }
}
