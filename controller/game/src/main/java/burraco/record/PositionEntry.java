package burraco.record;

import java.util.List;

/**
 * A line of a record that says where cards are, or in which state the hand is, before the first
 * act.
 *
 * @param column where it begins
 * @param columns the columns of its cards, in their order
 */
public record PositionEntry(
        int number, PositionLine position, int column, List<Integer> columns, String comment)
        implements Entry {
    public PositionEntry {
        columns = List.copyOf(columns);
    }
}
