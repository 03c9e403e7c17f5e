package burraco.film;

import java.math.BigDecimal;

/**
 * Converts times of the footage to SMIL animations that repeat, or to nothing for a still picture.
 *
 * @param speed playback speed; 0 for a still picture
 */
record FilmTiming(long from, long to, double speed) {
    /** How long the last moment stays on screen, in milliseconds. */
    private static final long HOLD_MILLIS = 2_000;

    /** How long a caption stays on screen, in milliseconds. */
    private static final double READING_MILLIS = 3_000;

    private static final int DIGITS = 7;

    static FilmTiming moving(Footage footage, double speed) {
        return new FilmTiming(footage.from(), footage.to(), speed);
    }

    static FilmTiming still(Footage footage) {
        return new FilmTiming(footage.from(), footage.to(), 0);
    }

    boolean moves() {
        return speed > 0;
    }

    /** The time to read a caption, in milliseconds of the footage. */
    long reading() {
        return Math.round(moves() ? READING_MILLIS * speed : READING_MILLIS);
    }

    /** Length of one repetition in milliseconds. */
    private long period() {
        return Math.round((to - from) / speed) + HOLD_MILLIS;
    }

    /** A time as a fraction of the repetition. */
    private String share(long time) {
        double share = (time - from) / speed / period();
        BigDecimal exact = BigDecimal.valueOf(Math.round(share * 1e7), DIGITS);
        return exact.signum() == 0 ? "0" : exact.stripTrailingZeros().toPlainString();
    }

    private boolean always(Spans when) {
        return !moves() || when.equals(Spans.of(from, to));
    }

    /** Attribute that sets an element's initial visibility. */
    String hidden(Spans when) {
        return always(when) || when.at(from) ? "" : " visibility='hidden'";
    }

    /** Child element that shows an element during those times. */
    String animation(Spans when) {
        if (always(when)) {
            return "";
        }
        StringBuilder values = new StringBuilder();
        StringBuilder times = new StringBuilder();
        if (!when.at(from)) {
            add(values, "hidden", times, from);
        }
        for (Spans.Span span : when.list()) {
            add(values, "visible", times, span.from());
            if (span.to() < to) {
                add(values, "hidden", times, span.to());
            }
        }
        return animate("visibility' calcMode='discrete", values, times);
    }

    /** Child element that grows a progress bar until the end of the footage. */
    String growth(double width) {
        String full = Svg.number(width);
        return animate("width", "0;" + full + ";" + full, "0;" + share(to) + ";1");
    }

    private String animate(String attribute, CharSequence values, CharSequence times) {
        String seconds = BigDecimal.valueOf(period(), 3).toPlainString();
        return "<animate attributeName='"
                + attribute
                + "' dur='"
                + seconds
                + "s' repeatCount='indefinite' values='"
                + values
                + "' keyTimes='"
                + times
                + "'/>";
    }

    private void add(StringBuilder values, String value, StringBuilder times, long time) {
        String between = values.isEmpty() ? "" : ";";
        values.append(between).append(value);
        times.append(between).append(share(time));
    }
}
