package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Source.MEASURED;
import static burraco.tracking.figures.Source.PHYSICAL;
import static burraco.tracking.figures.Unit.CARDS;
import static burraco.tracking.figures.Unit.CHANCE;
import static burraco.tracking.figures.Unit.FACTOR;
import static burraco.tracking.figures.Unit.GRAMS;
import static burraco.tracking.figures.Unit.MILLISECONDS;
import static burraco.tracking.figures.Unit.NUMBER;
import static burraco.tracking.figures.Unit.SHARE;

/**
 * When a sense is doubted and when it is trusted again. What is measured was counted in 24 hands of
 * the virtual table under reference and harsh noise with other people in each, and in 10 of a
 * generator that shares nothing with it; what is guessed is a compromise between how soon a fault
 * is noticed and how long people cover something.
 */
public final class Trust {
    /** All senses are looked at so often: half of the time between two looks. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LOOK = 100;

    // What an antenna hears

    /** So much of what is known of how often it names a card is of the last look. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double LATELY = 0.2;

    /** An antenna that names a card in so many looks speaks; echoes stay below. */
    @Figure(unit = CHANCE, source = MEASURED)
    public static final double SPEAKS = 0.6;

    /** A card that was named so often there lies there; an echo is missed more often. */
    @Figure(unit = NUMBER, source = MEASURED)
    public static final int STEADY = 5;

    /** A card of which fewer looks are missed is mostly heard there. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double MOSTLY_HEARD = 0.5;

    // The whole table, or a whole reader

    /** So many antennas that fall silent at once are no hand's doing. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int SEVERAL = 3;

    /** At once: within two looks of a reader, which are up to 0.6 s apart. */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long AT_ONCE = 1_200;

    /** Of all antennas that spoke, that many must be silent; the rest may be echoes. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double NEARLY_ALL = 0.85;

    /** So many empty looks in all. A card at rest is missed in less than every fifth. */
    @Figure(unit = NUMBER, source = MEASURED)
    public static final int EMPTY_LOOKS = 6;

    /**
     * One reader's part of the table may be covered by an arm for so long; the longest was 0.9 s.
     */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long AN_ARM = 1_500;

    /** A silence that is older than that has been looked at. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long OLD = 10_000;

    /** So many antennas that name cards again are enough. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int SOME = 2;

    // A reader that says nothing

    /** Longer than that no reader is silent that works; the longest was 0.9 s. */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long SILENT = 2_500;

    /** Nor so many times longer than it has ever been lately. */
    @Figure(unit = FACTOR, source = GUESSED)
    public static final int TIMES_LONGER = 5;

    /** What is longer is no pause between two looks, but a fault. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LONGEST_PAUSE = 2_000;

    /** A longest pause is forgotten by so much with every look. */
    @Figure(unit = FACTOR, source = GUESSED)
    public static final double FORGET = 0.9995;

    /** So many looks show how often a reader speaks. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int KNOWN_AFTER = 100;

    /** Nobody is blamed when a reader is late. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LATE = 900;

    // One antenna

    /** So long an antenna may be covered: a resting hand is heard under. */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long COVERED = 1_500;

    /** And for so many looks. */
    @Figure(unit = NUMBER, source = MEASURED)
    public static final int COVERED_LOOKS = 4;

    /** So long a meld may be covered or in somebody's hand; the longest was 7 s. */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long MELD_AWAY = 12_000;

    /** The same of the pile, while others of it hear well; the longest was 3 s. */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long PILE_AWAY = 6_000;

    /** The same under a stock or pozzetto that its scale shows; the longest was 2 s. */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long STACK_AWAY = 4_000;

    /** With fewer cards on a scale a lift could be missed. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final int A_STACK = 3;

    /** An antenna is doubted only after so many empty looks. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int MANY_LOOKS = 12;

    /** A lone card that has lain somewhere for so long lies there certainly. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LONG = 20_000;

    // The pile as draws go on

    /** An echo that was heard so often was missed more often. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int NO_ECHO = 4;

    /** A card that is silent for so long has been taken; who plays it again brings a new one. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long TAKEN = 4_000;

    /**
     * So long people need to push a row together, and the hearing to notice; the longest was 3 s.
     */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long PUSHING = 4_000;

    /** Two draws are so far apart: nobody's turn is shorter. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long A_TURN = 1_500;

    /** So many draws without a new card on the pile: nobody is blamed; one is usual. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int ODD_DRAWS = 2;

    /** And these are believed: two discards in a row that nobody hears. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int TOO_MANY_DRAWS = 3;

    /** A hand stays over the row for so long, but for the slowest people. */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long A_HAND = 4_500;

    /** With so many cards over an antenna the next one may lie over its neighbour. */
    @Figure(unit = CARDS, source = MEASURED)
    public static final int FULL = 3;

    /** An antenna that has named cards since then is not deaf: two laps. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LATELY_HEARD = 180_000;

    // Tags

    /** Melds are looked at so often, whether two of their cards are exchanged. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long MELDS_LOOK = 1_000;

    /** With fewer cards it is no meld, and tells nothing of exchanged tags. */
    @Figure(unit = CARDS, source = PHYSICAL)
    public static final int A_MELD = 3;

    // Scales

    /** So often in a row a scale shows what cannot be. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int IMPOSSIBLE = 3;

    /** And so often something thinkable before it is believed again. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int THINKABLE = 5;

    /** No table has that on a scale, nor misses so much; hands lean with less. */
    @Figure(unit = GRAMS, source = GUESSED)
    public static final double MOST_GRAMS = 20_000;

    /**
     * A scale shows none and its antenna hears them all the time, for so long; the longest was 3 s.
     */
    @Figure(unit = MILLISECONDS, source = MEASURED)
    public static final long CONTRADICTS = 8_000;

    // Coming back

    /** In so much time somebody may have played unheard; the quickest turn is longer. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long AN_ACT = 5_000;

    /** So many looks in which it names a card. */
    @Figure(unit = NUMBER, source = GUESSED)
    public static final int WELL_AGAIN = 3;

    /** After that what is believed settles: two looks of each antenna and a play. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long SETTLES = 2_000;

    private Trust() {}
}
