package burraco.testing;

import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.regex.Pattern;

/** Checks text for people: nothing in it is written in the notation of the program. */
public final class Plain {
    /**
     * A value written by its {@code toString}, such as an optional, a record or a list, or the name
     * of an enum.
     */
    private static final Pattern PROGRAMS_OWN =
            Pattern.compile(
                    "Optional|\\w\\[\\w+=|\\w@[0-9a-f]{5,}|\\[[^\\]\"\\s]*,"
                            + "|\\bnull\\b|\\b[A-Z]{2,}(?:_[A-Z]+)+\\b|\\b[A-Z]{6,}\\b");

    private Plain() {}

    public static void assertPlain(String text) {
        text.lines()
                .forEach(line -> assertFalse(PROGRAMS_OWN.matcher(line).find(), () -> "«" + line));
    }
}
