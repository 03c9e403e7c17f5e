package burraco.tracking.figures;

import static burraco.tracking.figures.Source.GUESSED;
import static burraco.tracking.figures.Unit.CARDS;
import static burraco.tracking.figures.Unit.CHANCE;
import static burraco.tracking.figures.Unit.MILLISECONDS;
import static burraco.tracking.figures.Unit.PRICE;
import static burraco.tracking.figures.Unit.SHARE;

/** What a deal sounds and weighs like. */
public final class Dealing {
    /** A table on which nothing is heard for so long is empty. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long EMPTY_AFTER = 2_000;

    /** A card believed somewhere with more keeps the table from being empty. */
    @Figure(unit = CHANCE, source = GUESSED)
    public static final double LIES_STILL = 0.05;

    /** Over so long nothing is heard often that only passes. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long LANDED_FOR = 1_000;

    /** And in such a share of the looks; a pozzetto beside the place is heard in fewer. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double LANDED_SHARE = 0.04;

    /** And where it is heard in such a share, the antenna reads the whole pile and counts it. */
    @Figure(unit = SHARE, source = GUESSED)
    public static final double WHOLE_PILE_HEARD = 0.2;

    /** A card is heard on its way already, and the one before it perhaps a moment later. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_LATE = 500;

    /** So far from whole cards a pozzetto may be. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double WHOLE = 0.36;

    /** So far from what is expected a scale may be that speaks for it. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double HALF = 0.5;

    /** The first card has left the stock so long before it is heard, at most. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long FIRST_ON_ITS_WAY = 1_500;

    /** After so long it should have been heard on the pile. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long FIRST_HEARD_BY = 2_500;

    /** A card that lies alone is never silent for so long; what is heard then is another one. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long NEVER_SILENT = 5_000;

    /** What lies alone is heard at least once in so long. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long HEARD_EVERY = 500;

    /** What a scale shows is taken together over so long: single figures are not to be trusted. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long TAKEN_TOGETHER = 1_000;

    /** So many cards apart, what a scale shows is not at rest. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double RESTLESS = 0.6;

    /** What differs by less is the same weight. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double ANOTHER = 0.4;

    /** A scale tells a change that is more than this, and may end so far from where it is. */
    @Figure(unit = CARDS, source = GUESSED)
    public static final double STEP = 0.2;

    /** A card of the first rounds was dealt and not heard. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double UNHEARD_AT_FIRST = 1.1;

    /** Of a player of whom all cards are heard, none can be silent. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double ONE_TOO_MANY = 4;

    /** A card of the first rounds was heard that was not dealt then. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double ASTRAY_AT_FIRST = 3;

    /** Deeper in a pile, cards are heard too late for their order to mean much. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double LATER = 0.2;

    /** Two neighbours heard the wrong way round, with no more than that between them. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double SWAPPED = 0.3;

    /** Two neighbours that are heard within so long may be heard the wrong way round. */
    @Figure(unit = MILLISECONDS, source = GUESSED)
    public static final long AT_THE_SAME_TIME = 500;

    /**
     * Somebody else deals than was presumed: less than the first card of a deal that nobody hears.
     */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double NOT_PRESUMED = 1;

    /** Where the first card was faced before another one: a hint, since it may be put anywhere. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double FACED_ELSEWHERE = 1;

    /** With more than that nobody dealt clockwise, whoever it was. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double HARDLY_CLOCKWISE = 12;

    /** So much cheaper must a dealer be than the others to be known. */
    @Figure(unit = PRICE, source = GUESSED)
    public static final double CLEARLY = 1;

    private Dealing() {}
}
