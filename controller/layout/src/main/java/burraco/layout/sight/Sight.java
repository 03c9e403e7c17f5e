package burraco.layout.sight;

import burraco.engine.ruling.Clue;
import java.util.List;

/**
 * How a table detects a case.
 *
 * @param missing what it would also have to know; empty if it detects the case by itself
 */
public record Sight(How how, List<Clue> missing) {
    /** From the best to the worst. */
    public enum How {
        /** Nobody need say anything. */
        BY_ITSELF,
        /** It sees something of it, and says what it does not know. */
        IN_PART,
        /** It sees nothing of it: a person has to report it. */
        WHEN_TOLD
    }

    public Sight {
        missing = List.copyOf(missing);
        if (missing.isEmpty() != (how == How.BY_ITSELF)) {
            throw new IllegalArgumentException(how + " without " + missing);
        }
    }
}
