package burraco.journal;

import burraco.cards.Seat;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.StringJoiner;

/**
 * A hand as the history lists it.
 *
 * @param people who sat where, by their numbers
 * @param ending in a word
 * @param ns what it came to, as far as that is known
 * @param confirmed the lines that have confirmed it, in a word: {@code NS EW}
 * @param record of the hand; it never changes
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

    /** All of it in one line, as the chain knows it; of the record its digest. */
    String sealed() {
        StringJoiner sitting = new StringJoiner("-");
        for (Seat seat : Seat.values()) {
            sitting.add("" + people.getOrDefault(seat, 0));
        }
        return String.join(
                " ",
                "" + match,
                "" + hand,
                Chain.digest(record),
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
