package burraco.drawing;

import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.words.Language;
import burraco.words.Words;

/** Labels of the drawing in the table's language. */
record DrawingLabels(Words words) {
    static DrawingLabels of(Layout layout) {
        return new DrawingLabels(Words.in(Language.parse(layout.language()).orElse(Language.IT)));
    }

    String say(String key, Object... details) {
        return words.planning(key, details);
    }

    String say(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> say("zone.stock");
            case Zone.Pile _ -> say("zone.pile");
            case Zone.Pozzetto pozzetto -> say("zone.pozzetto", pozzetto.number());
            case Zone.OfSeat of -> words.initial(of.seat()) + " " + words.say(of.seat());
            case Zone.MeldSlot slot -> words.initials(slot.line()) + " " + slot.slot();
        };
    }
}
