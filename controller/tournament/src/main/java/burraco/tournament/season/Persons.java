package burraco.tournament.season;

import burraco.tournament.field.Spelling;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Who is who, by the federation's or the club's own numbers: lines such as {@code F1234,Rossi
 * Anna,Circolo del Ponte}. Somebody may have several lines, one for each spelling. With a club a
 * line is about people of that club only.
 */
public final class Persons {
    public static final Persons NONE = new Persons(Map.of());

    private final Map<String, String> persons;

    private Persons(Map<String, String> persons) {
        this.persons = persons;
    }

    public static Persons read(String text) throws BadListException {
        Map<String, String> persons = new HashMap<>();
        List<ListLines.Row> rows = ListLines.of(text);
        for (ListLines.Row row : rows) {
            if (row.cell(0).isEmpty() || Spelling.key(row.cell(1)).isEmpty()) {
                throw new BadListException(row.line(), "season.person");
            }
            String before = persons.put(key(row.cell(1), row.cell(2)), row.cell(0));
            if (before != null && !before.equals(row.cell(0))) {
                throw new BadListException(row.line(), "season.person-twice", row.cell(1), before);
            }
        }
        return new Persons(persons);
    }

    /** The line with the club comes before one without. */
    Optional<String> of(String name, String club) {
        return Optional.ofNullable(
                persons.getOrDefault(key(name, club), persons.get(key(name, ""))));
    }

    private static String key(String name, String club) {
        return Spelling.key(name) + "\n" + Spelling.key(club);
    }
}
