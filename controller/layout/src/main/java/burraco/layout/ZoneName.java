package burraco.layout;

import burraco.cards.Line;

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

    static String slot(Line line, int slot) {
        return line + " slot " + slot;
    }
}
