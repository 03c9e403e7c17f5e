package burraco.film;

import burraco.cards.Card;
import burraco.film.FilmGeometry.Box;
import burraco.film.Footage.Heard;
import burraco.film.Footage.Troubled;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.LaidScale;
import burraco.layout.Layout;
import java.util.List;
import java.util.Optional;

/** Draws each antenna, the cards it detects and the weight on the scale under it. */
final class AntennaLayer {
    /** Height that a place's name takes, and a weight. */
    private static final double TEXT = 15;

    private final Layout layout;
    private final Deck deck;
    private final Footage footage;
    private final FilmTiming motion;
    private final FilmGeometry frame;
    private final FilmLabels words;

    AntennaLayer(Layout layout, Deck deck, Footage footage, FilmTiming motion, FilmGeometry frame) {
        this.layout = layout;
        this.deck = deck;
        this.footage = footage;
        this.motion = motion;
        this.frame = frame;
        words = FilmLabels.in(layout.language());
    }

    void draw(Svg svg) {
        for (LaidAntenna antenna : layout.antennas()) {
            Box box = frame.box(antenna.antenna().area());
            place(svg, antenna, box);
            Optional<LaidScale> scale = layout.scale(antenna.zone());
            cards(svg, antenna, scale.isPresent() ? box.shorter(TEXT) : box);
            scale.ifPresent(under -> weights(svg, under, box));
            troubles(svg, antenna, box);
        }
    }

    private void place(Svg svg, LaidAntenna antenna, Box box) {
        svg.line("<rect %s fill='#35785a' stroke='#bfe0cd' stroke-dasharray='6 5'/>", box.rect());
        svg.line(
                "<text x='%s' y='%s' font-size='11' fill='#d5ebdf'>%s"
                        + " <tspan fill='#8fc3a8'>#%s</tspan></text>",
                box.x() + 6, box.y() + 12, words.name(antenna.zone()), antenna.id());
    }

    private void cards(Svg svg, LaidAntenna antenna, Box box) {
        List<Heard> heard =
                footage.heard().stream().filter(one -> one.antenna() == antenna.id()).toList();
        CardPlaces places = CardPlaces.of(heard, deck);
        Grid grid = Grid.of(places.count(), box.w() - 8, box.h() - TEXT - 5);
        for (CardPlaces.Placed placed : places.cards()) {
            double x = box.x() + 5 + grid.x(placed.place());
            double y = box.y() + TEXT + 1 + grid.y(placed.place());
            card(svg, placed.card(), x, y, grid.scale());
        }
    }

    private void card(Svg svg, Heard heard, double x, double y, String scale) {
        Optional<Card> card = deck.card(heard.tag());
        svg.line(
                "<g data-antenna='%s' data-tag='%s'%s><title>%s%s</title>"
                        + "<use href='#%s' transform='translate(%s %s) scale(%s)'/>%s</g>",
                heard.antenna(),
                heard.tag(),
                motion.hidden(heard.when()),
                card.map(known -> known + " · ").orElse(""),
                heard.tag(),
                CardSymbols.name(card),
                x,
                y,
                scale,
                motion.animation(heard.when()));
    }

    private void weights(Svg svg, LaidScale scale, Box box) {
        for (Footage.Weighed weighed : footage.weights()) {
            if (weighed.scale() == scale.id()) {
                svg.line(
                        "<text data-scale='%s' x='%s' y='%s' text-anchor='middle' font-size='11'"
                                + " fill='#ffd479'%s>%s%s</text>",
                        scale.id(),
                        box.x() + box.w() / 2,
                        box.y() + box.h() - 5,
                        motion.hidden(weighed.when()),
                        weighed.text(scale),
                        motion.animation(weighed.when()));
            }
        }
    }

    private void troubles(Svg svg, LaidAntenna antenna, Box box) {
        for (Troubled silent : footage.silent()) {
            if (silent.antenna() == antenna.id()) {
                svg.line(
                        "<rect %s fill='#7a1020' fill-opacity='.3' stroke='#ff6b6b'"
                                + " stroke-width='3'%s>%s</rect>",
                        box.rect(), motion.hidden(silent.when()), motion.animation(silent.when()));
            }
        }
        for (Troubled unclear : footage.unclear()) {
            if (unclear.antenna() == antenna.id()) {
                svg.line(
                        "<circle cx='%s' cy='%s' r='5' fill='#ffb02e'%s>%s</circle>",
                        box.x() + box.w() - 8,
                        box.y() + 8,
                        motion.hidden(unclear.when()),
                        motion.animation(unclear.when()));
            }
        }
    }
}
