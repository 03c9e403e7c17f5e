package burraco.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Parses one row of a CSV file written by a spreadsheet. */
public final class CsvRow {
    private static final String SEPARATORS = ",;\t";

    private CsvRow() {}

    /**
     * Guesses the separator from the header row: spreadsheets use different ones in different
     * countries.
     */
    public static char separator(String row) {
        char best = ',';
        for (char one : SEPARATORS.toCharArray()) {
            if (count(row, one) > count(row, best)) {
                best = one;
            }
        }
        return best;
    }

    private static long count(String row, char which) {
        return row.chars().filter(one -> one == which).count();
    }

    /** Splits a row into cells; empty if a quote is not closed. */
    public static Optional<List<String>> of(String row, char separator) {
        List<String> cells = new ArrayList<>();
        StringBuilder cell = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < row.length(); i++) {
            char one = row.charAt(i);
            boolean twice =
                    quoted && one == '"' && i + 1 < row.length() && row.charAt(i + 1) == '"';
            if (twice) {
                cell.append('"');
                i++;
            } else if (one == '"' && (quoted || cell.toString().isBlank())) {
                quoted = !quoted;
            } else if (one == separator && !quoted) {
                cells.add(cell.toString());
                cell.setLength(0);
            } else {
                cell.append(one);
            }
        }
        cells.add(cell.toString());
        return quoted ? Optional.empty() : Optional.of(cells);
    }
}
