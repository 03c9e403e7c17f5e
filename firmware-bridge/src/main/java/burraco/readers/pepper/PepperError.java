package burraco.readers.pepper;

import burraco.hal.Reading;
import java.util.HexFormat;

/**
 * An error that the reader reports.
 *
 * @param layer the layer that found the error
 */
record PepperError(int layer, int code) {
    private static final int ICODE = 0x15;

    static PepperError of(PepperFrame frame) {
        return new PepperError(frame.at(2), frame.at(3));
    }

    /** Whether no tag answered. */
    boolean isNobody() {
        return layer != ICODE && code == 0x01;
    }

    /** Whether the field has a fault. */
    boolean isField() {
        return layer != ICODE && (code == 0x0a || code == 0x10);
    }

    /**
     * Whether it is a permanent fault of the reader itself: too hot, broken, locked, not supported.
     */
    boolean isItself() {
        return layer != ICODE
                && switch (code) {
                    case 0x08, 0x09, 0x12, 0x24, 0x7f, 0xf0 -> true;
                    default -> false;
                };
    }

    Reading.Cause cause() {
        if (layer == ICODE) {
            return Reading.Cause.CRC;
        }
        return switch (code) {
            case 0x03 -> Reading.Cause.COLLISION;
            // The answer was damaged, of a wrong format or length, against the protocol, or
            // disturbed.
            case 0x02, 0x04, 0x05, 0x06, 0x0c, 0x11 -> Reading.Cause.CRC;
            default -> Reading.Cause.TIMEOUT;
        };
    }

    /** A text for technicians. */
    @Override
    public String toString() {
        String what =
                switch (code) {
                    case 0x08 -> " (its memory)";
                    case 0x09 -> " (too hot)";
                    case 0x24 -> " (it does not know the command)";
                    case 0xf0 -> " (its protocol is locked by a password)";
                    default -> "";
                };
        HexFormat hex = HexFormat.of().withUpperCase();
        return "error " + hex.toHexDigits((byte) layer) + hex.toHexDigits((byte) code) + what;
    }
}
