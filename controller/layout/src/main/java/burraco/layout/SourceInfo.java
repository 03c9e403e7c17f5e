package burraco.layout;

import java.util.Optional;

/**
 * A source of readings: a reader, a board, a header or a virtual table.
 *
 * @param kind {@code virtual}, {@code board} for our own board, {@code pi} for the header of a
 *     Raspberry Pi, or the family of a reader
 * @param port the system's name of its port; empty for a virtual one and for a header
 * @param baud the speed of its cable, if it is not the default of its kind
 * @param profile words that say which model it is and how it is set up, if that matters
 */
public record SourceInfo(
        String id,
        String kind,
        Optional<String> port,
        Optional<Integer> baud,
        Optional<String> profile) {
    public static final String VIRTUAL = "virtual";
    public static final String BOARD = "board";
    public static final String PI = "pi";

    /** A source with the defaults of its kind. */
    public SourceInfo(String id, String kind, Optional<String> port) {
        this(id, kind, port, Optional.empty(), Optional.empty());
    }

    public boolean isVirtual() {
        return kind.equals(VIRTUAL);
    }

    public boolean isBoard() {
        return kind.equals(BOARD);
    }

    /** Whether it is the header of the Raspberry Pi on which the program runs. */
    public boolean isPi() {
        return kind.equals(PI);
    }
}
