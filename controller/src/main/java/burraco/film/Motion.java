package burraco.film;

import java.math.BigDecimal;

/**
 * How times of the footage become times of the picture: an animation that begins anew when it is
 * over, or none where the picture stands still.
 *
 * @param speed how many times as fast as it was; 0 stands still
 */
record Motion(long from, long to, double speed) {
    /** How long the last moment stays, in milliseconds of the picture. */
    private static final long HOLD = 2_000;

    /** How long somebody needs to read a caption. */
    private static final double READING = 3_000;

    private static final int DIGITS = 7;

    static Motion moving(Footage footage, double speed) {
        return new Motion(footage.from(), footage.to(), speed);
    }

    static Motion still(Footage footage) {
        return new Motion(footage.from(), footage.to(), 0);
    }

    boolean moves() {
        return speed > 0;
    }

    /** How long a caption stays, in milliseconds of the footage. */
    long reading() {
        return Math.round(moves() ? READING * speed : READING);
    }

    /** From one beginning to the next, in milliseconds of the picture. */
    private long period() {
        return Math.round((to - from) / speed) + HOLD;
    }

    /** Where in the period a time lies, from 0 to 1. */
    private String share(long time) {
        double share = (time - from) / speed / period();
        BigDecimal exact = BigDecimal.valueOf(Math.round(share * 1e7), DIGITS);
        return exact.signum() == 0 ? "0" : exact.stripTrailingZeros().toPlainString();
    }

    private boolean always(Spans when) {
        return !moves() || when.equals(Spans.of(from, to));
    }

    /** The attribute of an element that is to be seen then; where nothing moves, its beginning. */
    String hidden(Spans when) {
        return always(when) || when.at(from) ? "" : " visibility='hidden'";
    }

    /** The child that makes an element be seen then. */
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

    /** The child that lets a bar grow from nothing until the footage ends. */
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
