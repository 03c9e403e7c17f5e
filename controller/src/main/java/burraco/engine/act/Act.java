package burraco.engine.act;

import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;

/**
 * What happened at the table, in the words of the hand record, legal or not. An act says what was
 * done; what it was worth the engine says.
 */
public sealed interface Act {

    /** An act of a player. */
    sealed interface OfSeat extends Act {
        Seat seat();
    }

    /** What is laid on the table lies open, and there is some of it. */
    private static void requireOpen(List<CardName> cards) {
        if (cards.isEmpty() || cards.contains(CardName.UNSEEN)) {
            throw new IllegalArgumentException("cards of a meld lie open: " + cards);
        }
    }

    // Preparing

    /** The card that a player draws for seats (art. 3). */
    record Lot(Seat seat, CardName card) implements OfSeat {}

    record Shuffle(Seat seat) implements OfSeat {}

    record Cut(Seat seat) implements OfSeat {}

    /** One card dealt to a seat. */
    record Deal(Seat to, CardName card) implements Act {}

    /** One card put to a pozzetto, 1 or 2. */
    record DealPozzetto(int pozzetto, CardName card) implements Act {}

    /** The dealer faces the stock's first card. */
    record TurnUp(CardName card, Optional<DiscardPlace> place) implements Act {}

    // A turn

    /** From the stock. More cards than one came along with the first; none named is one, unseen. */
    record Draw(Seat seat, List<CardName> cards) implements OfSeat {}

    /** From the pile; none named is all of it. */
    record Pickup(Seat seat, List<CardName> cards) implements OfSeat {}

    /** A new meld; the last card named is the last one laid. */
    record Open(Seat seat, List<CardName> cards, Optional<MeldId> as) implements OfSeat {
        public Open {
            requireOpen(cards);
        }
    }

    /** Cards added to a meld; the last card named is the last one laid. */
    record Tie(Seat seat, MeldId meld, List<CardName> cards) implements OfSeat {
        public Tie {
            requireOpen(cards);
        }
    }

    /** To the pile; more cards than one went down together, the first being the discard. */
    record Discard(Seat seat, List<CardName> cards, Optional<DiscardPlace> place)
            implements OfSeat {}

    /** Takes that pozzetto, or the one that is due. */
    record TakePozzetto(Seat seat, Optional<Integer> number) implements OfSeat {}

    /** Looks into a pozzetto that was taken with the discard. */
    record Look(Seat seat) implements OfSeat {}

    // Putting right

    /** Cards of a meld go back into the hand; none named is the whole meld. */
    record TakeBack(Seat seat, MeldId meld, List<CardName> cards) implements OfSeat {}

    /** Cards of his last discard go back into the hand; none named is all of it. */
    record TakeBackDiscard(Seat seat, List<CardName> cards) implements OfSeat {}

    /** What he took wrongly goes back. */
    record PutBack(Seat seat, Source to) implements OfSeat {}

    /** Lays the first meld to the second. */
    record Merge(Seat seat, MeldId meld, MeldId into) implements OfSeat {}

    /** Lays penalized cards beside himself. */
    record Lay(Seat seat, List<CardName> cards) implements OfSeat {}

    // Showing and saying

    /** A card of the fan was shown that should not have been. */
    record Expose(Seat seat, CardName card) implements OfSeat {}

    /** Shows, on request, that he holds this card. */
    record Show(Seat seat, CardName card) implements OfSeat {}

    /** Says that he can make no play with the pile he has drawn near (art. 8). */
    record Cannot(Seat seat) implements OfSeat {}

    /** Tells his partner to draw. */
    record SayDraw(Seat seat) implements OfSeat {}

    // Around the players

    record Elapse(long millis) implements Act {}

    /** Somebody calls: what was not yet noticed is ruled now. */
    record Notice(Optional<Seat> seat) implements Act {}

    record TimeOut() implements Act {}

    /** A person reports a case that the table cannot see. */
    record Report(
            Case which,
            Optional<Seat> seat,
            Optional<MeldId> meld,
            List<CardName> cards,
            Optional<Integer> minutes)
            implements Act {}

    /** The last ruling is waived. */
    record Waive() implements Act {}

    record ArbiterPoints(Line line, int points) implements Act {}

    record Redeal() implements Act {}

    /** The hand is stopped here and counted. */
    record End() implements Act {}
}
