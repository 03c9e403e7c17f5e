package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.meld.MeldId;

/**
 * Cards laid in this turn.
 *
 * @param opened whether they were a new meld, else they were tied to one
 * @param last the last of them
 * @param legal whether the code allows it
 */
public record Play(MeldId meld, boolean opened, Cards cards, Card last, boolean legal) {}
