package burraco.journal;

import burraco.cards.Seat;
import java.util.Map;
import java.util.OptionalInt;

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
}
