package burraco.readers.feig;

/** Commands of the ISO-Host protocol by their control bytes. */
final class FeigCommand {
    static final int CPU_RESET = 0x63;
    static final int SYSTEM_RESET = 0x64;
    static final int SOFTWARE_VERSION = 0x65;
    static final int READER_INFO = 0x66;
    static final int RF_RESET = 0x69;
    static final int NOISE = 0x6D;
    static final int DIAGNOSTIC = 0x6E;
    static final int HOST = 0xB0;

    /** The byte after {@link #HOST} that asks for an inventory. */
    static final int INVENTORY = 0x01;

    /** A bit of an inventory's mode: continue the last inventory. */
    static final int MORE = 0x80;

    /** A bit of an inventory's mode: a byte follows with a bit for each antenna. */
    static final int ANT = 0x10;

    private FeigCommand() {}

    /** Whether this is a command that we send, and not a message that readers send unasked. */
    static boolean isKnown(int control) {
        return switch (control) {
            case CPU_RESET,
                    SYSTEM_RESET,
                    SOFTWARE_VERSION,
                    READER_INFO,
                    RF_RESET,
                    NOISE,
                    DIAGNOSTIC,
                    HOST ->
                    true;
            default -> false;
        };
    }
}
