package burraco.table.sheet;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import burraco.tracking.course.TurnTime;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A line of the hand's record, with its rulings.
 *
 * @param id identifies the act, whatever its line number is
 * @param number line number in the record
 * @param text the line with all that the table knows
 * @param seen the act as everybody saw it
 * @param shown the line as everybody may read it
 * @param cards the physical cards that it names and that everybody saw
 * @param rulings by public knowledge
 * @param settled what was due before it and is no longer due, and why
 * @param open the hand after it, by public knowledge
 * @param all the hand after it, by all that the table knows
 */
public record SheetLine(
        int id,
        int number,
        ToldAct said,
        String text,
        Act seen,
        String shown,
        List<Card> cards,
        List<Ruling> rulings,
        List<Settled> settled,
        Hand open,
        Hand all,
        TurnTime time) {
    private static final Pattern COPY = Pattern.compile("(?<=[2-9TJQKA][HDCS]|JK)/[1-9]");

    public SheetLine {
        cards = List.copyOf(cards);
        rulings = List.copyOf(rulings);
        settled = List.copyOf(settled);
    }

    /**
     * The line as people at the table would write it: nobody sees which of two equal cards it is.
     */
    public static String withoutCopies(String line) {
        return COPY.matcher(line).replaceAll("");
    }
}
