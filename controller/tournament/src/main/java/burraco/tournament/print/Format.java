package burraco.tournament.print;

import java.util.Optional;
import java.util.stream.Stream;

/** How something is printed. JSON is {@link Printed.Made#data}. */
public enum Format {
    /** For a spreadsheet. */
    CSV("csv"),
    /** One page that needs no other file. */
    HTML("html"),
    /** Letters of Western Europe only; others become question marks. */
    PDF("pdf"),
    /** Rows that programs for results take by copy and paste. */
    ROWS("rows");

    private final String id;

    Format(String id) {
        this.id = id;
    }

    public static Optional<Format> parse(String id) {
        return Stream.of(values()).filter(one -> one.id.equals(id)).findFirst();
    }

    @Override
    public String toString() {
        return id;
    }
}
