package burraco.tracking.hearing;

import burraco.tracking.figures.Radio;

/** What one antenna makes of one card: how likely it lies there, and how it was heard so far. */
final class Trace implements Spot {
    private static final int SILENT_LOOKS = 3;
    private static final int MOST_LEARNED = 8;

    /** A silence of which nothing is known any more. */
    private static final double NEVER = -99;

    final int antenna;

    /** How often the antenna misses a card of which it knows nothing. */
    private final Misses misses;

    /** Shares of belief: carried past, at rest and heard well, at rest in a burst of misses. */
    double passing;

    double good;
    double bad;

    /** The first time of this stay, the last time, and when the antenna looked last. */
    long first;

    long last;
    long looked;
    int hits;
    int run;

    /** How often it is missed at rest, and out of how many looks that is known. */
    private double miss;

    private double looks = 6;

    /** How unlikely the silence since it was last heard is, were it still there: a logarithm. */
    private double silence;

    private double burst;
    private long takenAt = -1;

    /** What its silence had come to when it was heard again, and whether that was several looks. */
    private double silenceBefore;

    /** What was believed when it was last heard, for when its silence turns out to say nothing. */
    private double goodThen;

    private double badThen;

    private boolean again;
    private boolean begun;

    Trace(int antenna, Misses misses, long at) {
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
     * A hand above the place, or whatever else, may make a card silent for long: how well it was
     * heard before says nothing of that.
     */
    double silence() {
        return Math.max(silence, Radio.HAND_COMES + run * Radio.UNDER_A_HAND);
    }

    double silenceBefore() {
        return silenceBefore;
    }

    boolean heardAgain() {
        return again;
    }

    @Override
    public double missWell() {
        return Math.clamp(miss, Radio.LEAST_MISS, Radio.MOST_MISS);
    }

    double missIll() {
        return Math.max(Radio.BURST_MISS, missWell());
    }

    /** Time has gone on since the antenna looked last. */
    void pass(long at) {
        double still = Likelihood.stillPassing(at - looked);
        passing *= still;
        double fallIll = good * Radio.BURST_BEGINS;
        double recover = bad * Radio.BURST_ENDS;
        good = (good - fallIll + recover) * (1 - Radio.LEAVES);
        bad = (bad + fallIll - recover) * (1 - Radio.LEAVES);
        looked = at;
    }

    /** The card has been taken from here: what is heard later is another stay. */
    void taken(long at) {
        takenAt = at;
    }

    /** Whether this is the first that is heard of another stay. */
    boolean isAnotherStay(long at) {
        return takenAt >= 0 && at - takenAt >= Radio.WAY_MILLIS;
    }

    /** Another stay begins, of which nothing is known; the belief that was left in it goes away. */
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
        if (run >= SILENT_LOOKS && at - last > Radio.WAY_MILLIS) {
            first = at; // It may have been taken up and put down again.
        }
        learn();
        last = at;
        hits++;
        run = 0;
        silence = 0;
        burst = Radio.BURST_BEGINS;
        passing *= 1 - Radio.PASSING_MISS;
        good *= 1 - missWell();
        bad *= 1 - missIll();
    }

    /** Misses count once the card has been heard again: until then it may have been gone. */
    private void learn() {
        double seen = run + 1;
        looks = Math.min(looks + seen, Radio.LEARNED_LOOKS + seen);
        miss += (run - miss * seen) / looks;
    }

    void missed() {
        run++;
        double likely = (1 - burst) * missWell() + burst * missIll();
        silence += StrictMath.log(likely);
        double ill = burst * missIll() / likely;
        burst = ill * (1 - Radio.BURST_ENDS) + (1 - ill) * Radio.BURST_BEGINS;
        passing *= Radio.PASSING_MISS;
        good *= missWell();
        bad *= missIll();
    }

    /** A new stay begins; soon after the last, the card may have been there and hardly heard. */
    void begin(long at) {
        silenceBefore = silence();
        again = true;
        begun = true;
        if (at - last < Radio.SAME_STAY) {
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

    /** What is believed now that it has been heard, and would still be without any silence. */
    void remember() {
        goodThen = good;
        badThen = bad;
    }

    double atRestThen() {
        return goodThen + badThen;
    }

    /** The antenna was deaf: that it has not named the card since says nothing. */
    void forgive(long at) {
        run = 0;
        silence = 0;
        burst = Radio.BURST_BEGINS;
        looked = at;
    }

    /** It lies there as it did when it was last heard. */
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
