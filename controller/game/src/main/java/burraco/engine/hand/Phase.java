package burraco.engine.hand;

import java.util.Locale;

/** How far a hand, and in it a turn, has come. */
public enum Phase {
    DEAL,
    /** Whose turn it is has neither drawn nor picked up. */
    DRAW,
    PLAY,
    OVER;

    private final String id = name().toLowerCase(Locale.ROOT);

    @Override
    public String toString() {
        return id;
    }
}
