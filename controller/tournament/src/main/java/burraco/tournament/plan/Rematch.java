package burraco.tournament.plan;

import java.util.Optional;
import java.util.stream.Stream;

/** Whether pairs may meet again in a Danese stage. */
public enum Rematch {
    /** Danese puro: always. */
    ALLOWED("danese"),
    /** Danese modificato: not in two rounds that follow each other, except in the last round. */
    NOT_AT_ONCE("danese-modified"),
    /** As long as it can be avoided, never. The code does not know this variant. */
    AVOIDED("danese-no-rematch");

    private final String id;

    Rematch(String id) {
        this.id = id;
    }

    public static Optional<Rematch> parse(String id) {
        return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    @Override
    public String toString() {
        return id;
    }
}
