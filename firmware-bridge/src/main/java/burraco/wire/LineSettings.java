package burraco.wire;

/**
 * The settings of a serial line. A board on USB ignores them; a reader on RS-232 does not.
 *
 * @param baud bits a second
 * @param dataBits 5 to 8
 * @param stopBits 1 or 2
 */
public record LineSettings(int baud, int dataBits, Parity parity, int stopBits) {
    /** The parity bit. */
    public enum Parity {
        NONE,
        EVEN,
        ODD
    }

    /** 115200 8N1. */
    public static final LineSettings USUAL = new LineSettings(115_200, 8, Parity.NONE, 1);

    public LineSettings {
        if (baud < 1 || dataBits < 5 || dataBits > 8 || stopBits < 1 || stopBits > 2) {
            throw new IllegalArgumentException(
                    "No serial line: " + baud + " baud, " + dataBits + "+" + stopBits + " bits");
        }
    }

    /** The longest time that these bytes can take. */
    public long millisFor(int bytes) {
        return bytes * 12_000L / baud;
    }

    /** As technicians write it: {@code 115200 8N1}. */
    @Override
    public String toString() {
        return baud + " " + dataBits + parity.name().charAt(0) + stopBits;
    }
}
