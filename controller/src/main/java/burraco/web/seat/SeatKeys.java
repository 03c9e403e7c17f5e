package burraco.web.seat;

import burraco.cards.Seat;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * What a phone has to know to be a player's: a word for each seat, which the table makes of a
 * secret of its own, so that the code that lies on the table is good for more than one evening.
 */
public final class SeatKeys {
    /** Nobody guesses one of 36 to the power of this. */
    private static final int LENGTH = 12;

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";

    private final SecretKeySpec secret;

    public SeatKeys(byte[] secret) {
        this.secret = new SecretKeySpec(secret, "HmacSHA256");
    }

    public String of(Seat seat) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(secret);
            byte[] bytes = mac.doFinal(("seat " + seat).getBytes(StandardCharsets.UTF_8));
            StringBuilder key = new StringBuilder();
            for (int i = 0; i < LENGTH; i++) {
                key.append(LETTERS.charAt(Byte.toUnsignedInt(bytes[i]) % LETTERS.length()));
            }
            return key.toString();
        } catch (GeneralSecurityException none) {
            throw new IllegalStateException(none);
        }
    }

    boolean fits(Seat seat, String given) {
        return MessageDigest.isEqual(
                of(seat).getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }
}
