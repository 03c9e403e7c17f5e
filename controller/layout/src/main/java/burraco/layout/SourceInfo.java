package burraco.layout;

import java.util.Optional;

/**
 * Where readings come from.
 *
 * @param kind {@code virtual}, {@code board} for one of ours, {@code pi} for the header of a
 *     Raspberry Pi, else which reader it is
 * @param port how the system calls it; none for a virtual one and for a header
 * @param baud how fast its cable is, where that is not what is usual for its kind
 * @param profile which one of its kind it is, where that matters
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

    /** With what is usual for its kind. */
    public SourceInfo(String id, String kind, Optional<String> port) {
        this(id, kind, port, Optional.empty(), Optional.empty());
    }

    public boolean isVirtual() {
        return kind.equals(VIRTUAL);
    }

    public boolean isBoard() {
        return kind.equals(BOARD);
    }

    /** Whether it is the header of the Raspberry Pi that the program runs on. */
    public boolean isPi() {
        return kind.equals(PI);
    }
}
