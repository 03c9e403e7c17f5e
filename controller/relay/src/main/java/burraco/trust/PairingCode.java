package burraco.trust;

import java.math.BigInteger;
import java.security.PublicKey;
import java.security.cert.X509Certificate;
import java.util.regex.Pattern;

/**
 * Six digits that a table and a hall show while they are paired. If they are the same on both
 * screens, nobody sits between: the digits follow from the hall's certificate, the table's key and
 * a random number of each side.
 *
 * <p>Six digits are enough because nobody can try: the table commits to its number before it knows
 * the hall's, and reveals it after that ({@link PairingTable}, {@link PairingHall}). Somebody
 * between the two has one guess in a million for each time that people compare.
 */
public record PairingCode(String digits) {
    private static final Pattern SIX = Pattern.compile("[0-9]{6}");
    private static final BigInteger CODES = BigInteger.valueOf(1_000_000);
    private static final byte[] LABEL = Der.ascii("burraco pairing code 1");

    public PairingCode {
        if (!SIX.matcher(digits).matches()) {
            throw new IllegalArgumentException("not six digits: " + digits);
        }
    }

    static PairingCode of(
            X509Certificate authority, PublicKey device, Nonce ofDevice, Nonce ofHall) {
        // Each part is hashed first: the lengths are fixed, and no part can pass for another.
        byte[] hash =
                Keys.sha256(
                        Keys.sha256(LABEL),
                        Keys.sha256(Certificates.encoded(authority)),
                        Keys.sha256(device.getEncoded()),
                        Keys.sha256(ofDevice.bytes()),
                        Keys.sha256(ofHall.bytes()));
        BigInteger number = new BigInteger(1, hash).mod(CODES);
        return new PairingCode("%06d".formatted(number));
    }
}
