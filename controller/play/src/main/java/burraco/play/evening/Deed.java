package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import java.util.List;

/**
 * Something that is done, with all cards known.
 *
 * @param moved the physical cards that the act names
 */
public record Deed(Hand before, Act act, List<Card> moved, Hand after) {}
