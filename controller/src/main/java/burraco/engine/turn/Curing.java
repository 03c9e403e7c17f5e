package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.act.Act;
import burraco.engine.article.Cures;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Play;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import java.util.List;

/**
 * Art. 26: what is missing in a wrong meld is laid to it in the same turn. With that nothing else
 * is due but the discard; cards that bring it nearer may be laid one after the other.
 */
final class Curing {
    private Curing() {}

    static boolean by(Draft draft, Owed owed, Act.Tie act) {
        Meld before = draft.meld(act.meld());
        List<Card> cards = Moving.takeFromFan(draft, act.seat(), act.cards());
        draft.moved(cards);
        Meld after = before.grown(Cards.of(cards), draft.rules());
        draft.lay(after);
        boolean legal = after.shape().legal();
        draft.turn(draft.turn().played(new Play(act.meld(), false, cards, legal)));
        if (legal) {
            draft.docket().settle(owed);
            Closing.afterLaying(draft, act.seat(), act.meld(), Case.FAN_EMPTIED_BY_TYING);
        } else if (!Cures.possible(draft, after)) {
            draft.fault(Case.PLAY_IN_A_LIMITED_TURN, act.seat());
        }
        return true;
    }
}
