package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Pozzetto;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.ruling.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Fans that are emptied without closing, and pozzetti that are not due. */
final class WrongEndings {
    private WrongEndings() {}

    static List<Trick> all() {
        return List.of(
                Trick.of(Case.CLOSING_WITHOUT_BURRACO, WrongEndings::withoutBurraco),
                Trick.of(Case.CLOSING_DISCARD_IS_WILD, WrongEndings::wildDiscard),
                Trick.of(Case.FAN_EMPTIED_BY_OPENING, WrongEndings::emptiedByOpening),
                Trick.of(Case.FAN_EMPTIED_BY_TYING, plan -> emptiedByTying(plan, false)),
                Trick.of(Case.ACT_AFTER_THE_END, WrongEndings::afterEnd),
                Trick.of(Case.POZZETTO_LOOKED_INTO_TOO_SOON, WrongEndings::look),
                Trick.of(Case.WRONG_POZZETTO, WrongEndings::othersPozzetto),
                Trick.of(
                        Case.POZZETTO_NOT_DUE_IN_DIRETTA,
                        plan ->
                                lies(plan)
                                        && emptiedByTying(plan, true)
                                        && plan.late(take(plan.seat()))
                                        && plan.notice()),
                Trick.of(Case.POZZETTO_NOT_DUE_WITH_THE_DISCARD, WrongEndings::notDue),
                Trick.of(
                        Case.POZZETTO_WITH_CARDS_IN_THE_FAN,
                        plan ->
                                WrongMelding.plain(plan, 1)
                                        && lies(plan)
                                        && plan.act(take(plan.seat()))));
    }

    private static Act take(Seat seat) {
        return new Act.TakePozzetto(seat, Optional.empty());
    }

    private static boolean lies(Plan plan) {
        return plan.hand().pozzetti().onTop() != 0;
    }

    /** Whether the player's line has had its pozzetto. */
    private static boolean hadIts(Plan plan) {
        Hand hand = plan.hand();
        return plan.plays()
                && hand.turn().limit().isEmpty()
                && hand.hasPozzetto(plan.seat().line())
                && hand.player(plan.seat()).penalized().isEmpty()
                && hand.player(plan.seat()).exposed().isEmpty();
    }

    /**
     * Lays cards one by one, or three at once, until this many are left; false if that is not
     * possible.
     */
    private static boolean layDownTo(Plan plan, int left, boolean late) {
        Seat seat = plan.seat();
        while (plan.fan(seat).size() > left) {
            if (!tieOne(plan, seat, late) && !openRest(plan, seat, left, late)) {
                return false;
            }
        }
        return plan.fan(seat).size() == left;
    }

    private static boolean tieOne(Plan plan, Seat seat, boolean late) {
        for (Meld meld : plan.melds(seat)) {
            for (Card card : plan.fan(seat)) {
                boolean fits = meld.grown(Cards.of(card), plan.rules()).shape().legal();
                if (fits && !plan.hand().player(seat).barred().contains(meld.id())) {
                    return plan.move(new Move(WrongMelding.tie(seat, meld, card), late));
                }
            }
        }
        return false;
    }

    private static boolean openRest(Plan plan, Seat seat, int left, boolean late) {
        List<Card> fan = new ArrayList<>();
        plan.fan(seat).forEach(fan::add);
        if (fan.size() - left != 3) {
            return false;
        }
        for (int kept = 0; kept < fan.size(); kept++) {
            Cards cards = left == 0 ? Cards.of(fan) : Cards.of(fan).without(fan.get(kept));
            if (isNewMeld(plan, seat, cards)) {
                return plan.move(new Move(WrongMelding.open(seat, cards), late));
            }
        }
        return false;
    }

    private static boolean isNewMeld(Plan plan, Seat seat, Cards cards) {
        Meld meld = Meld.open(plan.hand().melds().due(seat.line()), cards, plan.rules());
        boolean second =
                meld.shape() instanceof Shape.Combination combination
                        && plan.hand()
                                .melds()
                                .combinationOf(seat.line(), combination.rank())
                                .isPresent();
        return cards.size() == 3 && meld.shape().legal() && !second;
    }

    private static boolean withoutBurraco(Plan plan) {
        Seat seat = plan.seat();
        if (!hadIts(plan) || plan.fan().size() < 2 || plan.fan().size() > 5) {
            return false;
        }
        return layDownTo(plan, 1, false)
                && !plan.hand().hasBurracoToClose(seat.line())
                && isFree(plan, seat)
                && plan.act(WrongTakings.discard(seat, plan.oneOf(plan.fan(seat))));
    }

    /**
     * Whether he may discard freely: not the only card of a pile that he picked up, which is
     * another case.
     */
    private static boolean isFree(Plan plan, Seat seat) {
        return plan.hand().turn().onlyCard().filter(plan.fan(seat)::has).isEmpty();
    }

    private static boolean wildDiscard(Plan plan) {
        Seat seat = plan.seat();
        if (!hadIts(plan) || plan.fan().size() < 2 || plan.fan().size() > 5) {
            return false;
        }
        return layDownTo(plan, 1, false)
                && plan.hand().hasBurracoToClose(seat.line())
                && isFree(plan, seat)
                && Plan.wilds(plan.fan(seat)).size() == 1
                && plan.act(WrongTakings.discard(seat, plan.oneOf(plan.fan(seat))));
    }

    private static boolean emptiedByOpening(Plan plan) {
        Seat seat = plan.seat();
        if (!hadIts(plan) || plan.fan().size() < 3 || plan.fan().size() > 6) {
            return false;
        }
        return layDownTo(plan, 3, false)
                && isNewMeld(plan, seat, plan.fan(seat))
                && plan.act(WrongMelding.open(seat, plan.fan(seat)));
    }

    private static boolean emptiedByTying(Plan plan, boolean late) {
        Seat seat = plan.seat();
        if (!hadIts(plan) || plan.fan().size() > 5) {
            return false;
        }
        return layDownTo(plan, 1, late) && tieOne(plan, seat, late);
    }

    private static boolean afterEnd(Plan plan) {
        return plan.hand().over() && plan.draw(plan.seat());
    }

    private static boolean look(Plan plan) {
        for (Seat seat : Seat.values()) {
            int number = plan.hand().pozzetti().heldBy(seat);
            if (number != 0
                    && plan.hand().pozzetto(number) instanceof Pozzetto.Unplayed held
                    && !held.mayLook()
                    && !plan.hand().over()) {
                return plan.act(new Act.Look(seat));
            }
        }
        return false;
    }

    private static boolean othersPozzetto(Plan plan) {
        Seat seat = plan.seat();
        return plan.plays()
                && plan.fan().isEmpty()
                && plan.hand().pozzettoDue(seat.line())
                && plan.hand().pozzetti().onTop() == 1
                && plan.hand().pozzetto(2) instanceof Pozzetto.Lying
                && plan.act(new Act.TakePozzetto(seat, Optional.of(2)));
    }

    /** Discards his last card, and takes the pozzetto that is left for the others. */
    private static boolean notDue(Plan plan) {
        Seat seat = plan.seat();
        if (!hadIts(plan) || plan.fan().size() < 2 || plan.fan().size() > 5 || !lies(plan)) {
            return false;
        }
        return layDownTo(plan, 1, false)
                && isFree(plan, seat)
                && Plan.wilds(plan.fan(seat)).isEmpty()
                && plan.late(WrongTakings.discard(seat, plan.oneOf(plan.fan(seat))))
                && plan.late(take(seat))
                && plan.notice();
    }
}
