package burraco.engine.article;

import burraco.cards.Card;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Play;
import burraco.engine.hand.Turn;
import java.util.ArrayList;
import java.util.List;

/**
 * The last play of a turn (glossary: ultimo gioco effettuato): the last card tied, or the last meld
 * opened as a whole.
 */
final class LastPlay {
    private LastPlay() {}

    /** What this seat laid in his turn at hand, or in the one that he ended last. */
    static List<Play> of(Draft draft, burraco.cards.Seat seat) {
        Turn turn = draft.turn();
        Turn before = draft.turnBefore();
        boolean ended = turn.seat() != seat && before != null && before.seat() == seat;
        return units(ended ? before.plays() : turn.seat() == seat ? turn.plays() : List.of());
    }

    /** A tie of several cards is as many plays. */
    private static List<Play> units(List<Play> plays) {
        List<Play> units = new ArrayList<>();
        for (Play play : plays) {
            if (play.opened()) {
                units.add(play);
                continue;
            }
            for (Card card : play.cards()) {
                units.add(new Play(play.meld(), false, List.of(card), play.legal()));
            }
        }
        return units;
    }
}
