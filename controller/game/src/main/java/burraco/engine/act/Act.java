package burraco.engine.act;

import burraco.cards.CardName;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;

/**
 * One thing that somebody did at the table, lawful or not. The act does not say whether it was
 * lawful; the engine finds that out.
 */
public sealed interface Act {

    /** An act that names no cards. */
    sealed interface Cardless extends Act {}

    /** An act of a player. */
    sealed interface OfSeat extends Act {
        Seat seat();
    }

    /** Cards laid on the table are open, and at least one. */
    private static void requireOpen(List<CardName> cards) {
        if (cards.isEmpty() || cards.contains(CardName.UNSEEN)) {
            throw new IllegalArgumentException("cards of a meld lie open: " + cards);
        }
    }

    // Preparing

    /** The card that a player draws for seats (art. 3). */
    record Lot(Seat seat, CardName card) implements OfSeat {}

    record Shuffle(Seat seat) implements OfSeat, Cardless {}

    record Cut(Seat seat) implements OfSeat, Cardless {}

    /** One card dealt to a seat. */
    record Deal(Seat to, CardName card) implements Act {}

    /** One card put to a pozzetto, 1 or 2. */
    record DealPozzetto(int pozzetto, CardName card) implements Act {}

    /** The dealer faces the stock's first card. */
    record TurnUp(CardName card, Optional<DiscardPlace> place) implements Act {}

    // A turn

    /** A card drawn from the stock, unseen if none is named; several if they came off together. */
    record Draw(Seat seat, List<CardName> cards) implements OfSeat {}

    /** Cards picked up from the pile: those named, or the whole pile if none is named. */
    record Pickup(Seat seat, List<CardName> cards) implements OfSeat {}

    /** Cards laid as a new meld. Of their order only the last one matters: it was laid last. */
    record Open(Seat seat, List<CardName> cards, Optional<MeldId> as) implements OfSeat {
        public Open {
            requireOpen(cards);
        }
    }

    /** Cards added to a meld on the table; the last one named was laid last. */
    record Tie(Seat seat, MeldId meld, List<CardName> cards) implements OfSeat {
        public Tie {
            requireOpen(cards);
        }
    }

    /** A card discarded; any others named slipped out with it. */
    record Discard(Seat seat, List<CardName> cards, Optional<DiscardPlace> place)
            implements OfSeat {}

    /** Takes the pozzetto of this number; without one, whichever is next. */
    record TakePozzetto(Seat seat, Optional<Integer> number) implements OfSeat, Cardless {}

    /** Looks at the cards of a pozzetto that he has taken and not begun to play. */
    record Look(Seat seat) implements OfSeat, Cardless {}

    // Putting right

    /** Takes cards off a meld into his fan; with none named, all of it. */
    record TakeBack(Seat seat, MeldId meld, List<CardName> cards) implements OfSeat {}

    /** Takes cards that he discarded back into his fan; with none named, the last one. */
    record TakeBackDiscard(Seat seat, List<CardName> cards) implements OfSeat {}

    /** Returns what he should not have taken. */
    record PutBack(Seat seat, Source to) implements OfSeat, Cardless {}

    /** One meld becomes part of another of its line. */
    record Merge(Seat seat, MeldId meld, MeldId into) implements OfSeat, Cardless {}

    /** Puts cards aside that he must discard one by one. */
    record Lay(Seat seat, List<CardName> cards) implements OfSeat {}

    // Showing and saying

    /** A card of his fan has been seen. */
    record Expose(Seat seat, CardName card) implements OfSeat {}

    /** Shows a card of his fan to a player who asks for it. */
    record Show(Seat seat, CardName card) implements OfSeat {}

    /** Declares that he cannot play after picking up the pile (art. 8). */
    record Cannot(Seat seat) implements OfSeat, Cardless {}

    /** Reminds his partner of the draw. */
    record SayDraw(Seat seat) implements OfSeat, Cardless {}

    // Around the players

    record Elapse(long millis) implements Cardless {}

    /**
     * The table lost track of the hand for some time and found it again. Nobody knows what happened
     * in between, and nobody is blamed for it.
     *
     * @param then the state of the hand afterwards
     */
    record Gap(long millis, Standing then) implements Act {}

    /** Somebody calls the arbiter: faults that wait for a call are ruled. */
    record Notice(Optional<Seat> seat) implements Cardless {}

    /**
     * It is not certain that his act was a fault: his faults that wait for a call are dropped.
     *
     * @param which the number of one of his waiting acts, from 1 for the oldest; empty for all of
     *     them
     */
    record Doubt(Seat seat, Optional<Integer> which) implements Cardless {}

    record TimeOut() implements Cardless {}

    /** People report a case that no sensor can see. */
    record Report(
            Case which,
            Optional<Seat> seat,
            Optional<MeldId> meld,
            List<CardName> cards,
            Optional<Integer> minutes)
            implements Act {}

    /** An arbiter waives the last ruling. */
    record Waive() implements Cardless {}

    record ArbiterPoints(Line line, int points) implements Cardless {}

    /** An arbiter decides something that the code leaves to people. */
    record Decide(Decision what) implements Act {}

    record Redeal() implements Cardless {}

    /** Play stops, and the cards are counted as they lie. */
    record End() implements Cardless {}
}
