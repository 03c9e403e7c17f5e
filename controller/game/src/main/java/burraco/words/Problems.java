package burraco.words;

import burraco.engine.hand.Place;
import java.util.List;

/** Sentences about records that cannot be read, and about acts that cannot have happened. */
public final class Problems {
    private final Book book;

    private Problems(Book book) {
        this.book = book;
    }

    public static Problems in(Language language) {
        return new Problems(Book.in(language));
    }

    /** The sentence for a problem, with its details. */
    public String say(Enum<?> problem, List<Object> details) {
        return say(problem.name(), details.toArray());
    }

    private String say(String key, Object... details) {
        Object[] shown = new Object[details.length];
        for (int i = 0; i < shown.length; i++) {
            shown[i] = details[i] instanceof Place place ? say(place) : details[i];
        }
        return book.say("problem." + key, shown);
    }

    private String say(Place place) {
        return switch (place) {
            case Place.Fan fan -> say("fan", fan.seat());
            case Place.Side side -> say("side", side.seat());
            case Place.OfMeld meld -> say("meld", meld.meld());
            case Place.OfPozzetto pozzetto -> say("pozzetto", pozzetto.number());
            case Place.Stock _ -> say("stock");
            case Place.Pile _ -> say("pile");
        };
    }
}
