package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Unit.CHANCE;
import static burraco.tracking.figures.Unit.LOGARITHM;

/** How sure the table is of where a card lies before it goes by it. */
public final class Beliefs {
    /** A card whose silence is so unlikely has been away from its place. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double LONG_GONE = -8;

    /** A card of the pile whose silence is likelier than this is still heard there. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double HEARD = -3;

    /** A card heard twice lies there from this belief on. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double HARDLY = 0.5;

    /** A card heard once lies there from this belief on. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double CLEARLY = 0.95;

    /** A card whose silence is so unlikely has left its place. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double GONE = -5.3;

    /** A card that was believed there with less begins another stay when it is heard. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double AS_GOOD_AS_GONE = 0.05;

    /** A card of a meld whose silence is less likely is silent where the meld lay. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double MELD_SILENT = -3;

    /** As sure as the table needs to be before it says where a card lies. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double SURE = 0.97;

    /** With so much belief a card has clearly been heard to lie there. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double CERTAIN = 0.998;

    /** With less belief a card does not count as lying there unsurely. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double THINKABLE = 0.15;

    /** A visit is over when the card's silence has become so unlikely. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double VISIT_OVER = -5.6;

    /** What was heard only once before may have come then, and was hardly heard at first. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double VISIT_OVER_AFTER_ONE = -7.6;

    /** A card is silent if its silence would be so unlikely. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double BEYOND_BELIEF = -14;

    /** A card whose silence is so unlikely does not lie there. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double SILENT = -4;

    /** A card whose silence is so unlikely has left, and nobody is blamed by it. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double LEFT = -6;

    /** A card whose silence is so unlikely is away. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double AWAY = -4;

    private Beliefs() {}
}
