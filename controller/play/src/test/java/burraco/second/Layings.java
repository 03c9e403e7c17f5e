package burraco.second;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import java.util.ArrayList;
import java.util.List;

/** Laid cards: whether the turn allows it, and which of them make no meld. */
final class Layings {
    private final PlainHand hand;
    private final List<String> objections;

    Layings(PlainHand hand, List<String> objections) {
        this.hand = hand;
        this.objections = objections;
    }

    void lays(Moment moment) {
        switch (moment.act()) {
            case Act.Open _ ->
                    moment.after().melds().keySet().stream()
                            .filter(id -> !moment.before().melds().containsKey(id))
                            .findFirst()
                            .ifPresent(id -> lays(moment, id));
            case Act.Tie(Seat _, MeldId meld, var _)
                    when moment.after().melds().containsKey(meld) ->
                    lays(moment, meld);
            case Act _ -> {}
        }
    }

    private void lays(Moment moment, MeldId id) {
        PlainTurn turn = hand.turn;
        boolean notFree = moment.isOwn() && !cures(moment, id) && isNotFree(moment);
        Deed deed = deed(moment, id);
        hand.deeds.put(moment.number(), deed);
        if (moment.isOwn()) {
            turn.laid.add(deed);
            // Cards laid while another player has something to put right are no play.
            if (!moment.othersOwe()) {
                turn.plays.add(deed);
            }
            if (moment.othersOwe() || !deed.surplus().isEmpty()) {
                turn.wrong.add(deed);
            }
        }
        if (notFree) {
            turn.notFree.add(deed);
        }
        emptied(moment, deed);
    }

    private static boolean cures(Moment moment, MeldId id) {
        for (Owed owed : moment.before().owed()) {
            boolean same = owed.cure().map(id::equals).orElse(false);
            if (owed.seat() == moment.by() && same) {
                return true;
            }
        }
        return false;
    }

    /** Whether he was not allowed to lay anything at this time. */
    private boolean isNotFree(Moment moment) {
        PlainTurn turn = hand.turn;
        boolean bars = turn.bars(moment.act() instanceof Act.Open);
        boolean queue = !moment.before().beside().get(moment.by()).isEmpty();
        boolean due = turn.took() && !queue || turn.stopped;
        // Cards laid before the draw or before a penalized discard fall under art. 28; cards laid
        // while another player has something to put right, under art. 19.
        boolean ruled = bars && !moment.late() && !moment.othersOwe();
        if (ruled && due && !moment.tells(Case.PLAY_IN_A_LIMITED_TURN)) {
            objections.add(Case.PLAY_IN_A_LIMITED_TURN + " is due, and is not ruled");
        }
        return bars || !turn.took() || queue;
    }

    private Deed deed(Moment moment, MeldId id) {
        PlainMeld then = hand.melds.get(id);
        boolean frozen = then != null && then.isFrozen() && !then.isFrozenBy(moment.by());
        boolean closedToHim = frozen || then != null && id.line() != moment.by().line();
        PlainMeld.Worth worth =
                then == null
                        ? PlainMeld.Worth.NOTHING
                        : then.worth(PlainMelds.against(then, moment.before(), false));
        hand.melds.lie(moment.after());
        List<Card> cards = moment.laidTo(id);
        List<Card> surplus = new ArrayList<>(cards);
        if (!closedToHim) {
            PlainMeld now = hand.melds.get(id);
            surplus.removeAll(now.positive(PlainMelds.against(now, moment.before(), false)));
        }
        return new Deed(moment, id, cards, surplus, worth);
    }

    /** Art. 31/C: nothing is left to discard, and there is no pozzetto to take. */
    private void emptied(Moment moment, Deed deed) {
        Seat seat = moment.by();
        Felt after = moment.after();
        boolean emptied =
                after.fans().get(seat).isEmpty() && !moment.before().fans().get(seat).isEmpty();
        boolean lawful =
                moment.isOwn()
                        && !hand.turn.isBarred()
                        && moment.isFree()
                        && deed.surplus().isEmpty()
                        && !moment.late();
        boolean held = !after.unplayed().get(seat).isEmpty();
        boolean said =
                moment.told().stream()
                        .map(one -> one.which().id())
                        .anyMatch(id -> id.startsWith("31C") || id.startsWith("30"));
        if (emptied && lawful && !held && !after.isPozzettoDue(seat.line()) && !said) {
            objections.add("the fan is empty and nothing is left to discard: 31C is due");
        }
    }
}
