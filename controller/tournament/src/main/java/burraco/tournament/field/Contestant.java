package burraco.tournament.field;

import java.util.List;

/**
 * A pair, a team or a single player.
 *
 * @param number given at the desk, never given twice
 * @param name of a team; of pairs and single players it is made of the players' names
 * @param table the table that they must not leave, 0 if any will do
 */
public record Contestant(int number, String name, List<String> players, String club, int table) {
    public Contestant {
        players = List.copyOf(players);
    }

    public String title() {
        return name.isEmpty() ? String.join(" – ", players) : name;
    }

    /** With a table that they must not leave. */
    public Contestant at(int other) {
        return new Contestant(number, name, players, club, other);
    }

    Contestant with(List<String> others) {
        return new Contestant(number, name, others, club, table);
    }
}
