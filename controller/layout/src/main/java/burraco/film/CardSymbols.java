package burraco.film;

import burraco.cards.Card;
import burraco.cards.Face;
import burraco.cards.Rank;
import java.util.Optional;

/** Defines an SVG symbol for each card face, to be used wherever a card lies. */
final class CardSymbols {
    /** Size of the symbols. */
    static final double WIDTH = 34;

    static final double HEIGHT = 46;

    private static final String RED = "#b3202c";
    private static final String BLACK = "#1d2429";
    private static final String VIOLET = "#5a2d82";

    private CardSymbols() {}

    static void define(Svg svg) {
        paper(svg, "paper", "#fdfcf8");
        paper(svg, "strange", "#ffe9a8");
        for (Face face : Face.all()) {
            String corner = face.isJoker() ? "JK" : rank(face.rank()) + face.suit().symbol();
            String middle = face.isJoker() ? "★" : String.valueOf(face.suit().symbol());
            face(svg, "c" + face, colour(face), "paper", corner, middle);
        }
        face(svg, "unknown", BLACK, "strange", "?", "?");
    }

    private static void paper(Svg svg, String id, String colour) {
        svg.line(
                "<rect id='%s' x='.5' y='.5' width='33' height='45' rx='4' fill='%s'"
                        + " stroke='#3b4a54'/>",
                id, colour);
    }

    /** The text is in the upper half, which stays visible where cards overlap. */
    private static void face(
            Svg svg, String id, String colour, String paper, String corner, String middle) {
        svg.line("<g id='%s' fill='%s' text-anchor='middle'><use href='#%s'/>", id, colour, paper);
        int size = corner.length() > 2 ? 14 : 17;
        svg.line("<text x='17' y='17' font-size='%s' font-weight='bold'>%s</text>", size, corner);
        svg.line("<text x='17' y='41' font-size='22'>%s</text></g>", middle);
    }

    private static String rank(Rank rank) {
        return rank == Rank.TEN ? "10" : String.valueOf(rank.letter());
    }

    private static String colour(Face face) {
        if (face.isJoker()) {
            return VIOLET;
        }
        return switch (face.suit()) {
            case HEARTS, DIAMONDS -> RED;
            case CLUBS, SPADES -> BLACK;
        };
    }

    /** The symbol for a card, or for a tag that belongs to none. */
    static String name(Optional<Card> card) {
        return card.map(known -> "c" + known.face()).orElse("unknown");
    }
}
