package burraco.layout;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Area;

/** The positions on the reference table, which are the defaults of a layout. */
public final class UsualPlaces {
    private static final double SHORT_SIDE_CM = 9;
    private static final double LONG_SIDE_CM = 12;
    private static final double SEAT_CM = 20;
    private static final double MIDDLE_TO_SEAT_CM = 48;
    private static final double SLOT_CM = 7;
    private static final double SLOT_DEPTH_CM = 22;
    private static final double MIDDLE_TO_MELDS_CM = 29;
    private static final double RIGHTMOST_SLOT_CM = 36.5;
    private static final double LEFTMOST_SLOT_CM = -12.5;

    /** The number of antennas under the row of discards, which one scale weighs. */
    private static final int ROW = 4;

    private UsualPlaces() {}

    /** The default area of a zone; for the pile, the whole row. */
    public static Area of(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> stock();
            case Zone.Pile _ -> {
                double middle = (pile(1).x() + pile(ROW).x()) / 2;
                yield new Area(middle, 0, ROW * SHORT_SIDE_CM, LONG_SIDE_CM);
            }
            case Zone.Pozzetto pozzetto -> pozzetto(pozzetto.number());
            case Zone.OfSeat of -> seat(of.seat());
            case Zone.MeldSlot slot -> slot(slot.line(), slot.slot());
        };
    }

    public static Area stock() {
        return new Area(-6, 0, SHORT_SIDE_CM, LONG_SIDE_CM);
    }

    /**
     * @param place in the row, from the stock outwards, 1 first
     */
    public static Area pile(int place) {
        return new Area(4 + (place - 1) * SHORT_SIDE_CM, 0, SHORT_SIDE_CM, LONG_SIDE_CM);
    }

    /**
     * @param number 1 or 2
     */
    public static Area pozzetto(int number) {
        return new Area(number == 1 ? 14 : 26, 22, SHORT_SIDE_CM, LONG_SIDE_CM);
    }

    /** The area in front of a player, where his cards are dealt. */
    public static Area seat(Seat seat) {
        return switch (seat) {
            case NORTH -> new Area(0, 44, SEAT_CM, LONG_SIDE_CM);
            case SOUTH -> new Area(0, -MIDDLE_TO_SEAT_CM, SEAT_CM, LONG_SIDE_CM);
            case WEST -> new Area(-MIDDLE_TO_SEAT_CM, 0, LONG_SIDE_CM, SEAT_CM);
            case EAST -> new Area(MIDDLE_TO_SEAT_CM, 0, LONG_SIDE_CM, SEAT_CM);
        };
    }

    /** S keeps the melds of NS and W those of EW, from his right to his left. */
    public static Area slot(Line line, int slot) {
        double along = (slot - 1) * SLOT_CM;
        return switch (line) {
            case NS ->
                    new Area(
                            RIGHTMOST_SLOT_CM - along, -MIDDLE_TO_MELDS_CM, SLOT_CM, SLOT_DEPTH_CM);
            case EW ->
                    new Area(-MIDDLE_TO_MELDS_CM, LEFTMOST_SLOT_CM + along, SLOT_DEPTH_CM, SLOT_CM);
        };
    }
}
