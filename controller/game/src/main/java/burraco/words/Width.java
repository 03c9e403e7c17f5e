package burraco.words;

/** The three lengths of sentences: how many columns the display has. */
public enum Width {
    SMALL(20),
    LARGE(40),
    SCREEN(80);

    private final int columns;

    Width(int columns) {
        this.columns = columns;
    }

    public int columns() {
        return columns;
    }
}
