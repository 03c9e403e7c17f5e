package burraco.layout;

import burraco.cards.Line;
import burraco.text.Sentence;

/** The name of a zone for people: {@code EW slot 2}. */
public final class ZoneName {
    private ZoneName() {}

    public static String of(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> "stock";
            case Zone.Pile _ -> "pile";
            case Zone.Pozzetto pozzetto -> "pozzetto " + pozzetto.number();
            case Zone.OfSeat seat -> "seat " + seat.seat();
            case Zone.MeldSlot slot -> slot(slot.line(), slot.slot());
        };
    }

    private static String slot(Line line, int slot) {
        return line + " slot " + slot;
    }

    /** The same in the language of whoever reads about a file. */
    static Sentence told(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> new Sentence("read.zone.stock");
            case Zone.Pile _ -> new Sentence("read.zone.pile");
            case Zone.Pozzetto pozzetto -> new Sentence("read.zone.pozzetto", pozzetto.number());
            case Zone.OfSeat seat -> new Sentence("read.zone.seat", seat.seat());
            case Zone.MeldSlot slot -> new Sentence("read.zone.slot", slot.line(), slot.slot());
        };
    }
}
