package burraco.cli.options;

/**
 * An argument that is no option.
 *
 * @param least how many of it there must be
 * @param most how many of it there may be
 */
public record Operand(Value value, int least, int most) {
    static Operand one(Value value) {
        return new Operand(value, 1, 1);
    }

    static Operand atMostOne(Value value) {
        return new Operand(value, 0, 1);
    }

    static Operand any(Value value) {
        return new Operand(value, 0, Integer.MAX_VALUE);
    }

    static Operand several(Value value) {
        return new Operand(value, 1, Integer.MAX_VALUE);
    }

    /** As a line of usage shows it. */
    public String usage() {
        String shown = value.shown() + (most > 1 ? "…" : "");
        return least == 0 ? "[" + shown + "]" : shown;
    }
}
