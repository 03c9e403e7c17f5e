package burraco.film;

import burraco.film.Trail.Deed;
import java.util.ArrayList;
import java.util.List;

/** Where the table put a card, as a strip, with the acts that moved it as numbers above. */
final class DeedStrip {
    static final double HEIGHT = 22;

    private static final double MARK = 18;
    private static final double LETTER = 7;

    private final Svg svg;
    private final TimeAxis axis;
    private final PlotWords words;
    private final Trail trail;

    DeedStrip(Svg svg, TimeAxis axis, PlotWords words, Trail trail) {
        this.svg = svg;
        this.axis = axis;
        this.words = words;
        this.trail = trail;
    }

    /** For each act the row of its number, counted upwards: in the lowest that has room. */
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
            free.set(row, x + MARK);
            rows.add(row);
        }
        return rows;
    }

    /** What the numbers above the strip need. */
    double above() {
        return MARK * (1 + rows().stream().mapToInt(row -> row).max().orElse(0));
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
        if (width > LETTER * name.length()) {
            svg.line("<text x='%s' y='%s' font-size='12'>%s</text>", x + 5, top + 15, name);
        }
    }

    /** A line for each act, through all lanes, under its number. */
    void marks(double top, double bottom) {
        List<Integer> rows = rows();
        for (int i = 0; i < rows.size(); i++) {
            double x = axis.x(trail.deeds().get(i).at());
            double y = top - MARK * (rows.get(i) + 0.5);
            svg.line("<path d='M%s %sV%s' stroke='#8a5a00'/>", x, y, bottom);
            svg.line("<circle cx='%s' cy='%s' r='8' fill='#8a5a00'/>", x, y);
            svg.line(
                    "<text x='%s' y='%s' text-anchor='middle' font-size='11' fill='#fff'>%s</text>",
                    x, y + 4, i + 1);
        }
    }
}
