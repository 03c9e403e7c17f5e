package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.Meld;
import java.util.ArrayList;
import java.util.List;

/** Checks that every card is in exactly one place, before and after every act. */
public final class Conservation {
    private Conservation() {}

    /** All cards of the hand, wherever they are. */
    public static int count(Hand hand) {
        int count = 0;
        for (Holding holding : places(hand)) {
            count += holding.size();
        }
        return count;
    }

    /** What is violated, as messages for developers; empty if nothing is. */
    public static List<String> violations(Hand hand) {
        List<String> found = new ArrayList<>();
        Cards located = Cards.NONE;
        int unseen = 0;
        for (Holding holding : places(hand)) {
            if (located.meets(holding.known())) {
                found.add("in two places: some of " + holding.known());
            }
            located = located.with(holding.known());
            unseen += holding.unseen();
            if (holding.unseen() < 0) {
                found.add("fewer than no unseen cards");
            }
        }
        if (located.meets(hand.unlocated())) {
            found.add("located and not: some of " + hand.unlocated());
        }
        if (hand.setting().wholeDeck()) {
            if (!located.with(hand.unlocated()).equals(Cards.FULL_DECK)) {
                found.add("not the cards of a full deck");
            }
            if (unseen != hand.unlocated().size()) {
                found.add(unseen + " unseen cards for " + hand.unlocated().size() + " unlocated");
            }
        }
        return found;
    }

    /** The cards of every place, those of stock and pile without their order. */
    public static List<Holding> places(Hand hand) {
        List<Holding> places = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            places.add(hand.fan(seat));
            List<Card> penalized = hand.player(seat).penalized();
            places.add(new Holding(Cards.of(penalized), 0));
        }
        places.add(hand.stock().holding());
        places.add(hand.pile().holding());
        for (int number = 1; number <= 3; number++) {
            places.add(hand.pozzetto(number).cards());
        }
        for (Line line : Line.values()) {
            for (Meld meld : hand.melds().of(line)) {
                places.add(new Holding(meld.cards(), 0));
            }
        }
        return places;
    }
}
