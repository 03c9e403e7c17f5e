package burraco.layout;

/** Something valid that people should know about, with its position. */
public record LayoutNote(int line, int column, String what) {
    @Override
    public String toString() {
        return line + ":" + column + " " + what;
    }
}
