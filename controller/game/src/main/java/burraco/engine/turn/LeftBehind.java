package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Fault.Laid;
import burraco.engine.hand.Play;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A card that was not his has gone back, out of a meld in which he had laid it. If the remaining
 * cards are no meld, he laid them wrongly (art. 26).
 */
final class LeftBehind {
    /** Art. 26 and 29 themselves say what happens to the rest. */
    private static final Set<Case> OF_HIS_OWN_TURN =
            EnumSet.of(
                    Case.SECOND_DRAW_OR_PICKUP,
                    Case.SEVERAL_CARDS_DRAWN,
                    Case.PICKUP_WITHOUT_PLAY,
                    Case.CANNOT_PLAY,
                    Case.WILD_CARD_MOVED);

    private LeftBehind() {}

    /**
     * @param ruling the ruling by which cards went back
     * @param before the melds of his line before that
     */
    static void check(Draft draft, Ruling ruling, List<Meld> before) {
        if (OF_HIS_OWN_TURN.contains(ruling.which())) {
            ruling.seat().ifPresent(seat -> check(draft, seat, before, ruling.of()));
        }
    }

    private static void check(Draft draft, Seat seat, List<Meld> before, int act) {
        for (Meld was : before) {
            draft.melds()
                    .find(was.id())
                    .filter(left -> isSpoilt(was, left))
                    .ifPresent(left -> tell(draft, seat, left, act));
        }
    }

    private static boolean isSpoilt(Meld was, Meld left) {
        return left.cards().size() < was.cards().size() && !left.shape().legal();
    }

    private static void tell(Draft draft, Seat seat, Meld left, int act) {
        boolean open = draft.turn().seat() == seat;
        List<Card> his = new ArrayList<>();
        List<Card> told = new ArrayList<>();
        boolean opened = false;
        for (Play play : draft.progress().playsOf(seat)) {
            if (play.meld().equals(left.id())) {
                opened |= play.opened();
                (play.legal() ? his : told).addAll(play.cards());
            }
        }
        his.removeIf(card -> !left.cards().has(card));
        told.removeIf(card -> !left.cards().has(card));
        boolean stands = left.shrunk(Cards.of(told), draft.rules()).shape().legal();
        if (his.isEmpty() || stands) {
            return; // It was invalid before, which has been ruled.
        }
        Optional<Meld> before =
                opened ? Optional.empty() : Optional.of(left.shrunk(Cards.of(his), draft.rules()));
        Case which = opened ? Case.WRONG_OPENING : Case.WRONG_TIE;
        draft.docket()
                .fault(new Fault.OfMeld(Laid.SURPLUS, which, seat, act, before, left.id(), his));
        if (open) {
            draft.turn(draft.turn().spoilt(left.id()));
        }
    }
}
