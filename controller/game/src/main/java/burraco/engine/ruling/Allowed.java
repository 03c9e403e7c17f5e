package burraco.engine.ruling;

import java.util.Locale;

/** What a player may take in a limited turn, in which he otherwise only discards. */
public enum Allowed {
    DRAW,
    /** To draw or to pick up. */
    ANY,
    /** To draw, or a pickup that opens a meld. */
    OPEN;

    /** Of two limits of one turn the narrower one. */
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
