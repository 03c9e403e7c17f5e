package burraco.film;

import burraco.film.Trail.Belief;
import burraco.film.Trail.Look;
import burraco.film.Trail.What;
import java.util.List;
import java.util.Locale;

/**
 * Draws one antenna's detections of a card over time, and the probability that the card lies there.
 */
final class LaneChart {
    static final double HEIGHT = 58;

    private static final double GAP = 3;
    private static final double CURVE = 36;
    private static final double TICKS = CURVE + 3;
    private static final double TICK = 7;

    private final Svg svg;
    private final TimeAxis axis;
    private final PlotLabels words;
    private final double top;

    LaneChart(Svg svg, TimeAxis axis, PlotLabels words, double top) {
        this.svg = svg;
        this.axis = axis;
        this.words = words;
        this.top = top;
    }

    void draw(Trail.Lane lane, List<Trail.Stay> stays) {
        svg.line("<g data-antenna='%s'>", lane.antenna().id());
        svg.line(
                "<text x='%s' y='%s' text-anchor='end' font-size='14'>%s"
                        + " <tspan fill='#8a7f68'>#%s</tspan></text>",
                axis.left() - 10,
                top + CURVE / 2 + 5,
                words.name(lane.antenna().zone()),
                lane.antenna().id());
        rectangle(axis.left(), axis.right(), CURVE, "#fdfcf8");
        for (Trail.Stay stay : stays) {
            if (stay.where() instanceof Trail.Where.Lying lying && lying.over(lane.antenna())) {
                rectangle(axis.x(stay.from()), axis.x(stay.to()), HEIGHT - GAP, "#ffdf9a");
            }
        }
        svg.line("<path class='belief' d='%s' fill='#35785a'/>", area(lane.beliefs()));
        ticks(lane, What.HEARD, 0, "#1d2429");
        ticks(lane, What.MISSED, 1, "#d88f87");
        ticks(lane, What.UNCLEAR, 1, "#ffb02e");
        svg.line("</g>");
    }

    private void rectangle(double left, double right, double height, String colour) {
        svg.line(
                "<rect x='%s' y='%s' width='%s' height='%s' fill='%s'/>",
                left, top, right - left, height, colour);
    }

    /**
     * A step curve. Where several values fall on one pixel, the highest is drawn and then the last,
     * so that no peak is lost.
     */
    private String area(List<Belief> beliefs) {
        double bottom = top + CURVE;
        double level = 0;
        double highest = 0;
        double here = axis.left();
        StringBuilder path = new StringBuilder();
        path.append('M').append(Svg.number(here)).append(' ').append(Svg.number(bottom));
        for (Belief belief : beliefs) {
            if (belief.at() >= axis.to()) {
                break;
            }
            double x = Math.rint(axis.x(belief.at()) * 2) / 2;
            if (x > here) {
                step(path, here, highest, level);
                here = x;
                highest = 0;
            }
            level = belief.share();
            highest = belief.at() < axis.from() ? level : Math.max(highest, level);
        }
        step(path, here, highest, level);
        return path.append('H')
                .append(Svg.number(axis.right()))
                .append('V')
                .append(Svg.number(bottom))
                .append('Z')
                .toString();
    }

    private void step(StringBuilder path, double x, double highest, double last) {
        path.append('H').append(Svg.number(x)).append('V').append(height(highest));
        if (last < highest) {
            path.append("h.5V").append(height(last));
        }
    }

    private String height(double share) {
        return Svg.number(top + CURVE * (1 - share));
    }

    private void ticks(Trail.Lane lane, What what, int row, String colour) {
        StringBuilder path = new StringBuilder();
        String y = Svg.number(top + TICKS + row * (TICK + 1));
        String last = "";
        for (Look look : lane.looks()) {
            if (look.what() == what && axis.has(look.at())) {
                String x = Svg.number(Math.rint(axis.x(look.at()) * 2) / 2);
                if (!x.equals(last)) {
                    path.append('M').append(x).append(' ').append(y);
                    path.append('v').append(Svg.number(TICK));
                }
                last = x;
            }
        }
        if (!path.isEmpty()) {
            svg.line(
                    "<path class='%s' d='%s' stroke='%s'/>",
                    what.name().toLowerCase(Locale.ROOT), path, colour);
        }
    }
}
