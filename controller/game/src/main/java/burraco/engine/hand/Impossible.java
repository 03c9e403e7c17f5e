package burraco.engine.hand;

import java.util.List;

/**
 * Why an act cannot have happened.
 *
 * @param card the index of the card that is wrong, among those that the act names; -1 if none is
 * @param details values for the sentence about it
 */
public record Impossible(Why why, int card, List<Object> details) {
    /** The ways in which an act contradicts the cards. */
    public enum Why {
        /** Details: the card, the place. */
        CARD_NOT_THERE,
        /** Details: the card as named, the card that lies there. */
        OTHER_CARD_THERE,
        /** Details: the card. */
        CARD_ELSEWHERE,
        /** Details: the place. */
        TOO_FEW_THERE,
        STOCK_EMPTY,
        PILE_EMPTY,
        /** Details: the meld. */
        NO_SUCH_MELD,
        /** Details: the meld that is due; in a gap also the one that is named. */
        MELD_NOT_DUE,
        /** Details: the meld. */
        MELD_INTO_ITSELF,
        /** Details: the meld. */
        MELD_OF_OTHER_LINE,
        /** Details: the pozzetto. */
        NO_SUCH_POZZETTO,
        NO_POZZETTO_LEFT,
        NO_POZZETTO_HELD,
        NOTHING_TO_PUT_BACK,
        NOTHING_DISCARDED,
        PLACE_OF_FIRST_CARD,
        PLACE_OF_LATER_CARD,
        ONLY_WHILE_DEALING,
        DEALING_IS_OVER,
        HAND_IS_OVER,
        /** Details: how many cards there would be, how many there are. */
        OTHER_NUMBER_OF_CARDS
    }

    public Impossible(Why why, int card, Object... details) {
        this(why, card, List.of(details));
    }
}
