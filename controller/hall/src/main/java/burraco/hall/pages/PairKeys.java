package burraco.hall.pages;

import burraco.tournament.Tournament;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * Keys for the phones of those who have entered: one for each number, derived from the hall's
 * secret and the tournament, so that printed codes stay valid for the whole tournament and are
 * worth nothing in the next one.
 */
public final class PairKeys {
    /** Length in characters out of 36, enough to rule out guessing. */
    private static final int KEY_LENGTH = 12;

    private static final String LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789";
    private static final Pattern KEY = Pattern.compile("([1-9][0-9]{0,4})-([a-z0-9]{12})");

    private final SecretKeySpec secret;

    public PairKeys(byte[] secret) {
        this.secret = new SecretKeySpec(secret, "HmacSHA256");
    }

    /** The key, which begins with the number. */
    public String of(Tournament tournament, int number) {
        return number + "-" + letters(tournament, number);
    }

    /** Whose key it is; empty if it is nobody's in this tournament. */
    public Optional<Integer> number(Tournament tournament, String key) {
        Matcher parts = KEY.matcher(key);
        if (!parts.matches()) {
            return Optional.empty();
        }
        int number = Integer.parseInt(parts.group(1));
        boolean fits =
                MessageDigest.isEqual(
                        letters(tournament, number).getBytes(StandardCharsets.UTF_8),
                        parts.group(2).getBytes(StandardCharsets.UTF_8));
        return fits && tournament.field().has(number) ? Optional.of(number) : Optional.empty();
    }

    private String letters(Tournament tournament, int number) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(secret);
            String what = "entry " + number + " of " + tournament.seed();
            byte[] bytes = mac.doFinal(what.getBytes(StandardCharsets.UTF_8));
            StringBuilder key = new StringBuilder();
            for (int i = 0; i < KEY_LENGTH; i++) {
                key.append(LETTERS.charAt(Byte.toUnsignedInt(bytes[i]) % LETTERS.length()));
            }
            return key.toString();
        } catch (GeneralSecurityException none) {
            throw new IllegalStateException(none);
        }
    }
}
