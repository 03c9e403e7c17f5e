package burraco.layout.capture;

import burraco.cards.Seat;
import burraco.hal.Reading.Cause;
import java.util.List;
import java.util.Optional;

/** The constants of a capture's format. */
final class Keys {
    /** Buttons of the whole table. */
    static final List<String> OF_THE_TABLE = List.of("start", "timeout");

    /** Buttons that each seat has. */
    static final List<String> OF_A_SEAT = List.of("call", "ok", "undo");

    private Keys() {}

    static String of(Cause cause) {
        return switch (cause) {
            case COLLISION -> "collision";
            case CRC -> "crc";
            case TIMEOUT -> "timeout";
        };
    }

    static Optional<Cause> cause(String key) {
        return switch (key) {
            case "collision" -> Optional.of(Cause.COLLISION);
            case "crc" -> Optional.of(Cause.CRC);
            case "timeout" -> Optional.of(Cause.TIMEOUT);
            default -> Optional.empty();
        };
    }

    static Optional<Seat> seat(String letter) {
        return switch (letter) {
            case "N" -> Optional.of(Seat.NORTH);
            case "E" -> Optional.of(Seat.EAST);
            case "S" -> Optional.of(Seat.SOUTH);
            case "W" -> Optional.of(Seat.WEST);
            default -> Optional.empty();
        };
    }
}
