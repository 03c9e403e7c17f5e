package burraco.readers;

import java.util.HexFormat;
import java.util.Locale;

/** A frame as it was sent over the cable. */
public record FrameSeen(Direction direction, byte[] bytes, long micros) {
    /** The direction of a frame. */
    public enum Direction {
        TO_READER,
        FROM_READER
    }

    public FrameSeen {
        bytes = bytes.clone();
    }

    /** For people: the time in milliseconds, the direction, the bytes. */
    @Override
    public String toString() {
        String arrow = direction == Direction.TO_READER ? ">" : "<";
        String millis = String.format(Locale.ROOT, "%d.%03d", micros / 1_000, micros % 1_000);
        return millis
                + " "
                + arrow
                + " "
                + HexFormat.ofDelimiter(" ").withUpperCase().formatHex(bytes);
    }
}
