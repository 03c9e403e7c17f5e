package burraco.engine.hand;

import burraco.cards.Line;
import burraco.cards.Seat;
import java.util.Arrays;

/** The two pozzetti, and a third place for one left from the hand before. Immutable. */
public final class Pozzetti {
    /** Two that have yet to be dealt. */
    public static final Pozzetti TO_BE_MADE =
            new Pozzetti(
                    new Pozzetto.Lying(Holding.EMPTY),
                    new Pozzetto.Lying(Holding.EMPTY),
                    Pozzetto.ABSENT);

    private final Pozzetto[] all;

    private Pozzetti(Pozzetto... all) {
        this.all = all;
    }

    /**
     * @param number 1 for the first to be taken, 2; 3 for one left from the hand before
     */
    public Pozzetto get(int number) {
        return all[number - 1];
    }

    public Pozzetti with(int number, Pozzetto state) {
        Pozzetto[] changed = all.clone();
        changed[number - 1] = state;
        return new Pozzetti(changed);
    }

    /** Whether the line took one, whether or not it has begun to play it. */
    public boolean takenBy(Line line) {
        return all[0].takenBy(line) || all[1].takenBy(line) || all[2].takenBy(line);
    }

    /**
     * The number of the one that is taken next; 0 if none is left. If the one from the hand before
     * is in play, the first is skipped (art. 21 bis).
     */
    public int onTop() {
        boolean first = all[0] instanceof Pozzetto.Lying;
        boolean second = all[1] instanceof Pozzetto.Lying;
        if (second && (!first || oldInPlay())) {
            return 2;
        }
        return first ? 1 : 0;
    }

    private boolean oldInPlay() {
        return all[2].takenBy(Line.NS) || all[2].takenBy(Line.EW);
    }

    /** Whether a player of the line who empties his fan takes one. */
    public boolean due(Line line) {
        return onTop() != 0 && !takenBy(line);
    }

    /** The number of the one that this seat took and has not begun to play; 0 if there is none. */
    public int heldBy(Seat seat) {
        for (int number = 1; number <= all.length; number++) {
            if (get(number) instanceof Pozzetto.Unplayed held && held.seat() == seat) {
                return number;
            }
        }
        return 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Pozzetti pozzetti && Arrays.equals(all, pozzetti.all);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(all);
    }
}
