package burraco.hal.pi;

/**
 * Why something on the header does not work, so that somebody can say what to do about it.
 *
 * @param device what people call it: {@code display}
 * @param where {@code /dev/i2c-1}; empty where it is nowhere in particular
 * @param detail what was seen, for a technician; it begins with where
 */
public record PiFault(String device, Cause cause, String where, String detail) {
    /** What somebody can do something about. */
    public enum Cause {
        /** This is no Raspberry Pi, and the layout does not say which chip the header is. */
        NOT_A_PI,
        /** Pi4J is not in this process, or not for this machine. */
        NO_LIBRARY,
        /** The bus is not switched on. */
        BUS_OFF,
        /** This user may not. */
        NOT_ALLOWED,
        /** The header's chip is not found, or not under this name. */
        NO_CHIP,
        /** Some other program or driver has it. */
        LINE_TAKEN,
        /** Nothing answers there. */
        NO_ANSWER,
        /** Nothing answers there, and something does nearby. */
        OTHER_ADDRESS,
        /** It fails, and it says no more. */
        BROKEN
    }
}
