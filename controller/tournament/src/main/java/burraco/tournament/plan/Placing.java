package burraco.tournament.plan;

import java.util.Optional;
import java.util.stream.Stream;

/** The order in which a stage takes its places, where the ranking does not say it. */
public enum Placing {
    DRAWN("draw"),
    BY_ENTRY("entry"),
    /** In the order of the arbiter's list. */
    CHOSEN("choice"),
    BY_RANKING("ranking");

    private final String id;

    Placing(String id) {
        this.id = id;
    }

    public static Optional<Placing> parse(String id) {
        return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    @Override
    public String toString() {
        return id;
    }
}
