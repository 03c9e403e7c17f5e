package burraco.table.input;

import burraco.cards.Seat;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalLong;

/**
 * What a hall wants of this table at one time. Each one says everything, so that a table that was
 * away needs only the newest.
 *
 * @param version a newer assignment has a higher one
 * @param tournament empty if there is none
 * @param round of the tournament; empty between two rounds
 * @param table its number in the hall
 * @param hands 2 to 4 hands of a match; 0 as configured
 * @param names the players' names, as far as the hall knows them
 * @param ends when the time of the round is over, in milliseconds on the table's clock; if empty,
 *     the table measures the time itself
 * @param paused whether nobody plays now
 * @param message a sentence for this table; empty if there is none
 */
public record Assignment(
        long version,
        String tournament,
        String round,
        String table,
        int hands,
        Map<Seat, String> names,
        OptionalLong ends,
        boolean paused,
        String message) {
    private static final int LEAST_HANDS = 2;
    private static final int MOST_HANDS = 4;

    /** Drops empty names, and blanks around texts. */
    public Assignment {
        if (hands != 0 && (hands < LEAST_HANDS || hands > MOST_HANDS)) {
            throw new IllegalArgumentException("no match has so many hands: " + hands);
        }
        tournament = tournament.strip();
        round = round.strip();
        table = table.strip();
        message = message.strip();
        Map<Seat, String> known = new EnumMap<>(Seat.class);
        names.forEach((seat, name) -> known.put(seat, name.strip()));
        known.values().removeIf(String::isEmpty);
        names = Collections.unmodifiableMap(known);
    }

    /** The same with another end of the round. */
    public Assignment endingAt(OptionalLong other) {
        return new Assignment(
                version, tournament, round, table, hands, names, other, paused, message);
    }

    /** A round of a tournament at one table of the hall: elsewhere other people play it. */
    public record Round(String tournament, String name, String table) {}

    /** The round that it is about; its name is empty between two rounds. */
    public Round ofTournament() {
        return new Round(tournament, round, table);
    }
}
