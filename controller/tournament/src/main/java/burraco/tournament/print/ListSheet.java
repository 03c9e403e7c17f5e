package burraco.tournament.print;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Lists under each other.
 *
 * @param list heading of the column that says which list a row of a spreadsheet belongs to
 * @param rows the same for copy and paste, where there is such a format
 * @param page what the last line of a page says: {@code {0} of {1}}
 */
record ListSheet(
        Heading heading,
        Look look,
        char separator,
        String list,
        String page,
        List<Section> sections,
        Optional<String> rows)
        implements Sheet {

    /** Who reads it from how far away. */
    enum Look {
        /** An arbiter at a desk. */
        DESK,
        /** An arbiter at a desk; many columns. */
        WIDE,
        /** Players in front of a wall. */
        WALL,
        /** Players in front of a wall; two columns of short rows. */
        WALL_IN_TWO
    }

    ListSheet {
        sections = List.copyOf(sections);
    }

    @Override
    public Optional<byte[]> as(Format format) {
        return switch (format) {
            case CSV -> bytes(ListCsv.of(this));
            case HTML -> bytes(ListHtml.of(this));
            case PDF -> Optional.of(ListPdf.of(this));
            case ROWS -> rows.flatMap(ListSheet::bytes);
        };
    }

    private static Optional<byte[]> bytes(String text) {
        return Optional.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
