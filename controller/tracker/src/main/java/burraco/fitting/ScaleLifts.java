package burraco.fitting;

import burraco.hal.Reading;
import java.util.OptionalLong;

/** Measures how long the cards of one scale are away before they are back. */
final class ScaleLifts {
    /** Fraction of the weight below which the cards have been lifted. */
    private static final double GONE = 0.3;

    /** Fraction from which on they are back; a card or two may be missing. */
    private static final double BACK = 0.85;

    /** An increase of more cards than this is a hand. */
    private static final double HAND = 2.5;

    /** Fewer cards than this are not a stack. */
    private static final int STACK = 8;

    /** A lift longer than this is not counted, because something else was done. */
    private static final long LONGEST_MILLIS = 60_000;

    private final double card;
    private double lies;
    private long gone = -1;

    /**
     * @param card grams per card
     */
    ScaleLifts(double card) {
        this.card = card;
    }

    /** Takes in a value; returns how long the cards were away if it shows that they are back. */
    OptionalLong take(Reading.Weight weight) {
        double grams = weight.grams();
        if (gone >= 0) {
            if (grams < BACK * lies) {
                return OptionalLong.empty();
            }
            long away = weight.at() - gone;
            gone = -1;
            return away <= LONGEST_MILLIS ? OptionalLong.of(away) : OptionalLong.empty();
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
