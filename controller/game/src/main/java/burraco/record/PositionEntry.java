package burraco.record;

import java.util.List;

/**
 * A line of a record about where cards are, or the state of the hand, before the first act.
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
