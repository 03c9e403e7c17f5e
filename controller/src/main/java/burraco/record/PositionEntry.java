package burraco.record;

import java.util.List;

/**
 * A line that says where cards are, or how things stand, when the first action happens.
 *
 * @param columns where its cards stand, in their order; after them the column of its end
 */
public record PositionEntry(
        int number, PositionLine position, List<Integer> columns, String comment) implements Entry {
    public PositionEntry {
        columns = List.copyOf(columns);
    }
}
