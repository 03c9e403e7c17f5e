package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Source.PHYSICAL;
import static burraco.tracking.figures.Unit.CENTIMETRES;
import static burraco.tracking.figures.Unit.CHANCE;
import static burraco.tracking.figures.Unit.LOGARITHM;

/** Where cards of the pile lie, by what its antennas hear. */
public final class Places {
    /** So far from each other are the middles of two cards that touch: a card's width. */
    @Figure(unit = CENTIMETRES, source = PHYSICAL)
    public static final double BESIDE = 6.3;

    /** And from here on they lie apart; in between, half a card, nothing is said. */
    @Figure(unit = CENTIMETRES, source = GUESSED)
    public static final double APART = 1.5 * BESIDE;

    /**
     * Over antennas that are no farther from each other, cards may always lie beside one another:
     * how often they are heard does not tell three centimetres from fourteen.
     */
    @Figure(unit = CENTIMETRES, source = GUESSED)
    public static final double NEIGHBOURS = 3;

    /** So far outside of where it belongs the first card of a pile lies clearly elsewhere. */
    @Figure(unit = CENTIMETRES, source = GUESSED)
    public static final double OUTSIDE = -1.5;

    /** So much better must a place be than the others. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double CLEARLY = 5;

    /** Below that hardly anything speaks against the right place. */
    @Figure(unit = LOGARITHM, source = GUESSED)
    public static final double HARDLY = -1;

    /** Within so much of its border an antenna hears worse, and beyond it now and then. */
    @Figure(unit = CENTIMETRES, source = GUESSED)
    public static final double BORDER = 1.5;

    /** Beyond that an antenna hears nothing of a card of the pile. */
    @Figure(unit = CENTIMETRES, source = GUESSED)
    public static final double REACH = 7;

    /** An antenna hears a card well within its border. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_INSIDE = 0.97;

    /** The same at the border, inside. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_AT_BORDER = 0.8;

    /** The same at the border, outside. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_JUST_OUTSIDE = 0.12;

    /** The same farther outside. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_OUTSIDE = 0.006;

    /** The same beyond its reach. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_FAR = 0.002;

    private Places() {}
}
