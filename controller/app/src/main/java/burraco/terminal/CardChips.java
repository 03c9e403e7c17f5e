package burraco.terminal;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Suit;
import burraco.words.Words;
import java.util.List;

/** Draws cards side by side. */
final class CardChips {
    static final String BACK = "▒▒▒";

    private CardChips() {}

    /** The text of a card; an unknown card shows its back. */
    static String text(Card card) {
        return card.isUnseen() ? BACK : Words.say(CardName.of(card.face()));
    }

    static TextStyle style(Card card) {
        if (card.isUnseen()) {
            return TextStyle.BACK;
        }
        if (card.face().isJoker()) {
            return TextStyle.WILD_CARD;
        }
        Suit suit = card.face().suit();
        boolean red = suit == Suit.HEARTS || suit == Suit.DIAMONDS;
        return red ? TextStyle.RED_CARD : TextStyle.BLACK_CARD;
    }

    static int width(List<Card> cards) {
        return cards.stream().mapToInt(card -> text(card).length() + 1).sum() - 1;
    }

    /**
     * Draws the first cards, as many as fit before a column.
     *
     * @return the column after them
     */
    static int put(ScreenBuffer canvas, int row, int column, int end, List<Card> cards) {
        int at = column;
        for (int i = 0; i < cards.size(); i++) {
            String text = text(cards.get(i));
            boolean last = i == cards.size() - 1;
            if (at + text.length() + (last ? 0 : 2) > end) {
                return canvas.put(row, at, "…", TextStyle.ON_CLOTH);
            }
            at = canvas.put(row, at, text, style(cards.get(i)));
            at = last ? at : canvas.put(row, at, " ", TextStyle.ON_CLOTH);
        }
        return at;
    }

    /**
     * Draws the last cards, as many as fit.
     *
     * @return the column after them
     */
    static int putLast(ScreenBuffer canvas, int row, int column, int end, List<Card> cards) {
        int from = 0;
        while (from < cards.size()
                && width(cards.subList(from, cards.size())) + (from > 0 ? 2 : 0) > end - column) {
            from++;
        }
        int at = from > 0 ? canvas.put(row, column, "… ", TextStyle.ON_CLOTH) : column;
        return put(canvas, row, at, end, cards.subList(from, cards.size()));
    }
}
