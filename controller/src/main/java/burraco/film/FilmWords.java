package burraco.film;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.layout.Zone;

/** The few words on a film, in the table's language. */
record FilmWords(
        String table, String stock, String pile, String remark, String silent, String unclear) {
    private static final FilmWords ITALIAN =
            new FilmWords(
                    "Tavolo",
                    "tallone",
                    "monte",
                    "ciò che sentono le antenne",
                    "antenna che non sente",
                    "lettura incerta");
    private static final FilmWords ENGLISH =
            new FilmWords(
                    "Table",
                    "stock",
                    "pile",
                    "what the antennas hear",
                    "antenna that cannot hear",
                    "could not be read");

    static FilmWords in(String language) {
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
