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

/** The place of a card in a hand. */
public sealed interface CardPlace {
    record InStock() implements CardPlace {}

    record OnPile() implements CardPlace {}

    record InPozzetto(int number) implements CardPlace {}

    record InFan(Seat seat) implements CardPlace {}

    /** A pozzetto that was taken and has not been looked at. */
    record Before(Seat seat) implements CardPlace {}

    record InMeld(MeldId meld) implements CardPlace {}

    /** Penalized cards, beside their player. */
    record Beside(Seat seat) implements CardPlace {}

    CardPlace STOCK = new InStock();
    CardPlace PILE = new OnPile();

    /**
     * All known cards of a hand with their places; of cards that lie on each other, the lowest
     * first.
     */
    static Map<Card, CardPlace> all(Hand hand) {
        Map<Card, CardPlace> places = new LinkedHashMap<>();
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

    private static CardPlace ofPozzetto(Pozzetto pozzetto, int number) {
        return switch (pozzetto) {
            case Pozzetto.Unplayed unplayed -> new Before(unplayed.seat());
            case Pozzetto.Lying _, Pozzetto.Absent _, Pozzetto.Played _ -> new InPozzetto(number);
        };
    }

    /** The cards that change their place between these hands, with their new places. */
    static Map<Card, CardPlace> moved(Hand before, Hand after) {
        Map<Card, CardPlace> was = all(before);
        Map<Card, CardPlace> moved = new LinkedHashMap<>();
        all(after)
                .forEach((card, place) -> {
                    if (!place.equals(was.get(card))) {
                        moved.put(card, place);
                    }
                });
        return moved;
    }

    private static void put(Map<Card, CardPlace> places, List<Card> cards, CardPlace place) {
        for (Card card : cards) {
            if (!card.isUnseen()) {
                places.put(card, place);
            }
        }
    }
}
