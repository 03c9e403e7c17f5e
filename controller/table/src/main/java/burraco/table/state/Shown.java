package burraco.table.state;

import burraco.engine.act.Act;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import burraco.table.sheet.Line;
import burraco.table.sheet.Teller;
import java.util.List;

/**
 * An act as everybody may know it.
 *
 * @param id the same for the same act, whatever its number is
 * @param line its number in the hand's record
 * @param text its line, without cards that nobody saw
 * @param settled what was due before it and is no more, and why
 * @param since when it began
 * @param complete when it was at its end
 * @param decided when the table was sure
 * @param sure how sure it was, from 0 to 1
 */
public record Shown(
        int id,
        int line,
        Teller by,
        Act act,
        String text,
        List<Ruling> rulings,
        List<Settled> settled,
        long since,
        long complete,
        long decided,
        double sure) {
    public Shown {
        rulings = List.copyOf(rulings);
        settled = List.copyOf(settled);
    }

    /** Its line for people: without the copies, which nobody at a table can tell apart. */
    public String plain() {
        return Line.withoutCopies(text);
    }

    public static Shown of(Line line) {
        return new Shown(
                line.id(),
                line.number(),
                line.said().by(),
                line.seen(),
                line.shown(),
                line.rulings(),
                line.settled(),
                line.said().since(),
                line.said().complete(),
                line.said().decided(),
                line.said().sure());
    }
}
