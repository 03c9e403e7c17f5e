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
 * A line of the hand's record, judged.
 *
 * @param id the same for the same act, whatever its number is
 * @param number in the record
 * @param text as the record has it, with all that the table knows
 * @param seen the act as everybody saw it
 * @param shown the line as everybody may read it
 * @param cards the physical cards that it names and that everybody saw
 * @param rulings by what lies open
 * @param settled what was due before it and is no more, and why
 * @param open the hand after it, by what lies open
 * @param all the hand after it, by all that the table knows
 */
public record Line(
        int id,
        int number,
        Said said,
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

    public Line {
        cards = List.copyOf(cards);
        rulings = List.copyOf(rulings);
        settled = List.copyOf(settled);
    }

    /** A line as people at the table would write it: which of two equal cards it was, none sees. */
    public static String withoutCopies(String line) {
        return COPY.matcher(line).replaceAll("");
    }
}
