package burraco.fitting;

import burraco.cards.Card;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.layout.Deck;
import java.util.ArrayList;
import java.util.List;

/** The inventories of one antenna. */
final class AntennaLooks {
    private final List<Look> looks = new ArrayList<>();

    record Look(long at, List<Card> heard) {
        boolean has(Card card) {
            return heard.contains(card);
        }
    }

    void take(Reading.Inventory inventory, Deck deck) {
        List<Card> heard = new ArrayList<>();
        for (Answer answer : inventory.answers()) {
            deck.card(answer.tag()).ifPresent(heard::add);
        }
        looks.add(new Look(inventory.at(), heard));
    }

    List<Look> all() {
        return looks;
    }

    /** Those in the interval {@code [from, to)}. */
    List<Look> between(long from, long to) {
        return looks.subList(first(from), Math.max(first(from), first(to)));
    }

    private int first(long at) {
        int low = 0;
        int high = looks.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (looks.get(middle).at() < at) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
