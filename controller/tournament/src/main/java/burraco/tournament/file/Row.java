package burraco.tournament.file;

import burraco.text.CsvRow;
import burraco.text.Sentence;
import java.util.List;
import java.util.Optional;

/** A row of a CSV file, whose cells have a place in their line. */
final class Row {
    private final int number;
    private final String line;
    private final char separator;
    private final Optional<List<String>> cells;

    Row(int number, String line, char separator) {
        this.number = number;
        this.line = line;
        this.separator = separator;
        this.cells =
                CsvRow.of(line, separator).map(all -> all.stream().map(Row::stripped).toList());
    }

    /** Blanks of all kinds: spreadsheets are full of hard ones. */
    private static String stripped(String cell) {
        return cell.replaceAll("[\\s\\u00A0\\u2007\\u202F]+", " ").strip();
    }

    int number() {
        return number;
    }

    /** Without the empty cells at its end, which spreadsheets write. */
    int size() throws Wrong {
        List<String> all = all();
        int size = all.size();
        while (size > 0 && all.get(size - 1).isEmpty()) {
            size--;
        }
        return size;
    }

    boolean isBlank() {
        return cells.isPresent() && cells.get().stream().allMatch(String::isEmpty);
    }

    List<String> all() throws Wrong {
        if (cells.isEmpty()) {
            throw new Wrong(EntriesCsv.problem(number, 1, "entries.quotes"));
        }
        return cells.get();
    }

    /** Empty if there is none. */
    String cell(int at) {
        List<String> all = cells.orElse(List.of());
        return at < all.size() ? all.get(at) : "";
    }

    Wrong wrong(int at, String key, Object... details) {
        return new Wrong(new Problem(number, column(at), new Sentence(key, details)));
    }

    /** Where a cell begins: after the first separator that ends so many cells. */
    int column(int cell) {
        int end = 0;
        for (int i = 0; i < line.length() && cell > 0; i++) {
            boolean ends =
                    line.charAt(i) == separator
                            && CsvRow.of(line.substring(0, i), separator)
                                    .filter(before -> before.size() == cell)
                                    .isPresent();
            if (ends) {
                return line.codePointCount(0, i + 1) + 1;
            }
            end = i + 1;
        }
        return cell == 0 ? 1 : line.codePointCount(0, end) + 1;
    }
}
