package burraco.web.members;

import burraco.table.Admission;
import burraco.text.Cells;
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

/**
 * Reads a club's list as spreadsheets write it: a first line with names of columns, then people.
 */
public final class MembersReader {
    private static final int MOST = 5_000;
    private static final int LONGEST = 60;

    /** Where so much is wrong it is no such list: that is known by then. */
    private static final int MOST_TROUBLES = 100;

    private static final String MARK = "\uFEFF";

    /** What a column may be called. */
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
            if (troubles.size() == MOST_TROUBLES) {
                wrong(
                        number,
                        "troppi errori: da qui in poi non si legge",
                        "too much is wrong: from here on nothing is read");
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
            if (list.size() == MOST) {
                wrong(
                        number,
                        "al massimo " + MOST + " persone: le righe seguenti non si leggono",
                        "expected at most " + MOST + " people: what follows is not read");
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
            wrong(
                    number,
                    "ci si aspettava testo in UTF-8 (in Excel: \"CSV UTF-8\")",
                    "expected text in UTF-8 (in Excel: \"CSV UTF-8\")");
            return Optional.empty();
        }
    }

    /** Whether one can go by it. */
    private boolean head(String line, int number) {
        separator = Cells.separator(line);
        columns = new EnumMap<>(Column.class);
        List<String> cells = Cells.of(line, separator).orElse(List.of());
        for (int i = 0; i < cells.size(); i++) {
            int at = i;
            Column.of(cells.get(i)).ifPresent(column -> columns.putIfAbsent(column, at));
        }
        if (!columns.containsKey(Column.NAME)) {
            wrong(
                    number,
                    "ci si aspettavano i nomi delle colonne, fra cui \"nome\"",
                    "expected the names of the columns, \"name\" among them");
        }
        return columns.containsKey(Column.NAME);
    }

    private void member(String line, int number) {
        Optional<List<String>> cells = Cells.of(line, separator);
        if (cells.isEmpty()) {
            wrong(number, "le virgolette non si chiudono", "expected the quotes to be closed");
            return;
        }
        String name = cell(cells.get(), Column.NAME);
        if (!PlainText.isName(name) || name.length() > Admission.LONGEST_NAME) {
            wrong(
                    number,
                    "ci si aspettava un nome leggibile di al massimo "
                            + Admission.LONGEST_NAME
                            + " caratteri",
                    "expected a name that can be read, of at most "
                            + Admission.LONGEST_NAME
                            + " characters");
            return;
        }
        List<String> others = new ArrayList<>();
        for (Column column : List.of(Column.NUMBER, Column.CLUB, Column.PAIR, Column.TEAM)) {
            String other = cell(cells.get(), column);
            if (!PlainText.is(other) || other.length() > LONGEST) {
                wrong(
                        number,
                        "ci si aspettava testo di al massimo " + LONGEST + " caratteri",
                        "expected text of at most " + LONGEST + " characters");
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

    private void wrong(int line, String italian, String english) {
        troubles.add(new Members.Trouble(line, italian, english));
    }
}
