package burraco.layout;

/** Something that is right but good to know, and where it shows. */
public record LayoutNote(int line, int column, String what) {
    @Override
    public String toString() {
        return line + ":" + column + " " + what;
    }
}
