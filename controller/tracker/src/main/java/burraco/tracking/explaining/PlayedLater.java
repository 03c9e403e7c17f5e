package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.cards.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * Identifies a discard that nobody heard and the next player picked up: if he is then seen to play
 * one of its possible cards, that was it.
 */
final class PlayedLater {
    private PlayedLater() {}

    /** The cards known to be in a player's fan that come to the table after that time. */
    static List<Card> of(PartialExplanation node, Seat by, long at, Evidence evidence) {
        List<Card> cards = new ArrayList<>();
        for (int i = 0; i < evidence.happenings().size(); i++) {
            if (!node.explains(i)
                    && evidence.happenings().get(i) instanceof Observation.Arrived arrived
                    && arrived.state() != Observation.State.LEFT
                    && arrived.at() >= at
                    && node.position().all().fan(by).known().has(arrived.visit().card())) {
                cards.add(arrived.visit().card());
            }
        }
        return cards;
    }
}
