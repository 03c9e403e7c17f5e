package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import java.util.List;

/** Something on the table that is not as the course of the hand has it. */
sealed interface Clue {
    /** When it was first seen. */
    long since();

    /**
     * Cards at a place for a meld that should not lie there, by their arrival.
     *
     * @param waiting whether more may be about to be heard there
     * @param certain whether somebody may be blamed for it
     */
    record Laid(
            Zone.MeldSlot slot,
            List<Card> cards,
            long since,
            long complete,
            boolean waiting,
            boolean certain)
            implements Clue {}

    /** A card on the pile that should not lie there; others came down with it. */
    record Put(List<Card> cards, long since, long complete, boolean certain) implements Clue {}

    /** More or fewer cards in the stock. */
    record Stock(int cards, long since, long complete) implements Clue {}

    /** A pozzetto is no longer there. */
    record Pozzetto(int number, long since, long complete) implements Clue {}

    /**
     * The cards of the pile are no longer heard.
     *
     * @param silence how unlikely that is while they lie there: a logarithm
     */
    record PileGone(double silence, boolean seen, long since, long complete) implements Clue {}

    /** A button that means an act. */
    record Pressed(Act act, long since) implements Clue {}
}
