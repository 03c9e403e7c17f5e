package burraco.film;

import burraco.layout.Deck;
import burraco.layout.Layout;

/**
 * A table seen from above while its sensors speak, as an SVG: each card on every antenna that hears
 * it. It shows what was said, also where that is wrong.
 */
public final class Film {
    /** In milliseconds of the footage; what is longer makes files that no browser likes. */
    public static final long LONGEST = 600_000;

    private final Layout layout;
    private final Deck deck;

    public Film(Layout layout, Deck deck) {
        this.layout = layout;
        this.deck = deck;
    }

    /**
     * Animated, again and again from its beginning.
     *
     * @param speed how many times as fast as it was, more than 0
     */
    public String moving(Footage footage, double speed) {
        if (footage.to() - footage.from() > LONGEST) {
            throw new IllegalArgumentException("too long for a film: " + footage.to());
        }
        return draw(footage, Motion.moving(footage, speed));
    }

    /** A moment of the table. */
    public String still(Footage moment) {
        return draw(moment, Motion.still(moment));
    }

    private String draw(Footage footage, Motion motion) {
        Frame frame = Frame.of(layout);
        String table = FilmWords.in(layout.language()).table() + " " + layout.name();
        Svg svg = new Svg();
        svg.line(
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 %s %s'"
                        + " font-family='Helvetica, Arial, sans-serif'>",
                frame.width(), frame.height());
        svg.line("<title>%s, %s</title>", Svg.escaped(table), Panel.time(footage.from()));
        svg.line("<defs>");
        Faces.define(svg);
        svg.line("</defs>");
        svg.line("<rect width='100%%' height='100%%' fill='#ece6d8'/>");
        new Felt(layout, footage, motion, frame).draw(svg);
        new Antennas(layout, deck, footage, motion, frame).draw(svg);
        new Panel(layout, footage, motion, frame, svg).draw();
        svg.line("</svg>");
        return svg.toString();
    }
}
