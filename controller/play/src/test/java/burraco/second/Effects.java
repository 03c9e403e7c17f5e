package burraco.second;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.List;
import java.util.Optional;

/** Effects that remedies have at once: stopped and limited turns, frozen melds, negative cards. */
final class Effects {
    private static final List<Allowed> NARROW_FIRST =
            List.of(Allowed.DRAW, Allowed.OPEN, Allowed.ANY);

    private final PlainHand hand;

    Effects(PlainHand hand) {
        this.hand = hand;
    }

    void take(Matter matter, List<Remedy> cost) {
        cost.forEach(remedy -> take(matter, remedy));
        boolean his = hand.turn.seat == matter.seat();
        // After a pickup without a play the pile goes back: he draws and discards (art. 8).
        hand.turn.stopped |= his && matter.which() == Case.PICKUP_WITHOUT_PLAY;
        hand.turn.merged |= his && matter.which() == Case.EQUAL_COMBINATION;
        if (matter.deed() != null && isMissedDraw(matter.which())) {
            hand.toComplete.add(matter.deed());
        }
    }

    /** Art. 23 bis refers to art. 28. */
    private static boolean isMissedDraw(Case which) {
        return which == Case.OPENED_WITHOUT_DRAW
                || which == Case.TIED_WITHOUT_DRAW
                || which == Case.PLAY_AFTER_THE_DISCARD
                || which == Case.PLAY_BEFORE_A_PENALIZED_DISCARD;
    }

    private void take(Matter matter, Remedy remedy) {
        switch (remedy) {
            case Remedy.Stop(Seat seat) -> hand.turn.stopped |= hand.turn.seat == seat;
            case Remedy.Limit(Seat seat, Remedy.When when, Allowed take) -> {
                if (when == Remedy.When.THIS && hand.turn.seat == seat) {
                    hand.turn.limit = narrower(hand.turn.limit, take);
                } else {
                    hand.limited.merge(seat, take, Effects::narrower);
                }
            }
            case Remedy.Freeze(MeldId id, Optional<Seat> until) -> {
                PlainMeld meld = hand.melds.get(id);
                if (meld != null) {
                    freeze(matter, meld, until.orElse(null));
                }
            }
            case Remedy.Negative(Line _, List<Card> cards) -> {
                for (PlainMeld meld : hand.melds.all()) {
                    cards.stream().filter(meld.cards()::contains).forEach(meld.negative::add);
                }
            }
            case Remedy _ -> {}
        }
    }

    /**
     * A draw only is stricter than a draw or an opening, which is stricter than a draw or a pickup.
     */
    private static Allowed narrower(Allowed one, Allowed other) {
        return one != null && NARROW_FIRST.indexOf(one) < NARROW_FIRST.indexOf(other) ? one : other;
    }

    private void freeze(Matter matter, PlainMeld meld, Seat until) {
        Deed deed = matter.deed();
        // What was made before the freeze stays, also if it was laid in one movement with a surplus
        // card; but not what was laid at the wrong time.
        boolean before =
                deed != null
                        && deed.meld().equals(meld.id)
                        && !matter.which().id().startsWith("23.");
        PlainMeld.Worth was = before ? deed.before() : meld.worth(List.of());
        // The next turn of art. 29 is the limited one, and the meld is valid in the turn after it.
        boolean outOfTurn = matter.which() == Case.PLAY_OUT_OF_TURN_DRAW;
        boolean forGood = until == null || meld.isFrozenForGood();
        meld.freeze(until, outOfTurn ? 2 : 1, was);
        // Cards count as negative on a closing only by art. 28, and by art. 23 bis, which refers to
        // it.
        boolean atRisk = !outOfTurn && matter.which() != Case.PICKUP_OUT_OF_TURN;
        if (deed != null && atRisk && !forGood) {
            meld.atRisk.addAll(deed.cards());
        }
    }
}
