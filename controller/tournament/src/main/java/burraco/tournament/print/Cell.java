package burraco.tournament.print;

import burraco.tournament.ranking.Points;
import java.util.List;

/** One cell of a list. Each format writes it in its own way. */
sealed interface Cell {
    Cell NONE = new Nothing();

    /** Does not apply here. */
    record Nothing() implements Cell {}

    record Text(String text) implements Cell {}

    record Number(int value) implements Cell {}

    /** Match points: with a plus sign for people. */
    record Signed(int value) implements Cell {}

    /** Numbers of contestants: two for partners of one round. */
    record Numbers(List<Integer> numbers) implements Cell {}

    /**
     * @param id the same in every language
     */
    record Coded(String id, String words) implements Cell {}

    /**
     * Points of a round.
     *
     * @param how words for a round that was not played, empty for the others
     */
    record Got(Points points, String how) implements Cell {}

    /**
     * Where somebody is in a round; what does not apply is {@link Nothing}.
     *
     * @param line of a Mitchell
     * @param presence why they sit at no table
     */
    record Seat(Cell table, Cell line, Cell presence) implements Cell {}

    static Cell of(int value) {
        return new Number(value);
    }

    static Cell of(String text) {
        return new Text(text);
    }
}
