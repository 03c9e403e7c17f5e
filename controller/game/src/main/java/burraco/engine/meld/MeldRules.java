package burraco.engine.meld;

import burraco.cards.Card;
import burraco.cards.Rank;
import java.util.Comparator;

/** What a code of play says about melds. */
public interface MeldRules {
    /** Whether combinations of this rank are allowed (art. 12). */
    boolean combines(Rank rank);

    /** Whether the burraco that a line needs for closing must be clean (art. 16). */
    boolean closingNeedsClean();

    /** What a meld of at least seven cards counts as (art. 13). */
    Burraco burraco(Meld meld);

    /**
     * The order in which penalized cards are discarded, by the chosen reading of "secondo norma".
     */
    Comparator<Card> penaltyOrder();
}
