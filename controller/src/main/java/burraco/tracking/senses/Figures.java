package burraco.tracking.senses;

/**
 * When a sense is doubted and when it is trusted again. Each figure says where it comes from:
 * <i>hands</i> are 24 hands of the virtual table under reference and harsh noise with other people
 * in each, and 10 of a generator that shares nothing with it; <i>chosen</i> is a compromise between
 * how soon a fault is noticed and how long people cover something.
 */
final class Figures {
    private Figures() {}

    /** All senses are looked at so often; chosen: half of the time between two looks. */
    static final long LOOK = 100;

    // What an antenna hears

    /** So much of what is known of how often it names a card is of the last look; chosen. */
    static final double LATELY = 0.2;

    /** An antenna that names a card in so many looks speaks; hands: echoes stay below. */
    static final double SPEAKS = 0.6;

    /** A card that was named so often there lies there; hands: an echo is missed more often. */
    static final int STEADY = 5;

    static final double MOSTLY_HEARD = 0.5;

    // The whole table, or a whole reader

    /** So many antennas that fall silent at once are no hand's doing; chosen. */
    static final int SEVERAL = 3;

    /** At once: within two looks of a reader, which are up to 0.6 s apart (hands). */
    static final long AT_ONCE = 1_200;

    /** Of all antennas that spoke, that many must be silent; the rest may be echoes; chosen. */
    static final double NEARLY_ALL = 0.85;

    /** So many empty looks in all; hands: a card at rest is missed in less than every fifth. */
    static final int EMPTY_LOOKS = 6;

    /** One reader's part of the table may be covered by an arm for so long; hands: 0.9 s. */
    static final long AN_ARM = 1_500;

    /** A silence that is older than that has been looked at; chosen. */
    static final long OLD = 10_000;

    /** So many antennas that name cards again are enough; chosen. */
    static final int SOME = 2;

    // A reader that says nothing

    /** Longer than that no reader is silent that works; hands: 0.9 s. */
    static final long SILENT = 2_500;

    /** Nor so many times longer than it has ever been lately; chosen. */
    static final int TIMES_LONGER = 5;

    /** What is longer is no pause between two looks, but a fault; chosen. */
    static final long LONGEST_PAUSE = 2_000;

    /** A longest pause is forgotten by so much with every look; chosen. */
    static final double FORGET = 0.9995;

    /** So many looks show how often a reader speaks; chosen. */
    static final int KNOWN_AFTER = 100;

    /** Nobody is blamed when a reader is late; chosen. */
    static final long LATE = 900;

    // One antenna

    /** So long, and so many looks, nobody is blamed by it; hands: a resting hand is heard under. */
    static final long COVERED = 1_500;

    static final int COVERED_LOOKS = 4;

    /** So long a meld may be covered or in somebody's hand; hands: 7 s at most. */
    static final long MELD_AWAY = 12_000;

    /** One or two antennas of the pile, while others of it hear well; hands: 3 s. */
    static final long PILE_AWAY = 6_000;

    /** Under a stock or pozzetto that its scale shows; hands: 2 s under harsh noise. */
    static final long STACK_AWAY = 4_000;

    /** With fewer cards on a scale a lift could be missed; chosen. */
    static final int A_STACK = 3;

    static final int MANY_LOOKS = 12;

    /** A lone card that has lain somewhere for so long lies there certainly; chosen. */
    static final long LONG = 20_000;

    // The pile as draws go on

    /** An echo that was heard so often was missed more often; chosen. */
    static final int NO_ECHO = 4;

    /** A card that is silent for so long has been taken; who plays it again brings a new one. */
    static final long TAKEN = 4_000;

    /** So long people need to push a row together, and the hearing to notice; hands: 3 s. */
    static final long PUSHING = 4_000;

    /** Two draws are so far apart; people: nobody's turn is shorter. */
    static final long A_TURN = 1_500;

    /** So many draws without a new card on the pile: nobody is blamed; people: one is usual. */
    static final int ODD_DRAWS = 2;

    /** And these are believed; people: two discards in a row that nobody hears. */
    static final int TOO_MANY_DRAWS = 3;

    /** A hand stays over the row for so long; hands: 4.5 s at most but for the slowest people. */
    static final long A_HAND = 4_500;

    /** With so many cards over an antenna the next one may lie over its neighbour; hands. */
    static final int FULL = 3;

    /** An antenna that has named cards since then is not deaf; chosen: two laps. */
    static final long LATELY_HEARD = 180_000;

    // Tags

    /** Melds are looked at so often, whether two of their cards are exchanged; chosen. */
    static final long MELDS_LOOK = 1_000;

    static final int A_MELD = 3;

    // Scales

    /** So often in a row a scale shows what cannot be; chosen. */
    static final int IMPOSSIBLE = 3;

    /** And so often something thinkable before it is believed again; chosen. */
    static final int THINKABLE = 5;

    /** No table has that on a scale, nor misses so much; hands lean with less. */
    static final double MOST_GRAMS = 20_000;

    /** A scale shows none and its antenna hears them all the time, for so long; hands: 3 s. */
    static final long CONTRADICTS = 8_000;

    // Coming back

    /** In so much time somebody may have played unheard; people: the quickest turn is longer. */
    static final long AN_ACT = 5_000;

    /** So many looks in which it names a card; chosen. */
    static final int WELL_AGAIN = 3;

    /** After that what is believed settles; chosen: two looks of each antenna and a play. */
    static final long SETTLES = 2_000;
}
