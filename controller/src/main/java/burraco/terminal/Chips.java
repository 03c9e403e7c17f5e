package burraco.terminal;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Suit;
import burraco.words.Words;
import java.util.List;

/** Cards as they lie there, side by side. */
final class Chips {
    static final String BACK = "▒▒▒";

    private Chips() {}

    /** A card that nobody saw shows its back. */
    static String text(Card card) {
        return card == null ? BACK : Words.say(CardName.of(card.face()));
    }

    static Style style(Card card) {
        if (card == null) {
            return Style.BACK;
        }
        if (card.face().isJoker()) {
            return Style.WILD_CARD;
        }
        Suit suit = card.face().suit();
        boolean red = suit == Suit.HEARTS || suit == Suit.DIAMONDS;
        return red ? Style.RED_CARD : Style.BLACK_CARD;
    }

    static int width(List<Card> cards) {
        return cards.stream().mapToInt(card -> text(card).length() + 1).sum() - 1;
    }

    /** As many of the first ones as fit before that column; where they end. */
    static int put(Canvas canvas, int row, int column, int end, List<Card> cards) {
        int at = column;
        for (int i = 0; i < cards.size(); i++) {
            String text = text(cards.get(i));
            boolean last = i == cards.size() - 1;
            if (at + text.length() + (last ? 0 : 2) > end) {
                return canvas.put(row, at, "…", Style.ON_CLOTH);
            }
            at = canvas.put(row, at, text, style(cards.get(i)));
            at = last ? at : canvas.put(row, at, " ", Style.ON_CLOTH);
        }
        return at;
    }

    /** As many of the last ones as fit, the last one to the right; where they end. */
    static int putLast(Canvas canvas, int row, int column, int end, List<Card> cards) {
        int from = 0;
        while (from < cards.size()
                && width(cards.subList(from, cards.size())) + (from > 0 ? 2 : 0) > end - column) {
            from++;
        }
        int at = from > 0 ? canvas.put(row, column, "… ", Style.ON_CLOTH) : column;
        return put(canvas, row, at, end, cards.subList(from, cards.size()));
    }
}
