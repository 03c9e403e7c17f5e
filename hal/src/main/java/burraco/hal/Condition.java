package burraco.hal;

/** The condition of a device. */
public sealed interface Condition {
    /** Not opened yet. Devices that need not be opened, such as lamps, are never idle. */
    record Idle() implements Condition {}

    /** It works. */
    record Up() implements Condition {}

    /**
     * It does not work, and tries to recover by itself.
     *
     * @param detail what was seen, for a technician: {@code /dev/ttyUSB0: no answer for 2 s}
     */
    record Lost(Trouble trouble, String detail) implements Condition {}

    /** Closed for good. */
    record Closed() implements Condition {}

    Idle IDLE = new Idle();
    Up UP = new Up();
    Closed CLOSED = new Closed();

    /** A sentence for a person. */
    default String sentence() {
        return switch (this) {
            case Idle _ -> "It has not been started.";
            case Up _ -> "It works.";
            case Lost(Trouble trouble, String detail) when detail.isEmpty() -> trouble.sentence();
            case Lost(Trouble trouble, String detail) -> trouble.sentence() + " (" + detail + ")";
            case Closed _ -> "It has been switched off.";
        };
    }
}
