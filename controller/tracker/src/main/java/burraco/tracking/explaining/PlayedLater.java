package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * A discard that nobody heard, and the next player picked up: he may be seen to play it, and then
 * it is known what it was.
 */
final class PlayedLater {
    private PlayedLater() {}

    /** The cards of a player's fan that come to the table after that. */
    static List<Card> of(Node node, Seat by, long at, Evidence evidence) {
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < evidence.happenings().size(); i++) {
            if (!node.explains(i)
                    && evidence.happenings().get(i) instanceof Happening.Arrived arrived
                    && arrived.state() != Happening.State.LEFT
                    && arrived.at() >= at
                    && node.position().all().fan(by).known().has(arrived.visit().card())) {
                cards.add(arrived.visit().card());
            }
        }
        return cards;
    }
}
