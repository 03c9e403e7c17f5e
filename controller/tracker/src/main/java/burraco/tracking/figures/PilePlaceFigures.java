package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureSource.PHYSICAL;
import static burraco.tracking.figures.FigureUnit.CENTIMETRES;
import static burraco.tracking.figures.FigureUnit.CHANCE;
import static burraco.tracking.figures.FigureUnit.LOGARITHM;

/** How the place of a discard on the pile is judged by what the antennas of the pile hear. */
public final class PilePlaceFigures {
    /** Distance between the middles of two cards that touch: the width of a card. */
    @TrackerFigure(unit = CENTIMETRES, source = PHYSICAL)
    public static final double BESIDE_CM = 6.3;

    /**
     * Distance from which on two discards lie apart; between the two, half a card, nothing is said.
     */
    @TrackerFigure(unit = CENTIMETRES, source = GUESSED)
    public static final double APART_CM = 1.5 * BESIDE_CM;

    /**
     * Over antennas whose gap is smaller than this, cards may always lie side by side: how often
     * they are heard does not tell 3 cm from 14 cm.
     */
    @TrackerFigure(unit = CENTIMETRES, source = GUESSED)
    public static final double NEIGHBOURS_CM = 3;

    /**
     * How far outside its place (negative: inside the border) the first discard must be to lie
     * clearly elsewhere.
     */
    @TrackerFigure(unit = CENTIMETRES, source = GUESSED)
    public static final double OUTSIDE_CM = -1.5;

    /**
     * How much better, as a logarithm, the wrong place must explain the readings than the right
     * one.
     */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double CLEARLY = 5;

    /** Value below which hardly anything speaks against the right place. */
    @TrackerFigure(unit = LOGARITHM, source = GUESSED)
    public static final double HARDLY = -1;

    /**
     * Distance from its border within which an antenna hears worse, and beyond which it hears only
     * now and then.
     */
    @TrackerFigure(unit = CENTIMETRES, source = GUESSED)
    public static final double BORDER_CM = 1.5;

    /** Distance beyond which an antenna does not hear a card of the pile. */
    @TrackerFigure(unit = CENTIMETRES, source = GUESSED)
    public static final double REACH_CM = 7;

    /** Chance that an antenna hears a card well inside its border. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_INSIDE = 0.97;

    /** The same at the border, inside. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_AT_BORDER = 0.8;

    /** The same at the border, outside. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_JUST_OUTSIDE = 0.12;

    /** The same farther outside. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_OUTSIDE = 0.006;

    /** The same beyond its reach. */
    @TrackerFigure(unit = CHANCE, source = GUESSED)
    public static final double HEARD_FAR = 0.002;

    private PilePlaceFigures() {}
}
