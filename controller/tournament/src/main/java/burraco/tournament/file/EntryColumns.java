package burraco.tournament.file;

import burraco.text.PlainText;
import burraco.tournament.plan.FieldKind;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Which column of a CSV file has what. */
final class EntryColumns {
    enum Column {
        NUMBER("numero", "number", "n", "nr", "no", "num", "coppia", "pair"),
        TEAM("squadra", "team", "nome squadra", "team name"),
        CLUB("circolo", "club", "associazione", "association", "asd", "società", "societa"),
        TABLE("tavolo", "table"),
        SURNAME("cognome", "surname"),
        PLAYER("giocatore", "player", "nome", "name", "nominativo", "cognome e nome");

        private final Set<String> names;

        Column(String... names) {
            this.names = Set.of(names);
        }

        static Optional<Column> of(String name) {
            for (Column column : values()) {
                if (column.names.contains(name)) {
                    return Optional.of(column);
                }
            }
            return Optional.empty();
        }
    }

    /** Whether the first row says what is in the columns. */
    sealed interface Named {
        record As(EntryColumns columns, List<Problem> remarks) implements Named {}

        record Not(Problem why) implements Named {}
    }

    private static final Pattern NUMBERED = Pattern.compile("(.*?)[ ._]*([1-9])");

    private final Map<Column, Integer> single = new EnumMap<>(Column.class);
    private final SortedMap<Integer, List<Integer>> players = new TreeMap<>();
    private int size;
    private boolean header;

    private EntryColumns() {}

    static Named of(Row row, FieldKind kind) {
        try {
            EntryColumns columns = new EntryColumns();
            List<Problem> remarks = columns.named(row);
            if (!columns.header) {
                columns.unnamed(row, kind);
                return new Named.As(columns, List.of());
            }
            if (columns.players.isEmpty()) {
                throw row.wrong(0, "entries.header");
            }
            return new Named.As(columns, remarks);
        } catch (Wrong wrong) {
            return new Named.Not(wrong.problem());
        }
    }

    private List<Problem> named(Row row) throws Wrong {
        List<Problem> remarks = new ArrayList<>();
        Map<Column, Integer> unnumbered = new EnumMap<>(Column.class);
        size = row.all().size();
        for (int at = 0; at < size; at++) {
            String name = row.cell(at).toLowerCase(Locale.ROOT).replaceAll("[.°:#*]+$", "").strip();
            Matcher numbered = NUMBERED.matcher(name);
            boolean hasNumber = numbered.matches();
            Optional<Column> found = Column.of(hasNumber ? numbered.group(1) : name);
            if (found.isEmpty()) {
                if (!name.isEmpty()) {
                    remarks.add(
                            EntriesCsv.problem(
                                    row.number(),
                                    row.column(at),
                                    "entries.column-unused",
                                    PlainText.line(row.cell(at))));
                }
                continue;
            }
            header = true;
            Column column = found.get();
            if (column == Column.PLAYER || column == Column.SURNAME) {
                int player =
                        hasNumber
                                ? Integer.parseInt(numbered.group(2))
                                : unnumbered.merge(column, 1, Integer::sum);
                player(player, column, at);
            } else if (single.putIfAbsent(column, at) != null) {
                throw row.wrong(at, "entries.column-twice", PlainText.line(row.cell(at)));
            }
        }
        return remarks;
    }

    /** The surname first, wherever its column is. */
    private void player(int player, Column column, int at) {
        List<Integer> cells = players.computeIfAbsent(player, number -> new ArrayList<>());
        cells.add(column == Column.SURNAME ? 0 : cells.size(), at);
    }

    private void unnamed(Row row, FieldKind kind) throws Wrong {
        size = row.size();
        int first = row.cell(0).matches("[0-9]+") ? 1 : 0;
        if (first == 1) {
            single.put(Column.NUMBER, 0);
        }
        int names = size - first;
        if (names != kind.fewestPlayers()) {
            throw row.wrong(0, "entries.no-header", kind.fewestPlayers());
        }
        for (int i = 0; i < names; i++) {
            players.put(i + 1, List.of(first + i));
        }
    }

    boolean hasHeader() {
        return header;
    }

    int size() {
        return size;
    }

    Optional<Integer> at(Column column) {
        return Optional.ofNullable(single.get(column));
    }

    /** For each player the columns that the name is in. */
    List<List<Integer>> players() {
        return List.copyOf(players.values());
    }
}
