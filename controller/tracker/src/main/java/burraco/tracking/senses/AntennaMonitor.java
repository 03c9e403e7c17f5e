package burraco.tracking.senses;

import burraco.layout.LaidAntenna;
import burraco.tracking.figures.SensorFigures;
import burraco.tracking.hearing.AntennaBelief;
import burraco.tracking.hearing.Hearing;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Watches one antenna: whether it hears any cards lately, and which cards lie over it as far as it
 * has heard.
 */
final class AntennaMonitor {
    final LaidAntenna laid;
    private final int index;
    private final Hearing hearing;

    /** Share of recent looks in which it named any card. */
    private double rate;

    /** The same before it fell silent. */
    private double rateBefore;

    /** Number of looks since it last named any card, and the time of the first of them. */
    private int empty;

    private long emptySince = -1;

    /**
     * Number of looks since it last named a card that lies there, and the time of the first of
     * them.
     */
    private int mute;

    private long muteSince = -1;
    private int well;

    /** Since when it has named cards that lie there, without a long pause. */
    private long heardSince = -1;

    /** When it last named a card that lies there, or -1. */
    private long heardLast = -1;

    /** The cards that lie there, as of the last time it heard well. */
    private final BitSet lying = new BitSet();

    AntennaMonitor(LaidAntenna laid, int index, Hearing hearing) {
        this.laid = laid;
        this.index = index;
        this.hearing = hearing;
    }

    /** Takes in one look, with the cards that it named. */
    void look(long at, List<Integer> named) {
        if (named.isEmpty()) {
            if (empty == 0) {
                emptySince = at;
                rateBefore = rate;
            }
            empty++;
            rate -= rate * SensorFigures.LATELY;
        } else {
            empty = 0;
            rate += (1 - rate) * SensorFigures.LATELY;
        }
        if (namesItsOwn(named)) {
            heardSince = mute > SensorFigures.COVERED_LOOKS || heardSince < 0 ? at : heardSince;
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

    /** Whether the card is heard here best, and steadily. */
    private boolean liesHere(int card) {
        AntennaBelief here = null;
        for (AntennaBelief spot : hearing.spots(card)) {
            if (here == null || spot.atRest() > here.atRest()) {
                here = spot;
            }
        }
        return here != null
                && here.antenna() == index
                && here.hits() >= SensorFigures.STEADY
                && here.missWell() < SensorFigures.MOSTLY_HEARD;
    }

    /** While the antenna hears well, remembers what it hears. */
    void remember() {
        if (mute > 0) {
            return;
        }
        lying.clear();
        for (int card : hearing.known(index)) {
            lying.set(card, liesHere(card));
        }
    }

    /** The cards that lay there and have not been heard elsewhere since. */
    List<Integer> missing() {
        return lying.stream().filter(card -> !isElsewhere(card)).boxed().toList();
    }

    private boolean isElsewhere(int card) {
        for (AntennaBelief spot : hearing.spots(card)) {
            if (spot.antenna() != index
                    && spot.last() > muteSince
                    && spot.hits() >= SensorFigures.WELL_AGAIN
                    && spot.missWell() < SensorFigures.MOSTLY_HEARD) {
                return true;
            }
        }
        return false;
    }

    /** The cards that lie there, or lay there when it fell silent. */
    BitSet lying() {
        return lying;
    }

    /** What is believed of a card at this antenna, if anything. */
    Optional<AntennaBelief> spot(int card) {
        return hearing.spots(card).stream().filter(spot -> spot.antenna() == index).findFirst();
    }

    /** Whether a card had lain there for long when it fell silent. */
    boolean layLong(int card) {
        return spot(card)
                .filter(spot -> muteSince - spot.first() > SensorFigures.LONG_MILLIS)
                .isPresent();
    }

    boolean speaks() {
        return empty == 0 && rate >= SensorFigures.SPEAKS;
    }

    /** Whether it named cards until some time ago, and has named none since. */
    boolean fellSilent() {
        return empty > 0 && rateBefore >= SensorFigures.SPEAKS;
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

    /**
     * Whether it has repeatedly named cards that lie there, for this many milliseconds since then.
     */
    boolean hearsFor(long millis, long since, long now) {
        if (mute > SensorFigures.COVERED_LOOKS || lying.isEmpty()) {
            return false;
        }
        return now - Math.max(since, heardSince) > millis;
    }

    /** Whether it has named a card that lies there since then. */
    boolean hasHeard(long since) {
        return heardLast >= 0 && heardLast >= since;
    }

    /** Starts a new proof that it hears well, because it is no longer trusted. */
    void distrust() {
        well = 0;
    }

    /** Whether it names cards that lie there, look after look. */
    boolean hearsWell() {
        return well >= SensorFigures.WELL_AGAIN;
    }
}
