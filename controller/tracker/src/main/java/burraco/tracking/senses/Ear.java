package burraco.tracking.senses;

import burraco.layout.LaidAntenna;
import burraco.tracking.figures.Trust;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.hearing.Spot;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * What one antenna heard lately: whether it speaks, and which cards lie there as far as it knows.
 */
final class Ear {
    final LaidAntenna laid;
    private final int index;
    private final Hearing hearing;

    /** How often it names any card. */
    private double rate;

    /** The same before it fell silent. */
    private double rateBefore;

    /** Empty looks since it named any card, and the first of them. */
    private int empty;

    private long emptySince = -1;

    /** Looks since it named a card that lies there, and the first of them. */
    private int mute;

    private long muteSince = -1;
    private int well;

    /** Since when it has named cards that lie there, without any longer pause. */
    private long heardSince = -1;

    /** When it last named a card that lies there; -1 before the first. */
    private long heardLast = -1;

    /** The cards that lie there, as it heard when it last heard well. */
    private final BitSet lying = new BitSet();

    Ear(LaidAntenna laid, int index, Hearing hearing) {
        this.laid = laid;
        this.index = index;
        this.hearing = hearing;
    }

    /** It has been looked at, and these cards were named. */
    void look(long at, List<Integer> named) {
        if (named.isEmpty()) {
            if (empty == 0) {
                emptySince = at;
                rateBefore = rate;
            }
            empty++;
            rate -= rate * Trust.LATELY;
        } else {
            empty = 0;
            rate += (1 - rate) * Trust.LATELY;
        }
        if (namesItsOwn(named)) {
            heardSince = mute > Trust.COVERED_LOOKS || heardSince < 0 ? at : heardSince;
            heardLast = at;
            mute = 0;
            well++;
        } else {
            if (mute == 0) {
                muteSince = at;
            }
            mute++;
            well = 0;
        }
    }

    private boolean namesItsOwn(List<Integer> named) {
        for (int card : named) {
            if (lying.get(card) || liesHere(card)) {
                return true;
            }
        }
        return false;
    }

    /** Whether it is heard here best, and steadily. */
    private boolean liesHere(int card) {
        Spot here = null;
        for (Spot spot : hearing.spots(card)) {
            if (here == null || spot.atRest() > here.atRest()) {
                here = spot;
            }
        }
        return here != null
                && here.antenna() == index
                && here.hits() >= Trust.STEADY
                && here.missWell() < Trust.MOSTLY_HEARD;
    }

    /** While it hears well, what it hears is remembered for the time when it does not. */
    void remember() {
        if (mute > 0) {
            return;
        }
        lying.clear();
        for (int card : hearing.known(index)) {
            lying.set(card, liesHere(card));
        }
    }

    /** The cards that lay there and are heard nowhere else since. */
    List<Integer> missing() {
        return lying.stream().filter(card -> !isElsewhere(card)).boxed().toList();
    }

    private boolean isElsewhere(int card) {
        for (Spot spot : hearing.spots(card)) {
            if (spot.antenna() != index
                    && spot.last() > muteSince
                    && spot.hits() >= Trust.WELL_AGAIN
                    && spot.missWell() < Trust.MOSTLY_HEARD) {
                return true;
            }
        }
        return false;
    }

    /** The cards that lie there, or lay there when it fell silent. */
    BitSet lying() {
        return lying;
    }

    /** What is believed of a card here, if anything. */
    Optional<Spot> spot(int card) {
        return hearing.spots(card).stream().filter(spot -> spot.antenna() == index).findFirst();
    }

    /** Whether a card lay there for long when it fell silent. */
    boolean layLong(int card) {
        return spot(card).filter(spot -> muteSince - spot.first() > Trust.LONG).isPresent();
    }

    boolean speaks() {
        return empty == 0 && rate >= Trust.SPEAKS;
    }

    /** Whether it spoke until some time ago, and names nothing since. */
    boolean fellSilent() {
        return empty > 0 && rateBefore >= Trust.SPEAKS;
    }

    int empty() {
        return empty;
    }

    long emptySince() {
        return emptySince;
    }

    int mute() {
        return mute;
    }

    long muteSince() {
        return muteSince;
    }

    int index() {
        return index;
    }

    /** Whether it has named cards that lie there again and again for so long since then. */
    boolean hearsFor(long millis, long since, long now) {
        if (mute > Trust.COVERED_LOOKS || lying.isEmpty()) {
            return false;
        }
        return now - Math.max(since, heardSince) > millis;
    }

    /** Whether it has named a card that lies there since then: it is not deaf. */
    boolean hasHeard(long since) {
        return heardLast >= 0 && heardLast >= since;
    }

    /** It is not trusted any more: that it hears well has to be shown from now on. */
    void distrust() {
        well = 0;
    }

    /** Whether it names cards that lie there, look after look. */
    boolean hearsWell() {
        return well >= Trust.WELL_AGAIN;
    }
}
