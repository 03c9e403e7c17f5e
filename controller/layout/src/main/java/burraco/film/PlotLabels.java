package burraco.film;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.layout.Zone;
import burraco.layout.ZoneName;

/** Labels of a plot. */
record PlotLabels(
        boolean italian,
        String belief,
        String placed,
        String heard,
        String missed,
        String unclear,
        String silent,
        String decided) {
    private static final PlotLabels ITALIAN =
            new PlotLabels(
                    true,
                    "quanto è probabile che sia lì",
                    "dove la mette il tavolo",
                    "sentita",
                    "non sentita",
                    "lettura incerta",
                    "nessuna antenna la sente",
                    "certo a");
    private static final PlotLabels ENGLISH =
            new PlotLabels(
                    false,
                    "how likely it lies there",
                    "where the table puts it",
                    "heard",
                    "not heard",
                    "could not be read",
                    "no antenna hears it",
                    "sure at");

    static PlotLabels in(String language) {
        return language.equals("en") ? ENGLISH : ITALIAN;
    }

    String name(Trail.Where where) {
        return switch (where) {
            case Trail.Where.Lying(Zone zone) -> name(zone);
            case Trail.Where.Fan fan ->
                    italian ? "ventaglio di " + letter(fan.seat()) : "fan of " + fan.seat();
        };
    }

    String name(Zone zone) {
        if (!italian) {
            return ZoneName.of(zone);
        }
        return switch (zone) {
            case Zone.Stock _ -> "tallone";
            case Zone.Pile _ -> "monte";
            case Zone.Pozzetto pozzetto -> "pozzetto " + pozzetto.number();
            case Zone.OfSeat seat -> "posto " + letter(seat.seat());
            case Zone.MeldSlot slot ->
                    "gioco " + (slot.line() == Line.NS ? "NS " : "EO ") + slot.slot();
        };
    }

    private static String letter(Seat seat) {
        return seat == Seat.WEST ? "O" : seat.toString();
    }
}
