package burraco.engine.turn;

import static burraco.engine.hand.Turn.Took.NOTHING;
import static burraco.engine.hand.Turn.Took.PICKED_UP;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Play;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.meld.Shape;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import java.util.List;

/** Art. 9 to 12: cards are laid, as a new meld or tied to one of one's own line. */
final class Laying {
    private Laying() {}

    static void open(Draft draft, Act.Open act) {
        Seat seat = act.seat();
        MeldId due = draft.melds().due(seat.line());
        if (act.as().isPresent() && !act.as().get().equals(due)) {
            throw new CannotHaveHappened(Why.MELD_NOT_DUE, -1, due);
        }
        beforeCards(draft, seat);
        List<Card> cards = Moving.takeFromFan(draft, seat, act.cards());
        draft.moved(cards);
        Meld meld = Meld.open(due, Cards.of(cards), draft.rules());
        Case wrong = wrongOpening(draft, seat, meld);
        Case early = untimely(draft, seat, Case.OPENED_WITHOUT_DRAW);
        boolean legal = meld.shape().legal();
        if (early != null) {
            draft.rule(early, seat);
        } else if (wrong != null) {
            draft.rule(legal ? wrong : afterPickup(draft, wrong), seat);
        }
        draft.lay(meld);
        played(draft, seat, new Play(due, true, meld.cards(), cards.getLast(), legal));
        if (early == null && legal) {
            Closing.afterLaying(draft, seat, Case.FAN_EMPTIED_BY_OPENING);
        }
    }

    static void tie(Draft draft, Act.Tie act) {
        Seat seat = act.seat();
        Meld before = draft.meld(act.meld());
        boolean barred = draft.player(seat).barred().contains(act.meld());
        beforeCards(draft, seat);
        List<Card> cards = Moving.takeFromFan(draft, seat, act.cards());
        draft.moved(cards);
        Meld after = before.grown(Cards.of(cards), draft.rules());
        boolean legal =
                after.shape().legal()
                        && before.line() == seat.line()
                        && before.freeze() instanceof Freeze.None;
        Case early = untimely(draft, seat, Case.TIED_WITHOUT_DRAW);
        if (early != null) {
            draft.rule(early, seat);
        } else if (!legal) {
            draft.rule(afterPickup(draft, Case.WRONG_TIE), seat);
        } else if (barred) {
            draft.rule(Case.TIE_TO_PARTNERS_NEW_MELD, seat);
        }
        draft.lay(after);
        played(draft, seat, new Play(act.meld(), false, Cards.of(cards), cards.getLast(), legal));
        if (early == null && legal) {
            Closing.afterLaying(draft, seat, Case.FAN_EMPTIED_BY_TYING);
        }
    }

    /** Who plays in his turn without having drawn has begun it all the same. */
    private static void beforeCards(Draft draft, Seat seat) {
        if (seat == draft.turn().seat()) {
            Moving.takeUpPozzetto(draft, seat);
        }
    }

    private static void played(Draft draft, Seat seat, Play play) {
        if (seat == draft.turn().seat()) {
            draft.turn(draft.turn().played(play));
        }
        Seat partner = seat.partner();
        if (!draft.player(partner).exposed().isEmpty()) {
            draft.bar(partner, play.meld());
        }
    }

    /** What is wrong with the moment in which cards are laid; null where nothing is. */
    private static Case untimely(Draft draft, Seat seat, Case withoutDraw) {
        Turn turn = draft.turn();
        if (seat != turn.seat()) {
            if (draft.player(seat).tookOutOfTurn()) {
                return Case.PLAY_OUT_OF_TURN_DRAW;
            }
            return seat == draft.lastDiscarder() ? Case.PLAY_AFTER_THE_DISCARD : Case.NOT_HIS_TURN;
        }
        if (turn.took() == NOTHING) {
            return withoutDraw;
        }
        if (!draft.player(seat).penalized().isEmpty()) {
            return Case.PLAY_BEFORE_A_PENALIZED_DISCARD;
        }
        return allowedInLimit(turn, withoutDraw) ? null : Case.PLAY_IN_A_LIMITED_TURN;
    }

    /** A turn limited to a pickup that opens allows that one opening, and nothing else. */
    private static boolean allowedInLimit(Turn turn, Case withoutDraw) {
        if (turn.limit() == null) {
            return true;
        }
        return turn.limit() == Allowed.OPEN
                && turn.took() == PICKED_UP
                && turn.plays().isEmpty()
                && withoutDraw == Case.OPENED_WITHOUT_DRAW;
    }

    /** What the code calls a wrong opening; null where it is a good one. */
    private static Case wrongOpening(Draft draft, Seat seat, Meld meld) {
        if (!meld.shape().legal()) {
            return wrongCards(meld.cards(), draft.rules());
        }
        if (meld.shape() instanceof Shape.Combination combination) {
            Meld equal = draft.melds().combinationOf(seat.line(), combination.rank());
            if (equal != null) {
                boolean bothWild = equal.wild() != null && meld.wild() != null;
                return bothWild ? Case.EQUAL_COMBINATIONS_BOTH_WILD : Case.EQUAL_COMBINATION;
            }
        }
        return null;
    }

    /** Art. 10 and 12 name two kinds of wrong opening; every other is art. 26's. */
    private static Case wrongCards(Cards cards, RuleSet rules) {
        int wilds = 0;
        Face natural = null;
        boolean oneRank = true;
        for (Card card : cards) {
            if (card.face().isWild()) {
                wilds++;
            } else {
                oneRank &= natural == null || natural.rank() == card.face().rank();
                natural = card.face();
            }
        }
        if (natural == null) {
            return Case.WILD_CARDS_ONLY;
        }
        boolean combination =
                oneRank && cards.size() - wilds >= 2 && cards.size() >= 3 && wilds <= 1;
        return combination && !rules.combines(natural.rank())
                ? Case.FORBIDDEN_COMBINATION
                : Case.WRONG_OPENING;
    }

    /** Until a legal play has justified a pickup, a wrong one undoes it (art. 26). */
    private static Case afterPickup(Draft draft, Case otherwise) {
        Turn turn = draft.turn();
        return turn.took() == PICKED_UP && !turn.justified()
                ? Case.WRONG_PLAY_AFTER_PICKUP
                : otherwise;
    }
}
