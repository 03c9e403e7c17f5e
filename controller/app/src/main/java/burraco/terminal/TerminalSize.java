package burraco.terminal;

/** Size of a terminal in characters. */
public record TerminalSize(int columns, int rows) {
    /** The smallest size that can be drawn. */
    public static final TerminalSize LEAST = new TerminalSize(80, 24);

    boolean isEnough() {
        return columns >= LEAST.columns && rows >= LEAST.rows;
    }

    /** Whether there is room for optional details. */
    public boolean isLarge() {
        return columns >= 116 && rows >= 32;
    }
}
