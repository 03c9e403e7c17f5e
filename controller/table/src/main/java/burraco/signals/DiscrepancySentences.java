package burraco.signals;

import burraco.cards.Line;
import burraco.layout.Zone;
import burraco.table.state.OpenDiscrepancy;
import burraco.words.Width;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;

/** Sentences for a discrepancy between the table and the record, and for what people may answer. */
public record DiscrepancySentences(Words words, Width width) {
    /**
     * The discrepancy, the answer that {@code ok} would give now, and the sentence on how to use
     * the buttons.
     */
    List<String> of(OpenDiscrepancy item) {
        List<String> lines = new ArrayList<>(List.of(what(item), offered(item)));
        lines.add(words.option("HOW", width, 0, 0, "", List.of()));
        return lines;
    }

    /** The discrepancy. */
    public String what(OpenDiscrepancy item) {
        String place = place(item);
        if (!item.more().isEmpty()) {
            return words.differs("MORE", width, place, item.more());
        }
        if (!item.silent().isEmpty()) {
            return words.differs("SILENT", width, place, item.silent());
        }
        return words.differs(
                item.weighs() < 0 ? "FEWER" : "HEAVIER",
                width,
                place,
                List.of(),
                Math.abs(item.weighs()));
    }

    /** The answer that is offered now, or which line has given it. */
    public String offered(OpenDiscrepancy item) {
        String offer = words.differs(item.offered().name(), width, place(item), List.of());
        return item.said()
                .map(line ->
                        words.differs("SAID", width, name(line), List.of(), name(line.other())))
                .orElse(offer);
    }

    /** Small displays have no room for the names of both lines. */
    private String name(Line line) {
        return width == Width.SMALL ? words.initials(line) : words.say(line);
    }

    /** The place: a meld by its name, other places by what they are called. */
    public String place(OpenDiscrepancy item) {
        return switch (item.place()) {
            case Zone.MeldSlot slot ->
                    item.meld()
                            .map(words::say)
                            .orElseGet(() ->
                                    words.differs(
                                            "FREE", width, words.initials(slot.line()), List.of()));
            case Zone.Pile _ -> words.differs("PILE", width, "", List.of());
            case Zone.Stock _ -> words.differs("STOCK", width, "", List.of());
            case Zone.Pozzetto pozzetto ->
                    words.differs("POZZETTO", width, "" + pozzetto.number(), List.of());
            case Zone.OfSeat place -> words.say(place.seat());
        };
    }
}
