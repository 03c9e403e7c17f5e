package burraco.tracking.hearing;

/**
 * Whether something covers a place: a hand that lies or works above it makes several cards silent
 * at once. What a card itself has to say about it does not count for that card.
 */
final class Cover {
    /** The logarithm of how likely a hand is there, as against not, before anything tells. */
    private static final double SELDOM = -3;

    /** What an earlier look said counts so much at the next. */
    private static final double STILL = 0.5;

    private static final double LIES = 0.5;
    private static final double MOST = 6;

    private double tells;

    void look() {
        tells *= STILL;
    }

    /** A card that lies there was heard or missed at this look. */
    void add(Trace trace, boolean heard) {
        double tellsNow = trace.share() < LIES ? 0 : ratio(trace.missWell(), heard);
        trace.tells = trace.tells * STILL + tellsNow;
        tells += tellsNow;
    }

    private static double ratio(double miss, boolean heard) {
        double under = under(miss);
        return heard ? StrictMath.log((1 - under) / (1 - miss)) : StrictMath.log(under / miss);
    }

    /** How likely a card is missed under a hand. */
    static double under(double miss) {
        return Math.max(miss, Likelihood.HAND_MISS);
    }

    /** How likely something covers the place, by the other cards there. */
    double without(Trace trace) {
        double others = Math.clamp(tells - trace.tells, -MOST, MOST);
        return 1 / (1 + StrictMath.exp(-SELDOM - others));
    }
}
