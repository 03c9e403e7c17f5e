package burraco.words;

/** The three lengths in which things are said, by the columns of what shows them. */
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
