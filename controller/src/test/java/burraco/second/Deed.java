package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import java.util.List;

/**
 * Something laid, remembered for a ruling that may come later.
 *
 * @param meld what it was laid to
 * @param opened whether that was new
 * @param surplus the cards of it that belonged to no meld of the code then; all of them where he
 *     might not touch that meld at all
 * @param before what the meld was worth before it
 * @param pickedUp whether nothing but this justified a pickup
 * @param turn the number of the turn at hand
 * @param own whether that turn was his
 * @param discardFree whether nothing else was to be discarded or put right first
 * @param unsettled whether cards of that meld were still to leave it
 */
record Deed(
        Seat seat,
        String meld,
        boolean opened,
        List<Card> cards,
        List<Card> surplus,
        PlainMeld.Worth before,
        boolean pickedUp,
        int turn,
        boolean own,
        boolean discardFree,
        boolean unsettled) {}
