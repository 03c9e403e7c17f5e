package burraco.engine.rules;

import java.util.List;
import java.util.Optional;

/** Choices of a club within a code, with the names used in files and options. */
public enum Parameter {
    /** The reading of art. 15 ({@link TimeOutReading}). */
    TIME_OUT("time-out", "after-partner", "lap"),
    /** Which version of FITAB's art. 6 applies ({@link PilePlace}). */
    ART6("art6", "2026", "old"),
    /** Whether royal and super burrachi count. */
    ROYAL("royal", "off", "on"),
    /** The order in which penalized cards are discarded: the two readings of "secondo norma". */
    PENALTY_ORDER("penalty-order", "points", "rank");

    private final String id;
    private final List<String> values;

    /**
     * @param usual the default value
     */
    Parameter(String id, String usual, String other) {
        this.id = id;
        values = List.of(usual, other);
    }

    public static Optional<Parameter> parse(String id) {
        for (Parameter parameter : values()) {
            if (parameter.id.equals(id)) {
                return Optional.of(parameter);
            }
        }
        return Optional.empty();
    }

    /** The default value. */
    public String usual() {
        return values.getFirst();
    }

    /** The permitted values, the default first. */
    public List<String> choices() {
        return values;
    }

    /** Whether a code has this choice. */
    public boolean belongsTo(Code code) {
        return RuleSet.of(code).parameters().contains(this);
    }

    /** The same rules with this choice. */
    public RuleSet in(RuleSet rules, String choice) {
        return rules.with(this, choice);
    }

    /** What was chosen in these rules. */
    public String chosenIn(RuleSet rules) {
        return rules.unusual().contains(this) ? values.getLast() : values.getFirst();
    }

    @Override
    public String toString() {
        return id;
    }
}
