package burraco.film;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.layout.Zone;

/** Labels of a film in the table's language. */
record FilmLabels(
        String table, String stock, String pile, String remark, String silent, String unclear) {
    private static final FilmLabels ITALIAN =
            new FilmLabels(
                    "Tavolo",
                    "tallone",
                    "monte",
                    "ciò che sentono le antenne",
                    "antenna che non sente",
                    "lettura incerta");
    private static final FilmLabels ENGLISH =
            new FilmLabels(
                    "Table",
                    "stock",
                    "pile",
                    "what the antennas hear",
                    "antenna that cannot hear",
                    "could not be read");

    static FilmLabels in(String language) {
        return language.equals("en") ? ENGLISH : ITALIAN;
    }

    String name(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> stock;
            case Zone.Pile _ -> pile;
            case Zone.Pozzetto pozzetto -> "pozzetto " + pozzetto.number();
            case Zone.OfSeat of -> seat(of.seat());
            case Zone.MeldSlot slot -> line(slot.line()) + " " + slot.slot();
        };
    }

    private String line(Line line) {
        return this == ITALIAN && line == Line.EW ? "EO" : line.name();
    }

    private String seat(Seat seat) {
        return this == ITALIAN && seat == Seat.WEST ? "O" : seat.toString();
    }
}
