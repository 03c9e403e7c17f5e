package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where a card is in a hand. */
public sealed interface Place {
    record InStock() implements Place {}

    record OnPile() implements Place {}

    record InPozzetto(int number) implements Place {}

    record InFan(Seat seat) implements Place {}

    /** A pozzetto that was taken and is not looked at yet. */
    record Before(Seat seat) implements Place {}

    record InMeld(MeldId meld) implements Place {}

    /** Penalized, beside its player. */
    record Beside(Seat seat) implements Place {}

    Place STOCK = new InStock();
    Place PILE = new OnPile();

    /** Every known card of a hand, from the bottom up where cards lie on each other. */
    static Map<Card, Place> all(Hand hand) {
        Map<Card, Place> places = new LinkedHashMap<>();
        put(places, hand.stock().list(), STOCK);
        put(places, hand.pile().list(), PILE);
        for (int number = 1; number <= 3; number++) {
            Pozzetto pozzetto = hand.pozzetto(number);
            put(places, pozzetto.cards().known().list(), ofPozzetto(pozzetto, number));
        }
        for (Seat seat : Seat.values()) {
            put(places, hand.fan(seat).known().list(), new InFan(seat));
            put(places, hand.player(seat).penalized(), new Beside(seat));
        }
        for (Meld meld : hand.melds().all()) {
            put(places, meld.cards().list(), new InMeld(meld.id()));
        }
        return places;
    }

    private static Place ofPozzetto(Pozzetto pozzetto, int number) {
        return switch (pozzetto) {
            case Pozzetto.Unplayed unplayed -> new Before(unplayed.seat());
            case Pozzetto.Lying _, Pozzetto.Absent _, Pozzetto.Played _ -> new InPozzetto(number);
        };
    }

    /** Those whose place is another one afterwards, with that place. */
    static Map<Card, Place> moved(Hand before, Hand after) {
        Map<Card, Place> was = all(before);
        Map<Card, Place> moved = new LinkedHashMap<>();
        all(after)
                .forEach((card, place) -> {
                    if (!place.equals(was.get(card))) {
                        moved.put(card, place);
                    }
                });
        return moved;
    }

    private static void put(Map<Card, Place> places, List<Card> cards, Place place) {
        for (Card card : cards) {
            if (card != null) {
                places.put(card, place);
            }
        }
    }
}
