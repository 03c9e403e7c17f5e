package burraco.tracking.hearing;

import burraco.tracking.figures.AntennaFigures;

/**
 * What one antenna knows about one card: how likely it lies there, and how it has been heard so
 * far.
 */
final class CardTrace implements AntennaBelief {
    private static final int SILENT_LOOKS = 3;
    private static final int MOST_LEARNED = 8;

    /** Logarithm that stands for a silence of which nothing is known any more. */
    private static final double NEVER = -99;

    final int antenna;

    /** How often the antenna misses cards in general. */
    private final AntennaMissRate misses;

    /**
     * Probabilities that the card is passing, lies at rest and is heard well, or lies at rest in a
     * burst of misses.
     */
    double passing;

    double good;
    double bad;

    /** When this stay began, when the card was last heard, and when the antenna last looked. */
    long first;

    long last;
    long looked;
    int hits;
    int run;

    /**
     * Share of looks in which the card is missed at rest, and from how many looks that is known.
     */
    private double miss;

    private double looks = 6;

    /**
     * How unlikely the silence since the card was last heard is, if it still lies there: a
     * logarithm.
     */
    private double silence;

    private double burst;
    private long takenAt = -1;

    /**
     * The value of {@code silence} before the card was last heard, and whether it had been missed
     * several times.
     */
    private double silenceBefore;

    /**
     * The probabilities when the card was last heard; restored if the silence since turns out to
     * mean nothing.
     */
    private double goodThen;

    private double badThen;

    private boolean again;
    private boolean begun;

    CardTrace(int antenna, AntennaMissRate misses, long at) {
        this.antenna = antenna;
        this.misses = misses;
        miss = misses.share();
        first = at;
        last = at;
        looked = at;
        silenceBefore = NEVER;
        again = true;
        begun = true;
    }

    @Override
    public int antenna() {
        return antenna;
    }

    @Override
    public long first() {
        return first;
    }

    @Override
    public long last() {
        return last;
    }

    @Override
    public int hits() {
        return hits;
    }

    double share() {
        return passing + good + bad;
    }

    @Override
    public double atRest() {
        return good + bad;
    }

    /**
     * A hand or another object above the place may silence a card for long, however well it was
     * heard before.
     */
    double silence() {
        return Math.max(silence, AntennaFigures.HAND_COMES + run * AntennaFigures.UNDER_A_HAND);
    }

    double silenceBefore() {
        return silenceBefore;
    }

    boolean heardAgain() {
        return again;
    }

    @Override
    public double missWell() {
        return Math.clamp(miss, AntennaFigures.LEAST_MISS, AntennaFigures.MOST_MISS);
    }

    double missIll() {
        return Math.max(AntennaFigures.BURST_MISS, missWell());
    }

    /** Lets the time since the last look pass. */
    void pass(long at) {
        double still = PassingCard.stillPassing(at - looked);
        passing *= still;
        double fallIll = good * AntennaFigures.BURST_BEGINS;
        double recover = bad * AntennaFigures.BURST_ENDS;
        good = (good - fallIll + recover) * (1 - AntennaFigures.LEAVES);
        bad = (bad + fallIll - recover) * (1 - AntennaFigures.LEAVES);
        looked = at;
    }

    /**
     * Records that the card has been taken from here: if it is heard later, that is another stay.
     */
    void taken(long at) {
        takenAt = at;
    }

    /** Whether a reading at this time begins another stay. */
    boolean isAnotherStay(long at) {
        return takenAt >= 0 && at - takenAt >= AntennaFigures.WAY_MILLIS;
    }

    /** Begins another stay and returns the probability that was left in the old one. */
    double forgetStay(long at) {
        double share = share();
        scale(0);
        takenAt = -1;
        begin(at);
        return share;
    }

    void heard(long at) {
        if (!begun) {
            silenceBefore = silence();
            again = run >= SILENT_LOOKS;
        }
        begun = false;
        if (run >= SILENT_LOOKS && at - last > AntennaFigures.WAY_MILLIS) {
            first = at; // The card may have been taken up and put down again.
        }
        learn();
        last = at;
        hits++;
        run = 0;
        silence = 0;
        burst = AntennaFigures.BURST_BEGINS;
        passing *= 1 - AntennaFigures.PASSING_MISS;
        good *= 1 - missWell();
        bad *= 1 - missIll();
    }

    /**
     * Updates the miss rate. Misses count only once the card has been heard again, for until then
     * it may have been gone.
     */
    private void learn() {
        double seen = run + 1;
        looks = Math.min(looks + seen, AntennaFigures.LEARNED_LOOKS + seen);
        miss += (run - miss * seen) / looks;
    }

    void missed() {
        run++;
        double likely = (1 - burst) * missWell() + burst * missIll();
        silence += StrictMath.log(likely);
        double ill = burst * missIll() / likely;
        burst = ill * (1 - AntennaFigures.BURST_ENDS) + (1 - ill) * AntennaFigures.BURST_BEGINS;
        passing *= AntennaFigures.PASSING_MISS;
        good *= missWell();
        bad *= missIll();
    }

    /**
     * Begins a new stay. If it follows soon after the last one, the card may have been there and
     * was hardly heard.
     */
    void begin(long at) {
        silenceBefore = silence();
        again = true;
        begun = true;
        if (at - last < AntennaFigures.SAME_STAY_MILLIS) {
            run = Math.min(run, MOST_LEARNED);
            learn();
        } else {
            miss = misses.share();
            looks = 6;
        }
        first = at;
        hits = 0;
        run = 0;
    }

    /** Remembers the present probabilities as those of the last time the card was heard. */
    void remember() {
        goodThen = good;
        badThen = bad;
    }

    double atRestThen() {
        return goodThen + badThen;
    }

    /** Forgets the present silence, because the antenna was deaf. */
    void forgive(long at) {
        run = 0;
        silence = 0;
        burst = AntennaFigures.BURST_BEGINS;
        looked = at;
    }

    /** Restores the probabilities of the last time the card was heard. */
    void restore() {
        good = goodThen;
        bad = badThen;
        passing = 0;
    }

    void scale(double factor) {
        passing *= factor;
        good *= factor;
        bad *= factor;
    }
}
