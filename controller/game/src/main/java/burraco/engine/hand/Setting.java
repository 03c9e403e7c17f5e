package burraco.engine.hand;

import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;

/**
 * What does not change during a hand.
 *
 * @param onCall whether faults are ruled only when somebody calls
 * @param wholeDeck whether the cards are the 108 of art. 1
 * @param timed whether the time of turns is watched
 */
public record Setting(
        RuleSet rules, Seat dealer, boolean onCall, boolean wholeDeck, boolean timed) {
    /** The cards that may occur: those of art. 1, or all that have a name. */
    public Cards deck() {
        return wholeDeck ? Cards.FULL_DECK : Cards.EVERY_COPY;
    }
}
