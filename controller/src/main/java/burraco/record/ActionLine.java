package burraco.record;

import burraco.engine.act.Act;
import java.util.List;

/**
 * Something that happened.
 *
 * @param late whether it was not understood when it happened
 * @param column where the statement begins
 * @param cardColumns where the cards that it names stand, in their order
 */
public record ActionLine(
        int number, Act act, boolean late, int column, List<Integer> cardColumns, String comment)
        implements Entry {
    public ActionLine {
        cardColumns = List.copyOf(cardColumns);
    }

    /** Where its card of that index stands; where it names none, where it begins. */
    public int columnOfCard(int index) {
        return index < cardColumns.size() ? cardColumns.get(index) : column;
    }
}
