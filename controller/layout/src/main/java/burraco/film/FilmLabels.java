package burraco.film;

import burraco.layout.Zone;
import burraco.words.Language;
import burraco.words.Words;

/** Labels of a film in the table's language. */
record FilmLabels(Words words) {
    static FilmLabels in(String language) {
        return new FilmLabels(Words.in(Language.parse(language).orElse(Language.IT)));
    }

    String table() {
        return words.film("table");
    }

    String remark() {
        return words.film("remark");
    }

    String silent() {
        return words.film("silent");
    }

    String unclear() {
        return words.film("unclear");
    }

    String name(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> words.film("stock");
            case Zone.Pile _ -> words.film("pile");
            case Zone.Pozzetto pozzetto -> words.film("pozzetto", pozzetto.number());
            case Zone.OfSeat of -> words.initial(of.seat());
            case Zone.MeldSlot slot -> words.initials(slot.line()) + " " + slot.slot();
        };
    }
}
