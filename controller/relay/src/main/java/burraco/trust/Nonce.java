package burraco.trust;

import burraco.trust.TrustException.Fault;
import java.security.MessageDigest;
import java.security.PublicKey;
import java.security.SecureRandom;
import java.util.HexFormat;

/**
 * A random number that is used once.
 *
 * @param hex 64 hexadecimal digits
 */
record Nonce(String hex) {
    private static final int BYTES = 32;
    private static final byte[] LABEL = Der.ascii("burraco pairing commitment 1");

    static Nonce create(SecureRandom random) {
        byte[] bytes = new byte[BYTES];
        random.nextBytes(bytes);
        return new Nonce(HexFormat.of().formatHex(bytes));
    }

    static Nonce read(String hex) throws TrustException {
        if (!hex.matches("[0-9a-f]{" + 2 * BYTES + "}")) {
            throw new TrustException(Fault.BROKEN, "not a number of a pairing");
        }
        return new Nonce(hex);
    }

    byte[] bytes() {
        return HexFormat.of().parseHex(hex);
    }

    /** Fixes the number and the key without telling the number. */
    String commitment(PublicKey key) {
        return HexFormat.of()
                .formatHex(
                        Keys.sha256(
                                Keys.sha256(LABEL),
                                Keys.sha256(key.getEncoded()),
                                Keys.sha256(bytes())));
    }

    boolean isCommittedTo(PublicKey key, String commitment) {
        return MessageDigest.isEqual(Der.ascii(commitment(key)), Der.ascii(commitment));
    }
}
