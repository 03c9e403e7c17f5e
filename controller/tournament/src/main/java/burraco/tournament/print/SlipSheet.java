package burraco.tournament.print;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Slips to be cut, filled in and signed.
 *
 * @param parts headings of the columns for hands, or for the tables of a team
 */
record SlipSheet(Heading heading, Labels labels, List<String> parts, List<Form> forms)
        implements Sheet {
    static final int PER_PAGE = 4;

    /** What stands on every slip. */
    record Labels(
            String table,
            String side,
            String sum,
            String difference,
            String victoryPoints,
            String signature,
            String arbiter,
            String rule) {}

    /** What stands on one slip. */
    record Form(String round, int table, List<Row> rows) {
        Form {
            rows = List.copyOf(rows);
        }
    }

    /** One side of the table. */
    record Row(String number, String names) {}

    SlipSheet {
        parts = List.copyOf(parts);
        forms = List.copyOf(forms);
    }

    @Override
    public Optional<byte[]> as(Format format) {
        return switch (format) {
            case HTML -> Optional.of(SlipHtml.of(this).getBytes(StandardCharsets.UTF_8));
            case PDF -> Optional.of(SlipPdf.of(this));
            case CSV, ROWS -> Optional.empty();
        };
    }
}
