package burraco.tracking.course;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.layout.Zone;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The state of a hand between two acts, with the places of its melds. */
public final class HandPosition {
    private static final Zone PILE = new Zone.Pile(Optional.empty());

    private final Hand open;
    private final Hand all;
    private final MeldSlots slots;
    private List<Card> pile;
    private Map<Card, Zone> lying;

    /**
     * @param open the hand by public knowledge, from which rulings are made
     * @param all the hand by all that the table knows, from which the record is written
     */
    HandPosition(Hand open, Hand all, MeldSlots slots) {
        this.open = open;
        this.all = all;
        this.slots = slots;
    }

    public Hand open() {
        return open;
    }

    public Hand all() {
        return all;
    }

    public MeldSlots slots() {
        return slots;
    }

    /** The known cards of the pile, the lowest first. */
    public List<Card> pile() {
        if (pile == null) {
            pile = all.pile().list().stream().filter(card -> !card.isUnseen()).toList();
        }
        return pile;
    }

    /** Where the cards should lie that are on the table: pile, melds and penalized cards. */
    public Map<Card, Zone> lying() {
        if (lying == null) {
            lying = where();
        }
        return lying;
    }

    private Map<Card, Zone> where() {
        Map<Card, Zone> where = new LinkedHashMap<>();
        pile().forEach(card -> where.put(card, PILE));
        for (Meld meld : all.melds().all()) {
            Optional<Zone.MeldSlot> slot = slots.holding(meld);
            for (Card card : meld.cards()) {
                slot.ifPresent(place -> where.put(card, place));
            }
        }
        for (Seat seat : Seat.values()) {
            for (Card card : all.player(seat).penalized()) {
                where.put(card, new Zone.OfSeat(seat));
            }
        }
        return where;
    }
}
