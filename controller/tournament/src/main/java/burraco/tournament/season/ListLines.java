package burraco.tournament.season;

import burraco.text.CsvRow;
import java.util.ArrayList;
import java.util.List;

/** Rows of a list from a spreadsheet, without blank ones and comments. */
final class ListLines {
    private static final char MARK = '\uFEFF';

    private ListLines() {}

    record Row(int line, List<String> cells) {
        String cell(int at) {
            return at < cells.size() ? cells.get(at).strip() : "";
        }
    }

    static List<Row> of(String text) throws BadListException {
        List<Row> rows = new ArrayList<>();
        int line = 0;
        char separator = 0;
        for (String one : text.lines().toList()) {
            line++;
            String plain = line == 1 ? one.replaceFirst("^" + MARK, "") : one;
            if (plain.isBlank() || plain.startsWith("#")) {
                continue;
            }
            separator = separator == 0 ? CsvRow.separator(plain) : separator;
            int at = line;
            rows.add(
                    new Row(
                            line,
                            CsvRow.of(plain, separator)
                                    .orElseThrow(
                                            () -> new BadListException(at, "season.unclosed"))));
        }
        return rows;
    }
}
