package burraco.engine.ruling;

import java.util.Locale;

/** What a player may take in a limited turn, in which he may do nothing else but discard. */
public enum Allowed {
    DRAW,
    /** A draw or a pickup. */
    ANY,
    /** A draw, or a pickup that opens a meld. */
    OPEN;

    /** The stricter of two limits of one turn. */
    public static Allowed narrower(Allowed one, Allowed other) {
        if (one == ANY) {
            return other;
        }
        return other == ANY || one == DRAW ? one : other;
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
