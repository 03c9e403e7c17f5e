package burraco.hal.virtual;

import burraco.hal.TagId;
import java.math.BigInteger;
import java.util.Locale;

/**
 * The number of a tag as it arrives with an undetected error: different, but of the same length.
 */
final class GarbledTag {
    private static final int BITS_A_DIGIT = 4;

    private GarbledTag() {}

    /** Flips one bit, or shifts all of them by one. */
    static TagId of(TagId id, Chance chance) {
        int digits = id.hex().length();
        int bits = digits * BITS_A_DIGIT;
        BigInteger number = new BigInteger(id.hex(), 16);
        // A number of zeros does not change when it is shifted.
        boolean slips = chance.below(2) == 0 && number.signum() != 0;
        BigInteger wrong =
                slips
                        ? number.shiftLeft(1).mod(BigInteger.ONE.shiftLeft(bits))
                        : number.flipBit(chance.below(bits));
        return new TagId(String.format(Locale.ROOT, "%0" + digits + "X", wrong));
    }
}
