package burraco.web.members;

import burraco.table.Admission;
import burraco.text.CsvRow;
import burraco.text.PlainText;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a club's member list from CSV: a header line with column names, then one person a line. */
public final class MembersReader {
    private static final int MAX_MEMBERS = 5_000;
    private static final int MAX_CELL_LENGTH = 60;

    /** With this many problems the file is probably not a member list, so reading stops. */
    private static final int MAX_PROBLEMS = 100;

    private static final String MARK = "\uFEFF";

    /** The accepted names of the columns. */
    private enum Column {
        NAME("nome", "name", "giocatore", "player"),
        NUMBER("numero", "number", "tessera"),
        CLUB("circolo", "club", "associazione"),
        PAIR("coppia", "pair"),
        TEAM("squadra", "team");

        private final Set<String> names;

        Column(String... names) {
            this.names = Set.of(names);
        }

        static Optional<Column> of(String written) {
            String name = written.strip().toLowerCase(Locale.ROOT);
            for (Column column : values()) {
                if (column.names.contains(name)) {
                    return Optional.of(column);
                }
            }
            return Optional.empty();
        }
    }

    private final List<Member> list = new ArrayList<>();
    private final List<Members.Trouble> troubles = new ArrayList<>();
    private Map<Column, Integer> columns = Map.of();
    private char separator = ',';

    private MembersReader() {}

    public static Members read(byte[] bytes) {
        MembersReader reader = new MembersReader();
        reader.all(bytes);
        return new Members(reader.list, reader.troubles);
    }

    private void all(byte[] bytes) {
        int number = 0;
        boolean begun = false;
        for (int from = 0; from < bytes.length; ) {
            int to = from;
            while (to < bytes.length && bytes[to] != '\n') {
                to++;
            }
            number++;
            if (troubles.size() == MAX_PROBLEMS) {
                wrong(number, "members.too-many-problems");
                return;
            }
            Optional<String> line = text(bytes, from, to, number);
            from = to + 1;
            if (line.isEmpty() || line.get().isBlank()) {
                continue;
            }
            if (begun) {
                member(line.get(), number);
            } else if (!head(line.get(), number)) {
                return;
            }
            begun = true;
            if (list.size() == MAX_MEMBERS) {
                wrong(number, "members.too-many", MAX_MEMBERS);
                return;
            }
        }
    }

    private Optional<String> text(byte[] bytes, int from, int to, int number) {
        try {
            ByteBuffer line = ByteBuffer.wrap(bytes, from, to - from);
            String text = StandardCharsets.UTF_8.newDecoder().decode(line).toString();
            String plain = number == 1 && text.startsWith(MARK) ? text.substring(1) : text;
            return Optional.of(plain.stripTrailing());
        } catch (CharacterCodingException other) {
            wrong(number, "members.encoding");
            return Optional.empty();
        }
    }

    /** Reads the header; false if the list cannot be used. */
    private boolean head(String line, int number) {
        separator = CsvRow.separator(line);
        columns = new EnumMap<>(Column.class);
        List<String> cells = CsvRow.of(line, separator).orElse(List.of());
        for (int i = 0; i < cells.size(); i++) {
            int at = i;
            Column.of(cells.get(i)).ifPresent(column -> columns.putIfAbsent(column, at));
        }
        if (!columns.containsKey(Column.NAME)) {
            wrong(number, "members.header");
        }
        return columns.containsKey(Column.NAME);
    }

    private void member(String line, int number) {
        Optional<List<String>> cells = CsvRow.of(line, separator);
        if (cells.isEmpty()) {
            wrong(number, "members.quotes");
            return;
        }
        String name = cell(cells.get(), Column.NAME);
        if (!PlainText.isName(name) || name.length() > Admission.LONGEST_NAME) {
            wrong(number, "members.name", Admission.LONGEST_NAME);
            return;
        }
        List<String> others = new ArrayList<>();
        for (Column column : List.of(Column.NUMBER, Column.CLUB, Column.PAIR, Column.TEAM)) {
            String other = cell(cells.get(), column);
            if (!PlainText.is(other) || other.length() > MAX_CELL_LENGTH) {
                wrong(number, "members.text", MAX_CELL_LENGTH);
                return;
            }
            others.add(other);
        }
        list.add(new Member(name, others.get(0), others.get(1), others.get(2), others.get(3)));
    }

    private String cell(List<String> cells, Column column) {
        int at = columns.getOrDefault(column, cells.size());
        return at < cells.size() ? cells.get(at).strip() : "";
    }

    private void wrong(int line, String key, Object... details) {
        troubles.add(new Members.Trouble(line, key, List.of(details)));
    }
}
