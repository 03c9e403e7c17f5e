package burraco.web.console;

import java.text.Normalizer;
import java.util.Locale;

/** An arbiter with a PIN of his own: nobody else can log in under his name. */
public record ArbiterAccount(String name, Pin pin) {
    /** Whether the names are equal but for accents, letter case and spacing. */
    boolean isCalled(String other) {
        return plain(name).equals(plain(other));
    }

    /** The name without accents, in lower case, with single spaces. */
    public static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}+", "")
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[\\s\\p{Z}]+", " ")
                .strip();
    }
}
