package burraco.web.console;

import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.Base64;
import java.util.Locale;
import java.util.Optional;
import java.util.random.RandomGenerator;
import javax.crypto.SecretKeyFactory;
import javax.crypto.spec.PBEKeySpec;

/**
 * A PIN in stored form: a salted, slow hash (PBKDF2), so that a stolen file does not reveal it
 * quickly.
 */
public final class Pin {
    public static final int MIN_LENGTH = 6;
    public static final int MAX_LENGTH = 64;

    /** Six digits, as people read them from a screen. */
    private static final int DRAWN = 1_000_000;

    private static final int FEW_CHARACTERS = 2;

    private static final String KIND = "pbkdf2-sha256";
    private static final String ALGORITHM = "PBKDF2WithHmacSHA256";

    /** About a tenth of a second on a small machine. */
    private static final int ROUNDS = 210_000;

    private static final int MAX_ROUNDS = 10_000_000;
    private static final int SALT_BYTES = 16;
    private static final int HASH_BITS = 256;
    private static final int FIELDS = 4;

    private final int rounds;
    private final byte[] salt;
    private final byte[] hash;

    private Pin(int rounds, byte[] salt, byte[] hash) {
        this.rounds = rounds;
        this.salt = salt;
        this.hash = hash;
    }

    /** Whether the length is allowed. */
    public static boolean isLongEnough(String pin) {
        return pin.length() >= MIN_LENGTH && pin.length() <= MAX_LENGTH;
    }

    /** Whether it is an obvious choice: few different characters, a sequence, or a repetition. */
    public static boolean isObvious(String pin) {
        String half = pin.substring(0, pin.length() / 2);
        String once = pin.replaceAll("(.)\\1+", "$1");
        return pin.chars().distinct().count() <= FEW_CHARACTERS
                || pin.equals(half + half)
                || isRow(once);
    }

    /** Such as 123456, 654321 and 567890. */
    private static boolean isRow(String pin) {
        String up = "01234567890";
        String down = "09876543210";
        return up.contains(pin) || down.contains(pin) || "abcdefghijklmnopqrstuvwxyz".contains(pin);
    }

    /** A PIN for somebody who has chosen none; not an obvious one. */
    public static String drawn(RandomGenerator random) {
        String drawn;
        do {
            drawn = String.format(Locale.ROOT, "%06d", random.nextInt(DRAWN));
        } while (isObvious(drawn));
        return drawn;
    }

    public static Pin of(String pin, SecureRandom random) {
        byte[] salt = new byte[SALT_BYTES];
        random.nextBytes(salt);
        return new Pin(ROUNDS, salt, hash(pin, salt, ROUNDS));
    }

    public boolean is(String given) {
        return given.length() <= MAX_LENGTH
                && MessageDigest.isEqual(hash, hash(given, salt, rounds));
    }

    private static byte[] hash(String pin, byte[] salt, int rounds) {
        PBEKeySpec secret = new PBEKeySpec(pin.toCharArray(), salt, rounds, HASH_BITS);
        try {
            return SecretKeyFactory.getInstance(ALGORITHM).generateSecret(secret).getEncoded();
        } catch (GeneralSecurityException none) {
            throw new IllegalStateException(none);
        } finally {
            secret.clearPassword();
        }
    }

    /** The stored form as one line of text. */
    public String line() {
        Base64.Encoder letters = Base64.getEncoder().withoutPadding();
        return KIND
                + ":"
                + rounds
                + ":"
                + letters.encodeToString(salt)
                + ":"
                + letters.encodeToString(hash);
    }

    /** Parses a stored line; empty if it is invalid. */
    public static Optional<Pin> read(String line) {
        String[] fields = line.strip().split(":", -1);
        if (fields.length != FIELDS || !fields[0].equals(KIND)) {
            return Optional.empty();
        }
        try {
            int rounds = Integer.parseInt(fields[1]);
            byte[] salt = Base64.getDecoder().decode(fields[2]);
            byte[] hash = Base64.getDecoder().decode(fields[3]);
            boolean sound =
                    rounds > 0
                            && rounds <= MAX_ROUNDS
                            && salt.length >= SALT_BYTES
                            && hash.length == HASH_BITS / Byte.SIZE;
            return sound ? Optional.of(new Pin(rounds, salt, hash)) : Optional.empty();
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }
}
