package burraco.tracking.course;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.layout.Zone;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Where the hand stands.
 *
 * @param open the hand by what lies open: rulings come from it
 * @param all the hand by everything that the table knows: the record comes from it
 */
public record Position(Hand open, Hand all, Slots slots) {
    private static final Zone PILE = new Zone.Pile(Optional.empty());

    /** Where the cards should lie that lie on the table: pile, melds, penalized cards. */
    public Map<Card, Zone> lying() {
        Map<Card, Zone> lying = new HashMap<>();
        for (Card card : all.pile().list()) {
            if (card != null) {
                lying.put(card, PILE);
            }
        }
        for (Meld meld : all.melds().all()) {
            Optional<Zone.MeldSlot> slot = slots.holding(meld);
            for (Card card : meld.cards()) {
                slot.ifPresent(place -> lying.put(card, place));
            }
        }
        for (Seat seat : Seat.values()) {
            for (Card card : all.player(seat).penalized()) {
                lying.put(card, new Zone.OfSeat(seat));
            }
        }
        return lying;
    }
}
