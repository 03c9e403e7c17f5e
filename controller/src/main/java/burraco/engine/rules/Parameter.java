package burraco.engine.rules;

import java.util.List;
import java.util.Optional;

/** What a club may choose in a rule set, by the names that people write. */
public enum Parameter {
    TIME_OUT("time-out", "after-partner", "lap"),
    ART6("art6", "2026", "old"),
    ROYAL("royal", "off", "on"),
    PENALTY_ORDER("penalty-order", "points", "rank");

    private final String id;
    private final List<String> values;

    /**
     * @param usual the value that holds where nobody chooses
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

    /** What may be chosen; the usual one first. */
    public List<String> choices() {
        return values;
    }

    /** Whether there is this choice under a code. */
    public boolean belongsTo(Code code) {
        return switch (this) {
            case TIME_OUT, PENALTY_ORDER -> true;
            case ART6, ROYAL -> code == Code.FITAB_ITA_2026;
        };
    }

    /** The same rules with this choice. */
    public RuleSet in(RuleSet rules, String choice) {
        boolean other = choice.equals(values.getLast());
        return switch (this) {
            case TIME_OUT -> rules.with(other ? TimeOutReading.LAP : TimeOutReading.AFTER_PARTNER);
            case ART6 -> rules.with(other ? PilePlace.IF_MISLED : PilePlace.STRICT);
            case ROYAL -> rules.withRoyal(other);
            case PENALTY_ORDER -> rules.with(other ? PenaltyOrder.RANK : PenaltyOrder.POINTS);
        };
    }

    /** What was chosen in these rules. */
    public String chosenIn(RuleSet rules) {
        boolean other =
                switch (this) {
                    case TIME_OUT -> rules.timeOut() == TimeOutReading.LAP;
                    case ART6 -> rules.pilePlace() == PilePlace.IF_MISLED;
                    case ROYAL -> rules.royal();
                    case PENALTY_ORDER -> rules.penaltyOrder() == PenaltyOrder.RANK;
                };
        return other ? values.getLast() : values.getFirst();
    }

    @Override
    public String toString() {
        return id;
    }
}
