package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.picture.Visit;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * How far the course of the hand can be relied on: which observations need no explanation any more,
 * whether the hand is lost, and whether the card counts and the turn are known.
 */
public final class HandConfidence {
    private static final int MOST = 2_000;

    /** Number of acts in a row that must fit before a lost hand counts as found. */
    private static final int SOME_TURNS = 24;

    /** The same after the hand was recovered from what lies on the table: two acts each. */
    private static final int A_LAP = 8;

    private final LinkedHashSet<Seen> seen = new LinkedHashSet<>();
    private final Set<Integer> pozzetti = new HashSet<>();
    private final Surprise surprise = new Surprise();

    private boolean lost;
    private boolean miscounted;
    private boolean turnIsGuessed;
    private int lostWith;

    private record Seen(Card card, Zone zone, long first) {}

    public void add(Visit visit) {
        if (seen.size() >= MOST) {
            seen.removeFirst(); // Readings about such an old visit do not occur any more.
        }
        seen.add(new Seen(visit.card(), visit.zone(), visit.first()));
    }

    public void addPozzetto(int number) {
        pozzetti.add(number);
    }

    /** How hard the recent acts of the hand were to believe. */
    public Surprise surprise() {
        return surprise;
    }

    /** Marks the hand as lost after this many acts. */
    public void lose(int acts) {
        lost = true;
        miscount();
        lostWith = Math.max(lostWith, acts);
    }

    /**
     * Records that the hand was recovered from what lies on the table after this many acts.
     *
     * @param turn whether it is known whose turn it is since
     */
    public void lookedAnew(int acts, boolean turn) {
        turnIsGuessed |= !turn;
        lookedAnew(acts);
    }

    private void lookedAnew(int acts) {
        lostWith = acts + A_LAP - SOME_TURNS;
        pozzetti.clear();
    }

    /** Whether every act since the recovery may be the partner's instead. */
    public boolean isTurnGuessed() {
        return turnIsGuessed;
    }

    /** Records that the numbers of cards in the fans are unreliable. */
    public void miscount() {
        miscounted = true;
    }

    /**
     * Counts the hand as found if everything has fitted for long enough.
     *
     * @return whether it is found by that
     */
    public boolean findAfter(int acts) {
        boolean found = lost && acts >= lostWith + SOME_TURNS;
        if (found) {
            find();
        }
        return found;
    }

    /**
     * Starts counting again because something was assumed without evidence, if the hand is lost.
     */
    public void suppose(int acts) {
        if (lost) {
            lookedAnew(acts);
        }
    }

    /** Records that people have confirmed the course of the hand. */
    public void know() {
        miscounted = false;
        turnIsGuessed = false;
        find();
    }

    /** Lets observations that were passed over be explained again. */
    public void forget() {
        seen.clear();
        pozzetti.clear();
    }

    private void find() {
        lost = false;
        lostWith = 0;
        pozzetti.clear();
    }

    /** Whether the numbers of cards in the fans are unreliable. */
    public boolean isMiscounted() {
        return miscounted;
    }

    public boolean isLost() {
        return lost;
    }

    boolean has(Visit visit) {
        return !seen.isEmpty()
                && seen.contains(new Seen(visit.card(), visit.zone(), visit.first()));
    }

    boolean hasPozzetto(int number) {
        return pozzetti.contains(number);
    }
}
