package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import java.util.List;

/**
 * An act as it is carried out, with all cards known.
 *
 * @param moved the physical cards that the act names
 */
public record Deed(Hand before, Act act, List<Card> moved, Hand after) {}
