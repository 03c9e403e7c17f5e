package burraco.journal;

import burraco.cards.Seat;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/** Reads rows of the table of hands. */
record HandReader(NameBook names) {

    History.Hand hand(ResultSet row) throws SQLException {
        Map<Seat, String> people = new EnumMap<>(Seat.class);
        Map<Seat, Integer> ids = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            int id = row.getInt(seat.toString().toLowerCase(Locale.ROOT));
            if (id > 0) {
                ids.put(seat, id);
                people.put(seat, names.nameOf(id));
            }
        }
        HandRow hand =
                new HandRow(
                        row.getInt("match"),
                        row.getInt("hand"),
                        seat(row.getString("dealer")),
                        ids,
                        History.text(row, "ending"),
                        total(row, "ns"),
                        total(row, "ew"),
                        History.text(row, "confirmed"),
                        History.text(row, "record"));
        return new History.Hand(
                hand, row.getLong("wall"), row.getLong("first"), row.getLong("last"), people);
    }

    private static Seat seat(String letter) throws SQLException {
        for (Seat seat : Seat.values()) {
            if (seat.toString().equals(letter)) {
                return seat;
            }
        }
        throw new SQLException("no seat is called " + letter);
    }

    private static OptionalInt total(ResultSet row, String column) throws SQLException {
        int total = row.getInt(column);
        return row.wasNull() ? OptionalInt.empty() : OptionalInt.of(total);
    }
}
