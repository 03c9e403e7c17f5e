package burraco.play.evening;

import burraco.hal.virtual.Chance;
import burraco.text.Sentence;

/** How the people at a table behave: their speed, their habits, how carefully they lay cards. */
public final class Manners {
    public static final Manners USUAL = new Manners(1, 1, 2.0, 0.35);

    private static final double HURRIED = 0.4;

    private final double slowness;
    private final double oddness;
    private final double pitch;
    private final double untidiness;
    private final double hands;
    private final Habits habits;

    /**
     * @param slowness factor of the usual times; movements that must be fast to count as one are
     *     not changed
     * @param oddness factor of the usual probabilities of quirks
     * @param pitch centimetres from one card of a meld to the next, where there is room
     * @param untidiness how far a card lies from its place, in centimetres
     */
    public Manners(double slowness, double oddness, double pitch, double untidiness) {
        this(slowness, oddness, pitch, untidiness, 1, Habits.NONE);
    }

    private Manners(
            double slowness,
            double oddness,
            double pitch,
            double untidiness,
            double hands,
            Habits habits) {
        this.slowness = slowness;
        this.oddness = oddness;
        this.pitch = pitch;
        this.untidiness = untidiness;
        this.hands = hands;
        this.habits = habits;
    }

    /** People with random manners. */
    public static Manners some(Chance chance) {
        return new Manners(
                chance.triangular(0.6, 1, 1.6),
                chance.triangular(0.3, 1, 2),
                chance.triangular(1.3, 2, 3),
                chance.triangular(0.1, 0.35, 0.8));
    }

    /** People with random manners from wider ranges, including the speed of their hands. */
    static Manners strange(Chance chance) {
        return new Manners(
                chance.triangular(0.35, 1, 2.5),
                chance.triangular(0, 1, 4),
                chance.triangular(0.9, 2, 4),
                chance.triangular(0.05, 0.35, 1.3),
                chance.triangular(0.55, 1, 1.2),
                Habits.NONE);
    }

    /** A description for people. */
    Sentence told() {
        return new Sentence(
                "people.manners",
                Strangers.decimals(2, slowness),
                Strangers.decimals(2, hands),
                Strangers.decimals(2, oddness),
                Strangers.decimals(1, pitch),
                Strangers.decimals(2, untidiness));
    }

    /** The same people when turns are timed: fast and without quirks. */
    public Manners hurried() {
        return new Manners(HURRIED * slowness, 0, pitch, untidiness);
    }

    /** The same people with these habits, and no others. */
    public Manners with(Habits others) {
        return new Manners(slowness, oddness, pitch, untidiness, hands, others);
    }

    public Habits habits() {
        return habits;
    }

    public long time(ActionTime pace, Chance chance) {
        double slow =
                switch (pace) {
                    // Limits and the speed of hands do not grow with the thinking time.
                    case BETWEEN_PLAYS, FAN_DIP -> 1;
                    case LAY_NEXT, LAY_TOGETHER, HESITATE, REACH, DRAW -> hands;
                    case SHUFFLE,
                            CUT,
                            DEAL_ONE,
                            POZZETTO_ONE,
                            PUT_DOWN_STOCK,
                            COUNT_FAN,
                            ARBITERS_GO,
                            THINK_TAKE,
                            THINK_PLAY,
                            THINK_NEXT_PLAY,
                            THINK_DISCARD,
                            PONDER,
                            THINK_REMEDY,
                            CALL,
                            GATHER_PILE,
                            TAKE_POZZETTO,
                            INTO_THE_FAN,
                            HAND_STAYS,
                            SHOW ->
                            slowness;
                };
        return (long) (slow * chance.triangular(pace.least, pace.usual, pace.most));
    }

    boolean does(Quirk quirk, Chance chance) {
        double odds = quirk.chance * oddness;
        return switch (quirk) {
            // Whether people do these does not depend on how odd or careless they are.
            case LAYS_TOGETHER, LAYS_DOWN_LAST_CARDS, MAKES_POZZETTI_TOGETHER, RUNS_OUT_OF_TIME ->
                    chance.happens(quirk.chance);
            case HESITATES,
                    PONDERS,
                    LEANS_ON_STOCK,
                    HAND_STAYS_ON_MELD,
                    BRUSHES_A_CARD,
                    RESTS_A_HAND,
                    DIPS_THE_FAN ->
                    chance.happens(odds);
        };
    }

    double pitch() {
        return pitch;
    }

    /** A random distance of a card from its place. */
    double off(Chance chance) {
        return chance.triangular(-untidiness, 0, untidiness);
    }
}
