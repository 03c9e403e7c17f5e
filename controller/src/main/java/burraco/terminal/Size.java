package burraco.terminal;

/** How many characters there is room for. */
public record Size(int columns, int rows) {
    /** With less than that there is no picture. */
    public static final Size LEAST = new Size(80, 24);

    boolean isEnough() {
        return columns >= LEAST.columns && rows >= LEAST.rows;
    }

    /** Whether there is room for what is only pleasant. */
    public boolean isLarge() {
        return columns >= 116 && rows >= 32;
    }
}
