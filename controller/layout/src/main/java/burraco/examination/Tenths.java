package burraco.examination;

import java.util.Locale;

/** Formats numbers for people. */
public final class Tenths {
    private Tenths() {}

    /** With one decimal; never {@code -0.0}. */
    public static String of(double number) {
        String text = String.format(Locale.ROOT, "%.1f", number);
        return text.equals("-0.0") ? "0.0" : text;
    }
}
