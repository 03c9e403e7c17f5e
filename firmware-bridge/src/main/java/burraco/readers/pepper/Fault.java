package burraco.readers.pepper;

import burraco.hal.Reading;
import java.util.HexFormat;

/**
 * An error that the reader tells.
 *
 * @param layer which part of it found the error
 */
record Fault(int layer, int code) {
    private static final int ICODE = 0x15;

    static Fault of(Frame frame) {
        return new Fault(frame.at(2), frame.at(3));
    }

    /** No tag answered. */
    boolean isNobody() {
        return layer != ICODE && code == 0x01;
    }

    /** The field is not as it should be. */
    boolean isField() {
        return layer != ICODE && (code == 0x0a || code == 0x10);
    }

    /** It is not the tags' fault, and will not pass: too hot, broken, locked, not able to. */
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
            // Damaged, of a wrong form or length, or against the protocol; a disturbance.
            case 0x02, 0x04, 0x05, 0x06, 0x0c, 0x11 -> Reading.Cause.CRC;
            default -> Reading.Cause.TIMEOUT;
        };
    }

    /** For a technician. */
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
