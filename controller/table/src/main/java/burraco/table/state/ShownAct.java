package burraco.table.state;

import burraco.engine.act.Act;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.SheetLine;
import java.util.List;

/**
 * An act as everybody may know it.
 *
 * @param id identifies the act, whatever its line number is
 * @param line its line number in the record
 * @param text its line, without cards that nobody saw
 * @param settled what was due before it and is no longer due, and why
 * @param since when it began
 * @param complete when it was completed
 * @param decided when the table was sure of it
 * @param sure the probability that it is right
 */
public record ShownAct(
        int id,
        int line,
        ActOrigin by,
        Act act,
        String text,
        List<Ruling> rulings,
        List<Settled> settled,
        long since,
        long complete,
        long decided,
        double sure) {
    public ShownAct {
        rulings = List.copyOf(rulings);
        settled = List.copyOf(settled);
    }

    /** Its line for people: without the numbers that tell equal cards apart. */
    public String plain() {
        return SheetLine.withoutCopies(text);
    }

    public static ShownAct of(SheetLine line) {
        return new ShownAct(
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
