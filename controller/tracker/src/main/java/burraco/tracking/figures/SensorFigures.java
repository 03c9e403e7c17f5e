package burraco.tracking.figures;

import static burraco.tracking.figures.FigureSource.GUESSED;
import static burraco.tracking.figures.FigureSource.MEASURED;
import static burraco.tracking.figures.FigureSource.PHYSICAL;
import static burraco.tracking.figures.FigureUnit.CARDS;
import static burraco.tracking.figures.FigureUnit.CHANCE;
import static burraco.tracking.figures.FigureUnit.FACTOR;
import static burraco.tracking.figures.FigureUnit.GRAMS;
import static burraco.tracking.figures.FigureUnit.MILLISECONDS;
import static burraco.tracking.figures.FigureUnit.NUMBER;
import static burraco.tracking.figures.FigureUnit.SHARE;

/**
 * When an antenna, reader or scale is no longer trusted, and when it is trusted again. Measured
 * figures were counted in 24 hands of the virtual table under reference and harsh noise with
 * different people, and in 10 hands of a generator that shares no code with it; guessed ones are a
 * compromise between noticing a fault soon and letting people cover something.
 */
public final class SensorFigures {
    /** How often all sensors are checked: half of the time between two looks. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LOOK_MILLIS = 100;

    // What an antenna hears

    /** Weight of the newest look in the share of looks in which an antenna hears any card. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double LATELY = 0.2;

    /** Share from which on an antenna counts as hearing cards; echoes stay below. */
    @TrackerFigure(unit = CHANCE, source = MEASURED)
    public static final double SPEAKS = 0.6;

    /** Number of hits from which on a card lies over the antenna; an echo is missed more often. */
    @TrackerFigure(unit = NUMBER, source = MEASURED)
    public static final int STEADY = 5;

    /** Share of misses below which a card counts as mostly heard. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double MOSTLY_HEARD = 0.5;

    // The whole table, or a whole reader

    /** Number of antennas falling silent together that no hand can cover. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int SEVERAL = 3;

    /**
     * Falling silent together means within this time: two looks of a reader, which are up to 0.6 s
     * apart.
     */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long AT_ONCE_MILLIS = 1_200;

    /** Share of the antennas that heard cards which must be silent; the rest may hear echoes. */
    @TrackerFigure(unit = SHARE, source = GUESSED)
    public static final double NEARLY_ALL = 0.85;

    /**
     * Number of empty looks of all silent antennas together; a card at rest is missed in fewer than
     * one look in five.
     */
    @TrackerFigure(unit = NUMBER, source = MEASURED)
    public static final int EMPTY_LOOKS = 6;

    /** How long an arm may cover one reader's part of the table; the longest measured was 0.9 s. */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long AN_ARM_MILLIS = 1_500;

    /** A silence older than this has been judged already. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long OLD_MILLIS = 10_000;

    /** Number of antennas hearing cards again after which the reader or the table is trusted. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int SOME = 2;

    // A reader that does not answer

    /** A working reader is never silent this long; the longest measured was 0.9 s. */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long SILENT_MILLIS = 2_500;

    /** Nor this many times longer than its longest recent pause. */
    @TrackerFigure(unit = FACTOR, source = GUESSED)
    public static final int TIMES_LONGER = 5;

    /** A pause longer than this is a fault and does not count as the time between two looks. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LONGEST_PAUSE_MILLIS = 2_000;

    /** Factor by which the longest pause shrinks with every look. */
    @TrackerFigure(unit = FACTOR, source = GUESSED)
    public static final double FORGET = 0.9995;

    /** Number of looks after which a reader's usual pause is known. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int KNOWN_AFTER = 100;

    /** If a reader is overdue by this, nobody is blamed. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LATE_MILLIS = 900;

    // One antenna

    /** How long an antenna may be covered, since cards under a resting hand are still heard. */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long COVERED_MILLIS = 1_500;

    /** And for this many looks. */
    @TrackerFigure(unit = NUMBER, source = MEASURED)
    public static final int COVERED_LOOKS = 4;

    /** How long a meld may be covered or held in a hand; the longest measured was 7 s. */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long MELD_AWAY_MILLIS = 12_000;

    /** The same for the pile while other antennas of it hear well; the longest measured was 3 s. */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long PILE_AWAY_MILLIS = 6_000;

    /** The same for a stack whose scale shows that it lies there; the longest measured was 2 s. */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long STACK_AWAY_MILLIS = 4_000;

    /** Number of cards on a scale below which lifting them might be missed. */
    @TrackerFigure(unit = CARDS, source = GUESSED)
    public static final int A_STACK = 3;

    /** Number of empty looks after which an antenna may be distrusted. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int MANY_LOOKS = 12;

    /** A lone card that has lain this long lies there certainly. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LONG_MILLIS = 20_000;

    // The pile while cards are drawn

    /** Number of hits from which on a card on the pile is no echo. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int NO_ECHO = 4;

    /** A discard that is silent this long was taken; if it is played again it counts as new. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long TAKEN_MILLIS = 4_000;

    /**
     * Time that people need to push the row of discards together and the antennas to notice; the
     * longest measured was 3 s.
     */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long PUSHING_MILLIS = 4_000;

    /** Shortest time between two draws: nobody's turn is shorter. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long A_TURN_MILLIS = 1_500;

    /** Number of draws without a new discard after which nobody is blamed; one is usual. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int ODD_DRAWS = 2;

    /** Number after which the pile is distrusted: two discards in a row that nobody hears. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int TOO_MANY_DRAWS = 3;

    /** How long a hand stays over the row of discards, except for the slowest people. */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long A_HAND_MILLIS = 4_500;

    /**
     * Number of cards over one antenna of the pile from which on the next may lie over its
     * neighbour.
     */
    @TrackerFigure(unit = CARDS, source = MEASURED)
    public static final int FULL = 3;

    /** An antenna that heard a card within this time works: two rounds of turns. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long LATELY_HEARD_MILLIS = 180_000;

    // Tags

    /** How often the melds are checked for two exchanged tags. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long MELDS_LOOK_MILLIS = 1_000;

    /** Fewer cards are no meld and say nothing about exchanged tags. */
    @TrackerFigure(unit = CARDS, source = PHYSICAL)
    public static final int A_MELD = 3;

    // Scales

    /** Number of impossible values in a row after which a scale is distrusted. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int IMPOSSIBLE = 3;

    /** Number of possible values in a row after which it is trusted again. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int THINKABLE = 5;

    /** No table carries more on a scale, nor shows less by as much; hands lean with less. */
    @TrackerFigure(unit = GRAMS, source = GUESSED)
    public static final double MOST_GRAMS = 20_000;

    /**
     * How long a scale may show nothing while its antenna hears cards; the longest measured was 3
     * s.
     */
    @TrackerFigure(unit = MILLISECONDS, source = MEASURED)
    public static final long CONTRADICTS_MILLIS = 8_000;

    // Trust again

    /** Time within which somebody may have played unheard; the quickest turn is longer. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long AN_ACT_MILLIS = 5_000;

    /** Number of looks with a card after which an antenna is trusted. */
    @TrackerFigure(unit = NUMBER, source = GUESSED)
    public static final int WELL_AGAIN = 3;

    /** Time after which beliefs have settled again: two looks of each antenna and a play. */
    @TrackerFigure(unit = MILLISECONDS, source = GUESSED)
    public static final long SETTLES_MILLIS = 2_000;

    private SensorFigures() {}
}
