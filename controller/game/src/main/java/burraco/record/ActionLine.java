package burraco.record;

import burraco.engine.act.Act;
import burraco.engine.act.Standing;
import burraco.engine.hand.Impossible;
import burraco.engine.meld.MeldId;
import java.util.List;

/**
 * A line of a record with an act.
 *
 * @param late whether the act was not understood when it happened
 * @param signature who is responsible for it, and why, if it is an arbiter's
 * @param column where the statement begins
 * @param cardColumns the columns of the cards that it names, in their order
 * @param nameColumns the columns of the melds, the pozzetto or the place that it names
 */
public record ActionLine(
        int number,
        Act act,
        boolean late,
        Signature signature,
        int column,
        List<Integer> cardColumns,
        List<Integer> nameColumns,
        String comment)
        implements Entry {
    public ActionLine {
        cardColumns = List.copyOf(cardColumns);
        nameColumns = List.copyOf(nameColumns);
    }

    /** The column of the card with this index; that of the statement if it names no cards. */
    public int columnOfCard(int index) {
        return index < cardColumns.size() ? cardColumns.get(index) : column;
    }

    /** The column of the name that is wrong; that of the statement if it has no names. */
    int columnOfName(Impossible why) {
        if (nameColumns.isEmpty() || !isOfName(why.why())) {
            return column;
        }
        if (act instanceof Act.Gap gap) {
            List<MeldId> melds = gap.then().melds().stream().map(Standing.OfMeld::id).toList();
            return nameColumns.get(melds.indexOf(why.details().getLast()));
        }
        boolean first =
                act instanceof Act.Merge merge && why.details().equals(List.of(merge.meld()));
        return first ? nameColumns.getFirst() : nameColumns.getLast();
    }

    private static boolean isOfName(Impossible.Why why) {
        return switch (why) {
            case NO_SUCH_MELD,
                    MELD_NOT_DUE,
                    MELD_INTO_ITSELF,
                    MELD_OF_OTHER_LINE,
                    NO_SUCH_POZZETTO,
                    PLACE_OF_FIRST_CARD,
                    PLACE_OF_LATER_CARD ->
                    true;
            case CARD_NOT_THERE,
                    OTHER_CARD_THERE,
                    CARD_ELSEWHERE,
                    TOO_FEW_THERE,
                    STOCK_EMPTY,
                    PILE_EMPTY,
                    NO_POZZETTO_LEFT,
                    NO_POZZETTO_HELD,
                    NOTHING_TO_PUT_BACK,
                    NOTHING_DISCARDED,
                    ONLY_WHILE_DEALING,
                    DEALING_IS_OVER,
                    HAND_IS_OVER,
                    OTHER_NUMBER_OF_CARDS ->
                    false;
        };
    }
}
