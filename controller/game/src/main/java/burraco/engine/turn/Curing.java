package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.engine.act.Act;
import burraco.engine.article.Cures;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Play;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.meld.Surplus;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Settled;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Art. 26: what is missing in an invalid meld may be laid in the same turn. Then nothing is due but
 * the discard; cards may be added one by one.
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
        draft.turn(draft.turn().played(new Play(act.meld(), false, cards, legal, true)));
        if (legal) {
            draft.turn(draft.turn().madeGood(act.meld()));
            draft.docket().settle(owed, Settled.Why.CURED);
            checkEqual(draft, after, act);
            Closing.afterLaying(draft, act.seat(), act.meld(), Case.FAN_EMPTIED_BY_TYING);
            return true;
        }
        List<Card> surplus = Surplus.of(after.cards(), draft.rules());
        if (after.sound().isEmpty() && surplus.size() < after.cards().size()) {
            // There is a meld now, and the surplus is smaller.
            Owed less = new Owed(owed.ruling(), owed.seat(), due(owed, surplus));
            draft.docket().replace(owed, less, Settled.Why.CURED);
        } else if (!Cures.possible(draft, after)) {
            draft.fault(Case.PLAY_IN_A_LIMITED_TURN, act.seat());
        }
        return true;
    }

    /** A completed meld may be a second combination of its rank (art. 30). */
    private static void checkEqual(Draft draft, Meld meld, Act.Tie act) {
        for (Meld other : draft.melds().of(meld.line())) {
            boolean equal =
                    meld.shape() instanceof Shape.Combination combination
                            && other.combines(combination.rank())
                            && !other.id().equals(meld.id());
            if (equal) {
                draft.docket()
                        .fault(
                                new Fault.OfMeld(
                                        Fault.Laid.EQUAL,
                                        Case.EQUAL_COMBINATION,
                                        act.seat(),
                                        draft.act(),
                                        Optional.empty(),
                                        meld.id(),
                                        meld.inOrder()));
            }
        }
    }

    private static List<Remedy> due(Owed owed, List<Card> surplus) {
        List<Remedy> due = new ArrayList<>();
        due.add(new Remedy.Discard(owed.seat(), surplus.subList(0, 1)));
        if (surplus.size() > 1) {
            due.add(new Remedy.Penalize(owed.seat(), surplus.subList(1, surplus.size())));
        }
        return due;
    }

    /**
     * Whether the pile still has to go back for a wrong play, which these cards would have
     * completed.
     */
    static boolean undoesPickup(Draft draft, Owed owed, Act.Tie act) {
        boolean goesBack =
                owed.ruling().which() == Case.WRONG_PLAY_AFTER_PICKUP
                        && owed.due().stream().anyMatch(Remedy.Restore.class::isInstance);
        Cards wrong = owed.cards().with(owed.restored());
        return goesBack
                && draft.melds()
                        .find(act.meld())
                        .filter(meld -> meld.cards().meets(wrong))
                        .filter(meld -> isGoodWith(draft, meld, act))
                        .isPresent();
    }

    private static boolean isGoodWith(Draft draft, Meld meld, Act.Tie act) {
        Cards added = Cards.NONE;
        for (CardName name : act.cards()) {
            added = added.with(name.namesCopy() ? name.card() : Card.of(name.face(), 1));
        }
        return meld.grown(added, draft.rules()).shape().legal();
    }

    /** Art. 26 restores the pile only if he cannot complete the play. */
    static boolean afterPickup(Draft draft, Owed owed, Act.Tie act) {
        List<Card> cards = Moving.takeFromFan(draft, act.seat(), act.cards());
        draft.moved(cards);
        draft.lay(draft.meld(act.meld()).grown(Cards.of(cards), draft.rules()));
        Turn turn = draft.turn().unmarked(Turn.Mark.PILE_WENT_BACK);
        draft.turn(
                turn.pickedUp(Optional.empty()).played(withWhatWasWrong(draft, owed, act, cards)));
        draft.docket().settle(owed, Settled.Why.CURED);
        checkEqual(draft, draft.meld(act.meld()), act);
        Closing.afterLaying(draft, act.seat(), act.meld(), Case.FAN_EMPTIED_BY_TYING);
        return true;
    }

    /** The invalid cards and those that completed them are one play. */
    private static Play withWhatWasWrong(Draft draft, Owed owed, Act.Tie act, List<Card> cards) {
        Cards there = draft.meld(act.meld()).cards();
        List<Card> his = new ArrayList<>();
        for (Remedy remedy : owed.due()) {
            his.addAll(
                    switch (remedy) {
                        case Remedy.Penalize aside -> aside.cards();
                        case Remedy.Restore pile -> pile.cards();
                        case Remedy _ -> List.<Card>of();
                    });
        }
        his.removeIf(card -> !there.has(card));
        his.addAll(cards);
        return new Play(act.meld(), his.size() == there.size(), his, true, true);
    }
}
