package burraco.engine.rules;

import java.util.Optional;

/** The codes of play that the table knows. Only {@link RuleSet} distinguishes them. */
public enum Code {
    FIBUR_INT_2018("FIBUR-INT-2018"),
    FITAB_ITA_2026("FITAB-ITA-2026");

    private final String id;

    Code(String id) {
        this.id = id;
    }

    public static Optional<Code> parse(String id) {
        for (Code code : values()) {
            if (code.id.equals(id)) {
                return Optional.of(code);
            }
        }
        return Optional.empty();
    }

    @Override
    public String toString() {
        return id;
    }
}
