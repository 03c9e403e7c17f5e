package burraco.tournament.print;

import java.util.List;
import java.util.stream.IntStream;

/**
 * A table of rows.
 *
 * @param key in JSON
 * @param group the girone, empty for all
 * @param heading empty if the title of the sheet says it all
 */
record Section(
        String key, String group, String heading, List<Column> columns, List<List<Cell>> rows) {
    Section {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** Without columns that have nothing in them: paper is narrow. */
    Section onPaper() {
        List<Integer> used =
                IntStream.range(0, columns.size())
                        .filter(i -> rows.stream().anyMatch(row -> !Plain.of(row.get(i)).isEmpty()))
                        .boxed()
                        .toList();
        return rows.isEmpty() || used.size() == columns.size()
                ? this
                : new Section(
                        key,
                        group,
                        heading,
                        used.stream().map(columns::get).toList(),
                        rows.stream().map(row -> used.stream().map(row::get).toList()).toList());
    }
}
