package burraco.engine.hand;

import java.util.Locale;

/** How far a hand and its present turn have come. */
public enum Phase {
    DEAL,
    /** The player in turn has neither drawn nor picked up. */
    DRAW,
    PLAY,
    OVER;

    private final String id = name().toLowerCase(Locale.ROOT);

    @Override
    public String toString() {
        return id;
    }
}
