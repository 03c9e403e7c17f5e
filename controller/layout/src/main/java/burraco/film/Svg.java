package burraco.film;

import burraco.text.PlainText;
import java.util.Locale;

/** Builds an SVG document line by line. */
final class Svg {
    private final StringBuilder text = new StringBuilder(1 << 16);

    /** Appends markup; each {@code %s} takes the next value, and numbers get one decimal. */
    void line(String markup, Object... values) {
        Object[] written = new Object[values.length];
        for (int i = 0; i < values.length; i++) {
            written[i] = values[i] instanceof Double number ? number(number) : values[i];
        }
        text.append(String.format(Locale.ROOT, markup, written)).append('\n');
    }

    static String number(double value) {
        long tenths = Math.round(value * 10);
        String sign = tenths < 0 ? "-" : "";
        long size = Math.abs(tenths);
        return sign + size / 10 + (size % 10 == 0 ? "" : "." + size % 10);
    }

    /** Escapes untrusted text for attributes and content. */
    static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        PlainText.line(text).codePoints().forEach(point -> escape(point, escaped));
        return escaped.toString();
    }

    private static void escape(int point, StringBuilder escaped) {
        switch (point) {
            case '<' -> escaped.append("&lt;");
            case '>' -> escaped.append("&gt;");
            case '&' -> escaped.append("&amp;");
            case '\'' -> escaped.append("&#39;");
            case '"' -> escaped.append("&quot;");
            default -> escaped.appendCodePoint(mayStand(point) ? point : '\uFFFD');
        }
    }

    /** XML cannot represent some characters in any way. */
    private static boolean mayStand(int point) {
        boolean control = point < 0x20 || point >= 0x7F && point < 0xA0;
        boolean half = point >= 0xD800 && point < 0xE000;
        return !control && !half && point != 0xFFFE && point != 0xFFFF;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
