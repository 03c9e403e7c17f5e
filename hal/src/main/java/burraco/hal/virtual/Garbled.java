package burraco.hal.virtual;

import burraco.hal.TagId;
import java.math.BigInteger;
import java.util.Locale;

/** A number that arrived wrong, and nobody noticed: as long as the right one, and another. */
final class Garbled {
    private static final int BITS_A_DIGIT = 4;

    private Garbled() {}

    /** A bit is wrong, or all of them have slipped by one. */
    static TagId of(TagId id, Chance chance) {
        int digits = id.hex().length();
        int bits = digits * BITS_A_DIGIT;
        BigInteger number = new BigInteger(id.hex(), 16);
        // Noughts that slip are the same noughts.
        boolean slips = chance.below(2) == 0 && number.signum() != 0;
        BigInteger wrong =
                slips
                        ? number.shiftLeft(1).mod(BigInteger.ONE.shiftLeft(bits))
                        : number.flipBit(chance.below(bits));
        return new TagId(String.format(Locale.ROOT, "%0" + digits + "X", wrong));
    }
}
