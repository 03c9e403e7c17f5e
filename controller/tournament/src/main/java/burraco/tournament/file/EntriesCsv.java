package burraco.tournament.file;

import burraco.text.CsvRow;
import burraco.text.PlainText;
import burraco.text.Sentence;
import burraco.tournament.field.Contestant;
import burraco.tournament.file.EntryColumns.Column;
import burraco.tournament.plan.FieldKind;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Entries from a CSV file of a club: commas, semicolons or tabs, as spreadsheets in any country
 * write them. The columns are named in Italian or English, in any order; without a header there are
 * only columns with names, perhaps behind one with numbers.
 */
public final class EntriesCsv {
    private static final int MOST_ENTRIES = 5_000;
    private static final int LONGEST = 100;
    private static final int MOST_PROBLEMS = 20;

    /** What came of reading the file. */
    public sealed interface Found {
        /**
         * @param contestants with the number 0 where the list has no column for it ({@link
         *     EntryNumbers})
         * @param remarks names that are there twice, or nearly; columns that are not used
         */
        record Entries(List<Contestant> contestants, List<Problem> remarks) implements Found {
            public Entries {
                contestants = List.copyOf(contestants);
                remarks = List.copyOf(remarks);
            }
        }

        /** No entry is read of a file with a problem. */
        record Problems(List<Problem> all) implements Found {
            public Problems {
                all = List.copyOf(all);
            }
        }
    }

    private final FieldKind kind;
    private final List<Contestant> contestants = new ArrayList<>();
    private final List<Problem> problems = new ArrayList<>();
    private final List<Problem> remarks = new ArrayList<>();
    private final NameRemarks names = new NameRemarks();
    private final Map<Integer, Integer> lineOfNumber = new HashMap<>();

    private EntriesCsv(FieldKind kind) {
        this.kind = kind;
    }

    public static Found read(byte[] bytes, FieldKind kind) {
        EntriesCsv reader = new EntriesCsv(kind);
        reader.lines(CsvText.lines(bytes));
        return reader.problems.isEmpty()
                ? new Found.Entries(reader.contestants, reader.remarks)
                : new Found.Problems(reader.problems);
    }

    private void lines(List<String> lines) {
        int first = 0;
        while (first < lines.size() && lines.get(first).isBlank()) {
            first++;
        }
        if (first == lines.size()) {
            problems.add(problem(1, 1, "entries.empty"));
            return;
        }
        Optional<Character> told = CsvText.separator(lines.get(first));
        int head = told.isPresent() ? first + 1 : first;
        if (head >= lines.size()) {
            problems.add(problem(head, 1, "entries.empty"));
            return;
        }
        char separator = told.orElseGet(() -> CsvRow.separator(lines.get(head)));
        Row top = new Row(head + 1, lines.get(head), separator);
        switch (EntryColumns.of(top, kind)) {
            case EntryColumns.Named.As(EntryColumns columns, List<Problem> ignored) -> {
                remarks.addAll(ignored);
                rows(lines, columns.hasHeader() ? head + 1 : head, separator, columns);
            }
            case EntryColumns.Named.Not(Problem why) -> problems.add(why);
        }
    }

    private void rows(List<String> lines, int from, char separator, EntryColumns columns) {
        for (int i = from; i < lines.size() && problems.size() < MOST_PROBLEMS; i++) {
            if (lines.get(i).isBlank()) {
                continue;
            }
            if (contestants.size() == MOST_ENTRIES) {
                problems.add(problem(i + 1, 1, "entries.too-many", MOST_ENTRIES));
                return;
            }
            Row row = new Row(i + 1, lines.get(i), separator);
            if (!row.isBlank()) {
                row(row, columns);
            }
        }
        if (contestants.isEmpty() && problems.isEmpty()) {
            problems.add(problem(lines.size(), 1, "entries.empty"));
        }
    }

    private void row(Row row, EntryColumns columns) {
        try {
            if (row.size() > columns.size()) {
                throw row.wrong(columns.size(), "entries.cells", columns.size());
            }
            int number = number(row, columns);
            List<String> players = players(row, columns);
            Optional<Integer> table = columns.at(Column.TABLE);
            contestants.add(
                    new Contestant(
                            number,
                            text(row, columns.at(Column.TEAM)),
                            players,
                            text(row, columns.at(Column.CLUB)),
                            table.isPresent() ? table(row, table.get()) : 0));
        } catch (Wrong wrong) {
            problems.add(wrong.problem());
        }
    }

    /** 0 where there is no column for it. */
    private int number(Row row, EntryColumns columns) throws Wrong {
        Optional<Integer> at = columns.at(Column.NUMBER);
        if (at.isEmpty()) {
            return 0;
        }
        String cell = row.cell(at.get());
        int number = integer(cell);
        if (number < 1) {
            throw row.wrong(at.get(), "entries.number", PlainText.line(cell));
        }
        Integer before = lineOfNumber.putIfAbsent(number, row.number());
        if (before != null) {
            throw row.wrong(at.get(), "entries.number-twice", number, before);
        }
        return number;
    }

    private List<String> players(Row row, EntryColumns columns) throws Wrong {
        List<String> players = new ArrayList<>();
        for (List<Integer> cells : columns.players()) {
            StringBuilder words = new StringBuilder();
            for (int at : cells) {
                words.append(' ').append(row.cell(at));
            }
            String name = words.toString().strip();
            int at = cells.getFirst();
            if (name.isEmpty() && players.size() < kind.fewestPlayers()) {
                throw row.wrong(at, "entries.player", players.size() + 1);
            }
            if (!name.isEmpty()) {
                if (players.size() == kind.mostPlayers()) {
                    throw row.wrong(at, "entries.too-many-players", kind.mostPlayers());
                }
                if (!PlainText.isName(name) || name.length() > LONGEST) {
                    throw row.wrong(at, "entries.name", LONGEST);
                }
                players.add(name);
                names.remark(name, row.number(), row.column(at)).ifPresent(remarks::add);
            }
        }
        return players;
    }

    private static int table(Row row, int at) throws Wrong {
        String cell = row.cell(at);
        int table = cell.isEmpty() ? 0 : integer(cell);
        if (table < 0) {
            throw row.wrong(at, "entries.table", PlainText.line(cell));
        }
        return table;
    }

    private static String text(Row row, Optional<Integer> at) throws Wrong {
        String text = at.map(row::cell).orElse("");
        if (!PlainText.is(text) || text.length() > LONGEST) {
            throw row.wrong(at.orElse(0), "entries.text", LONGEST);
        }
        return text;
    }

    /** -1 if it is none. */
    private static int integer(String cell) {
        return cell.matches("[0-9]{1,9}") ? Integer.parseInt(cell) : -1;
    }

    static Problem problem(int line, int column, String key, Object... details) {
        return new Problem(line, column, new Sentence(key, details));
    }
}
