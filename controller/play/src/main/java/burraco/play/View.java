package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.cards.Suit;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldReader;
import burraco.engine.meld.Shape;
import burraco.engine.rules.RuleSet;

/** What the player in turn knows: his fan and the open cards. */
final class View {
    private static final int SUIT = (1 << 13) - 1;
    private static final int BEFORE_THE_POZZETTO = 11;
    private static final int BEFORE_CLOSING = 6;

    final Hand hand;
    final RuleSet rules;
    final Seat seat;
    final Line line;
    final Cards fan;
    final int size;
    final boolean pozzettoDue;
    final boolean mayClose;

    View(Hand hand) {
        this.hand = hand;
        rules = hand.rules();
        seat = hand.turn().seat();
        line = seat.line();
        fan = hand.fan(seat).known();
        size = hand.fan(seat).size();
        pozzettoDue = hand.pozzettoDue(line);
        mayClose = hand.hasPozzetto(line) && hand.hasBurracoToClose(line);
    }

    /** Whether he has few cards left and gains something by emptying his fan. */
    boolean inSight() {
        return size <= (pozzettoDue ? BEFORE_THE_POZZETTO : mayClose ? BEFORE_CLOSING : 0);
    }

    /** Whether the card alone fits a meld of that line. */
    boolean fits(Card card, Line whose) {
        for (int i = 0; i < hand.melds().count(whose); i++) {
            Meld meld = hand.melds().at(whose, i);
            if (near(meld, card) && MeldReader.grow(meld, Cards.of(card), rules).legal()) {
                return true;
            }
        }
        return false;
    }

    private static boolean near(Meld meld, Card card) {
        return switch (meld.shape()) {
            case Shape.Sequence sequence ->
                    !card.face().isJoker() && card.face().suit() == sequence.suit();
            case Shape.Combination combination ->
                    !card.face().isJoker() && card.face().rank() == combination.rank();
            case Shape.NoMeld _ -> false;
        };
    }

    /**
     * The number of cards of the fan that go with a natural card: neighbours in its suit, or equal
     * ranks.
     */
    int friends(Card card) {
        Face face = card.face();
        int ranks = (int) (fan.faces() >>> face.suit().ordinal() * 13) & SUIT;
        int places = ranks | (ranks & 1) << 13;
        int at = face.rank().ordinal();
        int friends = Integer.bitCount(around(at) & places);
        if (at == 0) {
            friends += Integer.bitCount(around(13) & places);
        }
        if (rules.combines(face.rank())) {
            friends += equals(face) - 1;
        }
        return friends;
    }

    /** The two places below and above. */
    private static int around(int place) {
        int all = place < 2 ? 0b11111 >> 2 - place : 0b11111 << place - 2;
        return all & ~(1 << place);
    }

    private int equals(Face face) {
        int equals = 0;
        for (Suit suit : Suit.values()) {
            equals += fan.count(Face.of(face.rank(), suit));
        }
        return Math.max(1, equals);
    }
}
