package burraco.film;

import burraco.film.Trail.Deed;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws where the table placed a card over time, as a strip, with numbered marks above it for the
 * acts that moved the card.
 */
final class PlacementStrip {
    static final double HEIGHT = 22;

    private static final double MARK_SIZE = 18;
    private static final double LETTER_WIDTH = 7;

    private final Svg svg;
    private final TimeAxis axis;
    private final PlotLabels words;
    private final Trail trail;

    PlacementStrip(Svg svg, TimeAxis axis, PlotLabels words, Trail trail) {
        this.svg = svg;
        this.axis = axis;
        this.words = words;
        this.trail = trail;
    }

    /** The row of each act's number, counted upwards: the lowest row with room for it. */
    private List<Integer> rows() {
        List<Double> free = new ArrayList<>();
        List<Integer> rows = new ArrayList<>();
        for (Deed deed : trail.deeds()) {
            double x = axis.x(deed.at());
            int row = 0;
            while (row < free.size() && free.get(row) > x) {
                row++;
            }
            if (row == free.size()) {
                free.add(0.0);
            }
            free.set(row, x + MARK_SIZE);
            rows.add(row);
        }
        return rows;
    }

    /** Height of the numbers above the strip. */
    double above() {
        return MARK_SIZE * (1 + rows().stream().mapToInt(row -> row).max().orElse(0));
    }

    void draw(double top) {
        svg.line(
                "<text x='%s' y='%s' text-anchor='end' font-size='12' fill='#3b4a54'>%s</text>",
                axis.left() - 10, top + 15, words.placed());
        for (Trail.Stay stay : trail.stays()) {
            stay(stay, top);
        }
    }

    private void stay(Trail.Stay stay, double top) {
        double x = axis.x(stay.from());
        double width = axis.x(stay.to()) - x;
        String colour =
                switch (stay.where()) {
                    case Trail.Where.Lying _ -> "#ffdf9a";
                    case Trail.Where.Fan _ -> "#d9cfb8";
                };
        String name = words.name(stay.where());
        svg.line(
                "<rect x='%s' y='%s' width='%s' height='%s' fill='%s' stroke='#8a7f68'>"
                        + "<title>%s</title></rect>",
                x, top, width, HEIGHT, colour, name);
        if (width > LETTER_WIDTH * name.length()) {
            svg.line("<text x='%s' y='%s' font-size='12'>%s</text>", x + 5, top + 15, name);
        }
    }

    /** A vertical line through all lanes for each act, below its number. */
    void marks(double top, double bottom) {
        List<Integer> rows = rows();
        for (int i = 0; i < rows.size(); i++) {
            double x = axis.x(trail.deeds().get(i).at());
            double y = top - MARK_SIZE * (rows.get(i) + 0.5);
            svg.line("<path d='M%s %sV%s' stroke='#8a5a00'/>", x, y, bottom);
            svg.line("<circle cx='%s' cy='%s' r='8' fill='#8a5a00'/>", x, y);
            svg.line(
                    "<text x='%s' y='%s' text-anchor='middle' font-size='11' fill='#fff'>%s</text>",
                    x, y + 4, i + 1);
        }
    }
}
