package burraco.film;

import burraco.layout.Deck;
import burraco.layout.Layout;

/**
 * Draws the table from above while its sensors report, as an SVG: each card on every antenna that
 * detects it. It shows the readings as they are, including wrong ones.
 */
public final class Film {
    /** Longest film in milliseconds; browsers cannot handle larger files. */
    public static final long MAX_MILLIS = 600_000;

    private final Layout layout;
    private final Deck deck;

    public Film(Layout layout, Deck deck) {
        this.layout = layout;
        this.deck = deck;
    }

    /**
     * An animation that repeats for ever.
     *
     * @param speed playback speed, more than 0
     */
    public String moving(Footage footage, double speed) {
        if (footage.to() - footage.from() > MAX_MILLIS) {
            throw new IllegalArgumentException("too long for a film: " + footage.to());
        }
        return draw(footage, FilmTiming.moving(footage, speed));
    }

    /** A single moment. */
    public String still(Footage moment) {
        return draw(moment, FilmTiming.still(moment));
    }

    private String draw(Footage footage, FilmTiming motion) {
        FilmGeometry frame = FilmGeometry.of(layout);
        String table = FilmLabels.in(layout.language()).table() + " " + layout.name();
        Svg svg = new Svg();
        svg.line(
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %s %s'"
                        + " font-family='Helvetica, Arial, sans-serif'>",
                frame.width(), frame.height());
        svg.line("<title>%s, %s</title>", Svg.escaped(table), SidePanel.time(footage.from()));
        svg.line("<defs>");
        CardSymbols.define(svg);
        svg.line("</defs>");
        svg.line("<rect width='100%%' height='100%%' fill='#ece6d8'/>");
        new TableLayer(layout, footage, motion, frame).draw(svg);
        new AntennaLayer(layout, deck, footage, motion, frame).draw(svg);
        new SidePanel(layout, footage, motion, frame, svg).draw();
        svg.line("</svg>");
        return svg.toString();
    }
}
