package burraco.film;

import burraco.layout.Zone;
import burraco.words.Language;
import burraco.words.Words;

/** Labels of a plot in the table's language. */
record PlotLabels(Words words) {
    static PlotLabels in(String language) {
        return new PlotLabels(Words.in(Language.parse(language).orElse(Language.IT)));
    }

    String belief() {
        return words.plot("belief");
    }

    String placed() {
        return words.plot("placed");
    }

    String heard() {
        return words.plot("heard");
    }

    String missed() {
        return words.plot("missed");
    }

    String unclear() {
        return words.plot("unclear");
    }

    String silent() {
        return words.plot("silent");
    }

    String decided() {
        return words.plot("decided");
    }

    String name(Trail.Where where) {
        return switch (where) {
            case Trail.Where.Lying(Zone zone) -> name(zone);
            case Trail.Where.Fan fan -> words.plot("fan", words.initial(fan.seat()));
        };
    }

    String name(Zone zone) {
        return switch (zone) {
            case Zone.Stock _ -> words.plot("stock");
            case Zone.Pile _ -> words.plot("pile");
            case Zone.Pozzetto pozzetto -> words.plot("pozzetto", pozzetto.number());
            case Zone.OfSeat of -> words.plot("seat", words.initial(of.seat()));
            case Zone.MeldSlot slot -> words.plot("slot", words.initials(slot.line()), slot.slot());
        };
    }
}
