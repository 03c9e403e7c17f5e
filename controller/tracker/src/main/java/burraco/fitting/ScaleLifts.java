package burraco.fitting;

import burraco.hal.Reading;
import java.util.OptionalLong;

/** How long what lies on one scale is away before it is back. */
final class ScaleLifts {
    /** With less of it left it has been lifted. */
    private static final double GONE = 0.3;

    /** And with so much it is back; a card or two may be missing. */
    private static final double BACK = 0.85;

    /** What comes on top at once and weighs more cards is a hand. */
    private static final double HAND = 2.5;

    /** Fewer cards than this are no stack. */
    private static final int STACK = 8;

    /** Who holds it for longer has done something else with it. */
    private static final long LONGEST = 60_000;

    private final double card;
    private double lies;
    private long gone = -1;

    /**
     * @param card what one weighs
     */
    ScaleLifts(double card) {
        this.card = card;
    }

    /** How long it was away, where this shows that it is back. */
    OptionalLong take(Reading.Weight weight) {
        double grams = weight.grams();
        if (gone >= 0) {
            if (grams < BACK * lies) {
                return OptionalLong.empty();
            }
            long away = weight.at() - gone;
            gone = -1;
            return away <= LONGEST ? OptionalLong.of(away) : OptionalLong.empty();
        }
        boolean stack = lies >= STACK * card;
        if (stack && grams < GONE * lies) {
            gone = weight.at();
        } else if (!stack || grams < lies + HAND * card) {
            lies = grams;
        }
        return OptionalLong.empty();
    }
}
