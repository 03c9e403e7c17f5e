package burraco.engine.act;

import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import java.util.List;
import java.util.Optional;

/** A person's decision where the code leaves it to people. */
public sealed interface Decision {
    /**
     * These cards of a player, laid or in his fan, are put beside him; he discards one of them in
     * each turn.
     */
    record Penalize(Seat seat, List<CardName> cards) implements Decision {
        public Penalize {
            cards = some(cards);
        }
    }

    /**
     * Nothing may be added to the meld.
     *
     * @param until whose next turn ends it; empty for good
     */
    record Freeze(MeldId meld, Optional<Seat> until) implements Decision {}

    /** These cards of the meld count against its line; it is frozen for good. */
    record Negative(MeldId meld, List<CardName> cards) implements Decision {
        public Negative {
            cards = some(cards);
        }
    }

    /**
     * A play that was suggested to a player may not be made in his turn (art. 20).
     *
     * @param meld the meld that the play is about; empty for any
     * @param cards the cards that he may not lay, nor others like them; none for any
     */
    record Bar(Seat seat, Optional<MeldId> meld, List<CardName> cards) implements Decision {
        public Bar {
            cards = List.copyOf(cards);
            if (meld.isEmpty() && cards.isEmpty()) {
                throw new IllegalArgumentException("which play?");
            }
        }
    }

    /** The hand was not closed: it goes on from before the act that ended it. */
    record Reopen() implements Decision {}

    /** The cards that the decision names. */
    default List<CardName> cards() {
        return switch (this) {
            case Penalize(_, var cards) -> cards;
            case Negative(_, var cards) -> cards;
            case Bar(_, _, var cards) -> cards;
            case Freeze _, Reopen _ -> List.of();
        };
    }

    /** The same decision with other names for its cards. */
    default Decision naming(List<CardName> names) {
        return switch (this) {
            case Penalize(var seat, _) -> new Penalize(seat, names);
            case Negative(var meld, _) -> new Negative(meld, names);
            case Bar(var seat, var meld, _) -> new Bar(seat, meld, names);
            case Freeze _, Reopen _ -> this;
        };
    }

    private static List<CardName> some(List<CardName> cards) {
        if (cards.isEmpty() || cards.contains(CardName.UNSEEN)) {
            throw new IllegalArgumentException("which cards: " + cards);
        }
        return List.copyOf(cards);
    }
}
