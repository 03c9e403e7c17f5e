package burraco.web.seat;

import burraco.cards.Seat;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Keys that identify a player's phone: one for each seat, derived from the table's secret, so that
 * the printed codes on the table stay valid for many evenings.
 */
public final class SeatKeys {
    /** Length in characters out of 36, enough to rule out guessing. */
    private static final int KEY_LENGTH = 12;

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
            for (int i = 0; i < KEY_LENGTH; i++) {
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
