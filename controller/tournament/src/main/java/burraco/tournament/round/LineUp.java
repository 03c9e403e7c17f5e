package burraco.tournament.round;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Who of a team plays, and where.
 *
 * @param number of the team
 * @param players two by two: the first two at the first table of the match, and so on
 */
public record LineUp(int number, List<String> players) {
    public LineUp {
        players = List.copyOf(players);
    }

    /** With another name where this one stood. */
    public LineUp with(String out, String in) {
        return new LineUp(
                number, players.stream().map(name -> name.equals(out) ? in : name).toList());
    }

    /** How many tables they play at. */
    public int tables() {
        return players.size() / 2;
    }

    /** All pairs in the order of their tables. */
    public String pairs() {
        return IntStream.range(0, tables())
                .mapToObj(table -> String.join(" – ", at(table)))
                .collect(Collectors.joining("; "));
    }

    /**
     * @param table of the match, counted from 0
     */
    public List<String> at(int table) {
        return players.subList(2 * table, 2 * table + 2);
    }
}
