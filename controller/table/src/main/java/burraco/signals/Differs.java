package burraco.signals;

import burraco.layout.Zone;
import burraco.table.state.Differing;
import burraco.words.Width;
import burraco.words.Words;
import java.util.ArrayList;
import java.util.List;

/** What lies otherwise than the table believes, and what people may say of it, as sentences. */
public record Differs(Words words, Width width) {
    /** What differs, what ok would say now, and how the buttons go on. */
    List<String> of(Differing item) {
        List<String> lines = new ArrayList<>(List.of(what(item), offered(item)));
        lines.add(words.option("HOW", width, 0, 0, "", List.of()));
        return lines;
    }

    /** What differs there. */
    public String what(Differing item) {
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

    /** What people can say of it now, and who has said so. */
    public String offered(Differing item) {
        String offer = words.differs(item.offered().name(), width, place(item), List.of());
        return item.said()
                .map(line ->
                        words.differs(
                                "SAID", width, words.say(line), List.of(), words.say(line.other())))
                .orElse(offer);
    }

    /** Where it is: a meld by its name, the others by what they are called. */
    public String place(Differing item) {
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
