package burraco.table.state;

import burraco.cards.Card;
import burraco.engine.meld.MeldId;
import burraco.table.input.Change;
import java.util.List;

/** One of the things that may be chosen; what is to be written of it on the record. */
public sealed interface Option {
    /** By the numbers that lines have now. */
    List<Change> changes();

    /** What it says, whatever is to be written of it. */
    default Option bare() {
        return switch (this) {
            case Discarded(var card, var stay, _) -> new Discarded(card, stay, List.of());
            case Placed(var meld, var beside, _) -> new Placed(meld, beside, List.of());
            case LaidLast(var card, _) -> new LaidLast(card, List.of());
            case CardsMoved _ -> new CardsMoved(List.of());
            case DealtAgain again -> again;
        };
    }

    /**
     * This card is the discard.
     *
     * @param stay what stays of the meld that it leaves; empty where it leaves none
     */
    record Discarded(Card card, List<Card> stay, List<Change> changes) implements Option {
        public Discarded {
            stay = List.copyOf(stay);
            changes = List.copyOf(changes);
        }
    }

    /**
     * These cards go to this meld.
     *
     * @param beside what lies there
     */
    record Placed(MeldId meld, List<Card> beside, List<Change> changes) implements Option {
        public Placed {
            beside = List.copyOf(beside);
            changes = List.copyOf(changes);
        }
    }

    /** Of the cards tied in one movement this one was the last. */
    record LaidLast(Card card, List<Change> changes) implements Option {
        public LaidLast {
            changes = List.copyOf(changes);
        }
    }

    /** Cards were moved until every number was right. */
    record CardsMoved(List<Change> changes) implements Option {
        public CardsMoved {
            changes = List.copyOf(changes);
        }
    }

    /** The cards are dealt again. */
    record DealtAgain() implements Option {
        @Override
        public List<Change> changes() {
            return List.of();
        }
    }
}
