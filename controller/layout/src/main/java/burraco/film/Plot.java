package burraco.film;

import java.util.List;

/** Plots one card's detections and positions over time as an SVG, with a lane for each antenna. */
public final class Plot {
    private static final double WIDTH = 1280;
    private static final double LEFT = 190;
    private static final double RIGHT = 30;
    private static final double MARGIN = 24;
    private static final double TITLE = 40;
    private static final double LINE = 18;
    private static final double LEGEND = 34;

    private final TimeAxis axis;
    private final PlotLabels words;
    private final Svg body = new Svg();
    private double y;

    private Plot(long from, long to, String language) {
        axis = new TimeAxis(from, to, LEFT, WIDTH - LEFT - RIGHT);
        words = PlotLabels.in(language);
    }

    /**
     * Plots a period.
     *
     * @param language {@code it} or {@code en}
     */
    public static String of(List<Trail> trails, long from, long to, String language) {
        Plot plot = new Plot(from, to, language);
        trails.forEach(trail -> plot.draw(trail.within(from, to)));
        plot.legend();
        return plot.svg(trails);
    }

    private String svg(List<Trail> trails) {
        Svg svg = new Svg();
        svg.line(
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %s %s'"
                        + " font-family='Helvetica, Arial, sans-serif' fill='#1d2429'>",
                WIDTH, y);
        svg.line(
                "<title>%s, %s - %s</title>",
                String.join(", ", trails.stream().map(trail -> trail.card().toString()).toList()),
                TimeAxis.seconds(axis.from()),
                TimeAxis.seconds(axis.to()));
        svg.line("<rect width='100%%' height='100%%' fill='#ece6d8'/>");
        return svg + body.toString() + "</svg>\n";
    }

    private void draw(Trail trail) {
        PlacementStrip strip = new PlacementStrip(body, axis, words, trail);
        body.line(
                "<text x='%s' y='%s' font-size='22' font-weight='bold'>%s</text>",
                MARGIN, y + TITLE - 8, trail.card());
        double top = y + Math.max(TITLE, strip.above() + 6);
        double lanes = top + PlacementStrip.HEIGHT + 10;
        double bottom = lanes + Math.max(1, trail.lanes().size()) * LaneChart.HEIGHT;
        strip.draw(top);
        double lane = lanes;
        for (Trail.Lane one : trail.lanes()) {
            new LaneChart(body, axis, words, lane).draw(one, trail.stays());
            lane += LaneChart.HEIGHT;
        }
        if (trail.lanes().isEmpty()) {
            text(LEFT, lanes + 30, words.silent());
        }
        axis.draw(body, lanes, bottom);
        strip.marks(top, bottom);
        y = bottom + 40;
        deeds(trail);
    }

    private void deeds(Trail trail) {
        for (int i = 0; i < trail.deeds().size(); i++) {
            Trail.Deed deed = trail.deeds().get(i);
            body.line(
                    "<text x='%s' y='%s' font-size='13'><tspan fill='#8a5a00'>%s</tspan>"
                            + " · %s · %s <tspan fill='#8a7f68'>· %s %s</tspan></text>",
                    LEFT,
                    y,
                    i + 1,
                    TimeAxis.tenths(deed.at()),
                    Svg.escaped(deed.text()),
                    words.decided(),
                    TimeAxis.tenths(deed.decided()));
            y += LINE;
        }
        y += 6;
    }

    private void legend() {
        double x = LEFT;
        x = key(x, "#35785a", 14, words.belief());
        x = key(x, "#ffdf9a", 14, words.placed());
        x = key(x, "#1d2429", 3, words.heard());
        x = key(x, "#d88f87", 3, words.missed());
        key(x, "#ffb02e", 3, words.unclear());
        y += LEGEND;
    }

    private double key(double x, String colour, double width, String what) {
        body.line("<rect x='%s' y='%s' width='%s' height='12' fill='%s'/>", x, y, width, colour);
        text(x + width + 6, y + 11, what);
        return x + width + 30 + 7 * what.length();
    }

    private void text(double x, double at, String what) {
        body.line("<text x='%s' y='%s' font-size='13' fill='#3b4a54'>%s</text>", x, at, what);
    }
}
