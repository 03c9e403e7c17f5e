package burraco.tournament.field;

import java.util.Optional;
import java.util.stream.Stream;

/** Why somebody does not play on (art. 33). */
public enum Leaving {
    /** They mean to come back: 6 or 8 victory points for each round. */
    FOR_A_TIME("for-a-time"),
    /** They do not come back, and have a reason. */
    FOR_GOOD("for-good"),
    /** They leave without a reason, or are sent away: the match is lost with 0. */
    UNJUSTIFIED("unjustified");

    private final String id;

    Leaving(String id) {
        this.id = id;
    }

    /** Whether they do not come back, so that somebody else can have their place. */
    public boolean isForEver() {
        return this != FOR_A_TIME;
    }

    public static Optional<Leaving> parse(String id) {
        return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    @Override
    public String toString() {
        return id;
    }
}
