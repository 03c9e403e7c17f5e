package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Area;

/** Where things lie on the reference table: what holds where a layout does not say. */
public final class UsualPlaces {
    private static final double SHORT = 9;
    private static final double LONG = 12;
    private static final double SEAT = 20;
    private static final double FROM_MIDDLE_TO_SEAT = 48;
    private static final double SLOT = 7;
    private static final double SLOT_DEPTH = 22;
    private static final double FROM_MIDDLE_TO_MELDS = 29;
    private static final double RIGHTMOST_SLOT = 36.5;
    private static final double LEFTMOST_SLOT = -12.5;

    /** The four places of the row that a scale under the pile weighs. */
    private static final int ROW = 4;

    private UsualPlaces() {}

    /** Where a zone would lie; of the pile the whole row. */
    public static Area of(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> stock();
            case Zone.Pile _ -> {
                double middle = (pile(1).x() + pile(ROW).x()) / 2;
                yield new Area(middle, 0, ROW * SHORT, LONG);
            }
            case Zone.Pozzetto pozzetto -> pozzetto(pozzetto.number());
            case Zone.OfSeat of -> seat(of.seat());
            case Zone.MeldSlot slot -> slot(slot.line(), slot.slot());
        };
    }

    public static Area stock() {
        return new Area(-6, 0, SHORT, LONG);
    }

    /**
     * @param place in the row, from the stock outwards, 1 first
     */
    public static Area pile(int place) {
        return new Area(4 + (place - 1) * SHORT, 0, SHORT, LONG);
    }

    /**
     * @param number 1 or 2
     */
    public static Area pozzetto(int number) {
        return new Area(number == 1 ? 14 : 26, 22, SHORT, LONG);
    }

    /** In front of a player, where the deal lands. */
    public static Area seat(Seat seat) {
        return switch (seat) {
            case NORTH -> new Area(0, 44, SEAT, LONG);
            case SOUTH -> new Area(0, -FROM_MIDDLE_TO_SEAT, SEAT, LONG);
            case WEST -> new Area(-FROM_MIDDLE_TO_SEAT, 0, LONG, SEAT);
            case EAST -> new Area(FROM_MIDDLE_TO_SEAT, 0, LONG, SEAT);
        };
    }

    /** S keeps the melds of NS, W those of EW: from his right to his left. */
    public static Area slot(Line line, int slot) {
        double along = (slot - 1) * SLOT;
        return switch (line) {
            case NS -> new Area(RIGHTMOST_SLOT - along, -FROM_MIDDLE_TO_MELDS, SLOT, SLOT_DEPTH);
            case EW -> new Area(-FROM_MIDDLE_TO_MELDS, LEFTMOST_SLOT + along, SLOT_DEPTH, SLOT);
        };
    }
}
