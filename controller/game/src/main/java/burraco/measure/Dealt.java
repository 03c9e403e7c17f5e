package burraco.measure;

import burraco.cards.Card;
import burraco.engine.act.Act;
import java.util.ArrayList;
import java.util.List;

/**
 * The cards of the deal.
 *
 * @param cards how many were dealt
 * @param identified how many of them were recognised at their places
 * @param wrong how many were reported at places where others were dealt
 */
public record Dealt(long cards, long identified, long wrong) {
    static final Dealt NONE = new Dealt(0, 0, 0);

    /** A card dealt to a seat or a pozzetto. */
    private record To(String place, Card card) {}

    static Dealt of(Course truth, Course inferred) {
        List<To> dealt = cards(truth);
        List<To> left = new ArrayList<>(dealt);
        int identified = 0;
        int wrong = 0;
        for (To told : cards(inferred)) {
            if (told.card().isUnseen()) {
                continue;
            }
            if (left.remove(told)) {
                identified++;
            } else if (!left.remove(new To(told.place(), Card.UNSEEN))) {
                wrong++;
            }
        }
        return new Dealt(dealt.size(), identified, wrong);
    }

    /** Order does not matter: no antenna hears the deal in its order. */
    private static List<To> cards(Course course) {
        List<To> cards = new ArrayList<>();
        for (Happened act : course.acts()) {
            if (act.kind() == Kind.DEAL) {
                cards.add(new To(place(act.act()), act.cards().getFirst()));
            }
        }
        return cards;
    }

    private static String place(Act deal) {
        return deal instanceof Act.Deal toSeat
                ? toSeat.to().toString()
                : "P" + ((Act.DealPozzetto) deal).pozzetto();
    }

    Dealt plus(Dealt more) {
        return new Dealt(cards + more.cards, identified + more.identified, wrong + more.wrong);
    }
}
