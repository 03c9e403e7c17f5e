package burraco.film;

/**
 * A horizontal time axis.
 *
 * @param left its left end in the picture
 * @param width its length in the picture
 */
record TimeAxis(long from, long to, double left, double width) {
    private static final long[] STEPS_MILLIS = {
        100, 200, 500, 1_000, 2_000, 5_000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000,
        600_000, 1_800_000
    };
    private static final int MAX_LINES = 16;

    double x(long at) {
        double share = (double) (at - from) / (to - from);
        return left + Math.clamp(share, 0, 1) * width;
    }

    double right() {
        return left + width;
    }

    boolean has(long at) {
        return at >= from && at < to;
    }

    private long step() {
        for (long step : STEPS_MILLIS) {
            if ((to - from) / step <= MAX_LINES) {
                return step;
            }
        }
        return Math.ceilDiv(to - from, MAX_LINES * 3_600_000) * 3_600_000;
    }

    /** Draws vertical grid lines with the time below each. */
    void draw(Svg svg, double top, double bottom) {
        long step = step();
        for (long at = Math.ceilDiv(from, step) * step; at <= to; at += step) {
            svg.line(
                    "<path d='M%s %sV%s' stroke='#b9ae97' stroke-dasharray='2 4'/>",
                    x(at), top, bottom);
            svg.line(
                    "<text x='%s' y='%s' text-anchor='middle' font-size='12'>%s</text>",
                    x(at), bottom + 16, step < 1000 ? tenths(at) : seconds(at));
        }
    }

    /** Minutes and seconds. */
    static String seconds(long at) {
        long seconds = at / 1000;
        return seconds / 60 + (seconds % 60 < 10 ? ":0" : ":") + seconds % 60;
    }

    static String tenths(long at) {
        return seconds(at) + "." + at / 100 % 10;
    }
}
