package burraco.words;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Face;
import burraco.cards.Rank;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Cards in a sentence: seen cards by name, the others by how many there are. */
final class CardWords {
    private static final String MORE = "…";

    private final Book book;

    CardWords(Book book) {
        this.book = book;
    }

    /** A short form: {@code 10♥}, {@code JK}. */
    static String symbol(Face face) {
        if (face.isJoker()) {
            return "JK";
        }
        String rank = face.rank() == Rank.TEN ? "10" : String.valueOf(face.rank().letter());
        return rank
                + switch (face.suit()) {
                    case HEARTS -> "♥";
                    case DIAMONDS -> "♦";
                    case CLUBS -> "♣";
                    case SPADES -> "♠";
                };
    }

    /** A name for sentences: {@code 10♥}, {@code jolly}. */
    String say(Face face) {
        return face.isJoker() ? book.say("card.joker") : symbol(face);
    }

    String say(List<CardName> names) {
        return all(names.stream().map(CardName::face).toList(), this::say);
    }

    /** As many of the cards as fit. */
    String say(List<Card> cards, int room) {
        List<Face> faces = cards.stream().map(Card::face).toList();
        String said = all(faces, this::say);
        if (said.length() > room) {
            said = all(faces, CardWords::symbol);
        }
        return said.length() > room ? shortened(faces, room) : said;
    }

    /** A sentence with as many of the cards, its detail 1, as fit beside the rest. */
    String fitted(String key, Width width, String who, List<Card> cards, Object... more) {
        Object third = more.length == 0 ? "" : more[0];
        int room = width.columns() - book.say(key, who, "", third).length();
        return book.say(key, who, say(cards, room), third);
    }

    private static List<Face> seen(List<Face> faces) {
        return faces.stream().filter(face -> face != Face.UNSEEN).toList();
    }

    private String all(List<Face> faces, Function<Face, String> name) {
        String seen = seen(faces).stream().map(name).collect(Collectors.joining(" "));
        long unseen = faces.size() - seen(faces).size();
        if (unseen == 0) {
            return seen;
        }
        return seen.isEmpty()
                ? book.say("card.unseen", unseen)
                : book.say("card.more", unseen, seen);
    }

    private static String shortened(List<Face> faces, int room) {
        String said = MORE;
        StringBuilder first = new StringBuilder();
        for (Face face : seen(faces)) {
            first.append(symbol(face)).append(' ');
            if (first.length() + MORE.length() > room) {
                break;
            }
            said = first + MORE;
        }
        return said;
    }
}
