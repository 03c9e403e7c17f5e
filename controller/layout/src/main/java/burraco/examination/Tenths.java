package burraco.examination;

import java.util.Locale;

/** Numbers as people read them here. */
public final class Tenths {
    private Tenths() {}

    /** With a digit behind the point; never {@code -0.0}. */
    public static String of(double number) {
        String text = String.format(Locale.ROOT, "%.1f", number);
        return text.equals("-0.0") ? "0.0" : text;
    }
}
