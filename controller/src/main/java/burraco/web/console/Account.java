package burraco.web.console;

import java.text.Normalizer;
import java.util.Locale;

/** An arbiter who has a PIN of his own: nobody else comes in under his name. */
public record Account(String name, Pin pin) {
    /** Whether somebody who calls himself so means to be him, however he writes it. */
    boolean isCalled(String other) {
        return plain(name).equals(plain(other));
    }

    /** Without accents, capitals and what nobody sees. */
    private static String plain(String name) {
        return Normalizer.normalize(name, Normalizer.Form.NFKD)
                .replaceAll("\\p{M}+", "")
                .toUpperCase(Locale.ROOT)
                .toLowerCase(Locale.ROOT)
                .replaceAll("[\\s\\p{Z}]+", " ")
                .strip();
    }
}
