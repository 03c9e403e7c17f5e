package burraco.record;

import java.util.List;

/**
 * A line that says where cards are, or how things stand, when the first action happens.
 *
 * @param column where it begins
 * @param columns where its cards stand, in their order
 */
public record PositionEntry(
        int number, PositionLine position, int column, List<Integer> columns, String comment)
        implements Entry {
    public PositionEntry {
        columns = List.copyOf(columns);
    }
}
