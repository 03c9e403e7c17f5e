package burraco.hal.pi;

/**
 * Why a device on the header does not work, in enough detail to say what to do.
 *
 * @param device its name for people: {@code display}
 * @param where {@code /dev/i2c-1}; empty if there is no particular place
 * @param detail for a technician; it begins with the place
 */
public record PiFault(String device, Cause cause, String where, String detail) {
    /** The causes that people can do something about. */
    public enum Cause {
        /** This is no Raspberry Pi, and the layout does not say which chip the header is. */
        NOT_A_PI,
        /** Pi4J is not available in this process, or does not support this machine. */
        NO_LIBRARY,
        /** The bus is not switched on. */
        BUS_OFF,
        /** This user has no permission. */
        NOT_ALLOWED,
        /** The header's chip is not found, or not under this name. */
        NO_CHIP,
        /** Some other program or driver has it. */
        LINE_TAKEN,
        /** Nothing answers there. */
        NO_ANSWER,
        /** Nothing answers there, but something answers at another address. */
        OTHER_ADDRESS,
        /** It fails for an unknown reason. */
        BROKEN
    }
}
