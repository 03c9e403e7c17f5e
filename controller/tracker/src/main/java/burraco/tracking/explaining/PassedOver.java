package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.picture.Visit;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;

/** What was seen and needs no explanation any more, because people know, or nobody does. */
public final class PassedOver {
    private static final int MOST = 2_000;

    /** So many acts in which everything fits. */
    private static final int SOME_TURNS = 24;

    /** And so many where the table has looked anew at what lies there: a lap. */
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
            seen.removeFirst(); // Nothing so old is heard of any more.
        }
        seen.add(new Seen(visit.card(), visit.zone(), visit.first()));
    }

    public void addPozzetto(int number) {
        pozzetti.add(number);
    }

    /** How well the hand is understood lately. */
    public Surprise surprise() {
        return surprise;
    }

    /** Something is not understood: what came of it by now, after so many acts, is not known. */
    public void lose(int acts) {
        lost = true;
        miscount();
        lostWith = Math.max(lostWith, acts);
    }

    /**
     * It has been looked at what lies there, so many acts by now.
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

    /** Whether each act since the hand was found again may be the partner's. */
    public boolean isTurnGuessed() {
        return turnIsGuessed;
    }

    /** How many cards a player has is not known any more. */
    public void miscount() {
        miscounted = true;
    }

    /**
     * Everything is understood again, so many acts by now: it was long enough ago.
     *
     * @return whether it is found again by that
     */
    public boolean findAfter(int acts) {
        boolean found = lost && acts >= lostWith + SOME_TURNS;
        if (found) {
            find();
        }
        return found;
    }

    /** While the hand is lost something is supposed of which nothing was seen. */
    public void suppose(int acts) {
        if (lost) {
            lookedAnew(acts);
        }
    }

    /** People have said how it was. */
    public void know() {
        miscounted = false;
        turnIsGuessed = false;
        find();
    }

    /** What was passed over is looked at again. */
    public void forget() {
        seen.clear();
        pozzetti.clear();
    }

    private void find() {
        lost = false;
        lostWith = 0;
        pozzetti.clear();
    }

    /** Whether nobody can rely on how many cards a player has, since not all was understood. */
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
