package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.rules.Code;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.List;

/** Whether discarding the last card of a fan closes the hand (art. 16, 31, G41). */
final class Closings {
    private final PlainHand hand;
    private final List<String> objections;

    Closings(PlainHand hand, List<String> objections) {
        this.hand = hand;
        this.objections = objections;
    }

    void discards(Moment moment) {
        Seat seat = moment.by();
        Felt after = moment.after();
        // He discards something that nobody asked for, and still owes his discard.
        boolean owes = owesDiscard(seat, moment.before()) && owesDiscard(seat, after);
        hand.turn.barred |= moment.isOwn() && owes;
        boolean one = ((Act.Discard) moment.act()).cards().size() == 1 && !after.pile().isEmpty();
        boolean last = moment.isOwn() && after.isOut(seat) && one;
        if (last && after.taken().contains(seat.line()) && !putsAside(seat, after)) {
            ends(moment, after.pile().getLast());
        }
    }

    private static boolean owesDiscard(Seat seat, Felt felt) {
        return felt.owedBy(seat).stream().anyMatch(due -> due instanceof Remedy.Discard);
    }

    /** He did not complete something in time: he still has cards, those to be put aside. */
    private static boolean putsAside(Seat seat, Felt felt) {
        return felt.owed().stream()
                .filter(owed -> owed.seat() == seat && !owed.penalized().isEmpty())
                .anyMatch(owed -> owed.ruling().which().id().startsWith("28"));
    }

    private void ends(Moment moment, Card card) {
        Seat seat = moment.by();
        if (!mayClose(seat, card, moment.before())) {
            return;
        }
        boolean burraco =
                hand.turn.merged || hand.melds.hasBurracoToClose(seat.line(), moment.before());
        if (!burraco) {
            expect(moment, Case.CLOSING_WITHOUT_BURRACO);
        } else if (card.face().isWild()) {
            expect(moment, Case.CLOSING_DISCARD_IS_WILD);
        } else {
            hand.ending = "closed " + seat;
        }
    }

    private void expect(Moment moment, Case which) {
        if (!hand.turn.plays.isEmpty() && !moment.tells(which)) {
            objections.add(which + " is due, and is not ruled");
        }
    }

    /** Whether a turn like this, ended with this discard, may close the hand. */
    private boolean mayClose(Seat seat, Card card, Felt before) {
        PlainTurn turn = hand.turn;
        // Cards that he laid without right and took back count as never laid.
        boolean idle = turn.pickedUp && turn.laid.isEmpty() && hand.code == Code.FIBUR_INT_2018;
        boolean thrownBack = turn.pickedUp && card.equals(turn.onlyCard());
        return turn.took()
                && !turn.isBarred()
                && !isOrdered(seat, before)
                && turn.wrong.stream().allMatch(this::isMadeGood)
                && !idle
                && !thrownBack;
    }

    /** Whether a ruling asks for this discard because of laid cards. */
    private static boolean isOrdered(Seat seat, Felt before) {
        for (Owed owed : before.owed()) {
            boolean discards = owed.due().stream().anyMatch(due -> due instanceof Remedy.Discard);
            boolean takesBack = owed.due().stream().anyMatch(due -> due instanceof Remedy.TakeBack);
            boolean mayBeLast = mayBeLast(owed.ruling().which());
            if (owed.seat() == seat && (takesBack || discards && !mayBeLast)) {
                return true;
            }
        }
        return false;
    }

    /** Rulings that ask for a discard, but not because of laid cards. */
    private static boolean mayBeLast(Case which) {
        return which == Case.PICKUP_WITHOUT_PLAY
                || which == Case.ONLY_CARD_DISCARDED_AGAIN
                || which == Case.EXPOSED_CARD_PROMPTED
                || which == Case.OVER_THE_TIME;
    }

    private boolean isMadeGood(Deed wrong) {
        PlainMeld meld = hand.melds.get(wrong.meld());
        List<Card> cards = PlainMeld.without(wrong.cards(), hand.turn.wentBack);
        boolean good = meld != null && meld.isLegal() && meld.cards().containsAll(cards);
        return good || cards.isEmpty();
    }
}
