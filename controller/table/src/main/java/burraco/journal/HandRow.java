package burraco.journal;

import burraco.cards.Seat;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.StringJoiner;

/**
 * A row of the list of hands.
 *
 * @param people the numbers of the players
 * @param ending the reason as one word
 * @param ns the total of the line, if it is known
 * @param confirmed the lines that have confirmed it: {@code NS EW}
 * @param record the hand record, which never changes
 */
public record HandRow(
        int match,
        int hand,
        Seat dealer,
        Map<Seat, Integer> people,
        String ending,
        OptionalInt ns,
        OptionalInt ew,
        String confirmed,
        String record) {
    public HandRow {
        people = Map.copyOf(people);
    }

    /** The line that is sealed for it; it has the digest of the record. */
    String sealed() {
        StringJoiner sitting = new StringJoiner("-");
        for (Seat seat : Seat.values()) {
            sitting.add("" + people.getOrDefault(seat, 0));
        }
        return String.join(
                " ",
                "" + match,
                "" + hand,
                SealChain.digest(record),
                total(ns),
                total(ew),
                "" + dealer,
                ending.toLowerCase(Locale.ROOT),
                "" + sitting,
                confirmed.isEmpty() ? "-" : confirmed.replace(' ', '+'));
    }

    private static String total(OptionalInt total) {
        return total.isPresent() ? "" + total.getAsInt() : "?";
    }
}
