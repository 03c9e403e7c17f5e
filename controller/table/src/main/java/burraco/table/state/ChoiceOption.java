package burraco.table.state;

import burraco.cards.Card;
import burraco.engine.meld.MeldId;
import burraco.table.input.RecordChange;
import java.util.List;

/** One option of a choice, with the changes of the record that it means. */
public sealed interface ChoiceOption {
    /** Addressed by the present line numbers. */
    List<RecordChange> changes();

    /** The option without its changes, for comparison. */
    default ChoiceOption bare() {
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
     * @param stay what remains of the meld that it leaves; may be empty
     */
    record Discarded(Card card, List<Card> stay, List<RecordChange> changes)
            implements ChoiceOption {
        public Discarded {
            stay = List.copyOf(stay);
            changes = List.copyOf(changes);
        }
    }

    /**
     * These cards go to this meld.
     *
     * @param beside the meld's other cards
     */
    record Placed(MeldId meld, List<Card> beside, List<RecordChange> changes)
            implements ChoiceOption {
        public Placed {
            beside = List.copyOf(beside);
            changes = List.copyOf(changes);
        }
    }

    /** Of the cards tied at once this one was the last. */
    record LaidLast(Card card, List<RecordChange> changes) implements ChoiceOption {
        public LaidLast {
            changes = List.copyOf(changes);
        }
    }

    /** Cards are moved until every number is right. */
    record CardsMoved(List<RecordChange> changes) implements ChoiceOption {
        public CardsMoved {
            changes = List.copyOf(changes);
        }
    }

    /** The cards are dealt again. */
    record DealtAgain() implements ChoiceOption {
        @Override
        public List<RecordChange> changes() {
            return List.of();
        }
    }
}
