package burraco.engine.ruling;

import java.util.Locale;

/** What a limited turn allows to take, besides a discard. */
public enum Allowed {
    DRAW,
    /** To draw or to pick up. */
    ANY,
    /** To draw, or a pickup that opens a meld. */
    OPEN;

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
