package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureUnit.CHANCE;
import static burraco.tracking.figures.FigureUnit.LOGARITHM;

/** How sure the tracker must be of where a card lies before it acts on it. */
public final class BeliefFigures {
    /**
     * Logarithm of a card's chance of being silent by accident, below which it has been away from
     * its place.
     */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double LONG_GONE = -8;

    /** Logarithm of the same chance, above which a card of the pile counts as still heard there. */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double HEARD = -3;

    /** Smallest belief with which a card that was heard at least twice counts as lying there. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double HARDLY = 0.5;

    /** Smallest belief with which a card that was heard only once counts as lying there. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double CLEARLY = 0.95;

    /**
     * Logarithm of a card's chance of being silent by accident, below which it has left its place.
     */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double GONE = -5.3;

    /** Belief below which a card that is heard again begins a new stay. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double AS_GOOD_AS_GONE = 0.05;

    /** Logarithm of the chance below which a card of a meld counts as silent where the meld lay. */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double MELD_SILENT = -3;

    /** Belief from which on the tracker says where a card lies. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double SURE = 0.97;

    /**
     * Belief from which on a card has clearly been heard at its place, clearly enough to blame
     * somebody.
     */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double CERTAIN = 0.998;

    /** Belief below which a card is not even considered to lie somewhere. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double THINKABLE = 0.15;

    /** Logarithm of the chance below which a silence ends a card's visit to a place. */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double VISIT_OVER = -5.6;

    /**
     * The same for a card that had been heard only once; it may have arrived then and been missed
     * at first.
     */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double VISIT_OVER_AFTER_ONE = -7.6;

    /** Logarithm of the chance below which a card is reported as missing from its place. */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double BEYOND_BELIEF = -14;

    /**
     * Logarithm of the chance below which a card does not lie there when a lost hand is recovered.
     */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double SILENT = -4;

    /**
     * Logarithm of the chance below which a discard that was heard well has left the pile before
     * anybody is blamed for it.
     */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double LEFT = -6;

    /**
     * Logarithm of the chance below which a card of a meld counts as taken away when the melds are
     * counted.
     */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double AWAY = -4;

    private BeliefFigures() {}
}
