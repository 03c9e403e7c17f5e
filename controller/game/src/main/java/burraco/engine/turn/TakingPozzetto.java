package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Taken;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * Art. 21 to 21 quater: the pozzetto for the first player of a line who empties his fan: in diretta
 * (by laying his last card; he plays on) or after the discard (he plays it in his next turn).
 */
final class TakingPozzetto {
    private TakingPozzetto() {}

    static void take(Draft draft, Act.TakePozzetto act) {
        Seat seat = act.seat();
        int number = number(draft, act);
        boolean inDiretta = isInDiretta(draft, seat);
        Optional<Case> wrong = wrong(draft, seat, number, inDiretta);
        boolean rightful = wrong.filter(which -> !isWrongOneOnly(which)).isEmpty();
        if (wrong.isPresent() && rightful) {
            draft.fault(wrong.get(), seat);
        } else if (wrong.isPresent()) {
            draft.docket().fault(new Fault.OfPozzetto(wrong.get(), seat, draft.act()));
        }
        Holding cards = draft.pozzetti().get(number).cards();
        hold(draft, act);
        if (inDiretta && rightful) {
            fly(draft, seat, number, cards);
        }
    }

    private static int number(Draft draft, Act.TakePozzetto act) {
        int number = act.number().orElse(draft.pozzetti().onTop());
        if (number == 0) {
            throw new CannotHaveHappened(Why.NO_POZZETTO_LEFT, -1);
        }
        if (!(draft.pozzetti().get(number) instanceof Pozzetto.Lying)) {
            throw new CannotHaveHappened(Why.NO_SUCH_POZZETTO, -1, number);
        }
        return number;
    }

    /** Puts the pozzetto in front of the player, as after a discard. */
    static void hold(Draft draft, Act.TakePozzetto act) {
        Seat seat = act.seat();
        int number = number(draft, act);
        Holding cards = draft.pozzetti().get(number).cards();
        draft.places().taken(seat, new Taken(Source.POZZETTO, listed(cards), number, true));
        draft.places().pozzetto(number, new Pozzetto.Unplayed(seat, cards, mayLook(draft, seat)));
    }

    /** Art. 21 ter: whether he may look, because his partner has already discarded. */
    private static boolean mayLook(Draft draft, Seat seat) {
        Seat partner = seat.partner();
        return draft.over()
                || draft.progress()
                        .lastDiscarder()
                        .filter(last -> last == partner || last == partner.next())
                        .isPresent();
    }

    /** Whether a pozzetto was due to him, only not this one. */
    private static boolean isWrongOneOnly(Case wrong) {
        return wrong == Case.WRONG_POZZETTO || wrong == Case.OLD_POZZETTO_TAKEN;
    }

    private static void fly(Draft draft, Seat seat, int number, Holding cards) {
        draft.places().fan(seat, draft.fan(seat).with(cards));
        draft.places().pozzetto(number, new Pozzetto.Played(seat.line()));
        draft.turn(draft.turn().flown());
        // If he can complete it, or it was merged, he has no other card to discard (art. 26, 30).
        boolean stopped = draft.turn().stopped() && !draft.turn().isLawful();
        if (draft.turn().limit().isPresent() || stopped) {
            draft.fault(Case.PLAY_IN_A_LIMITED_TURN, seat);
        }
    }

    /** Whether he takes it in his own turn, after its beginning and before his discard. */
    private static boolean isInDiretta(Draft draft, Seat seat) {
        Turn turn = draft.turn();
        boolean begun = turn.took() != Turn.Took.NOTHING || !turn.hasLaidNothing();
        return !draft.over() && seat == turn.seat() && begun;
    }

    private static Optional<Case> wrong(Draft draft, Seat seat, int number, boolean inDiretta) {
        if (!draft.fan(seat).isEmpty() || draft.docket().owesDiscardBack(seat)) {
            return Optional.of(Case.POZZETTO_WITH_CARDS_IN_THE_FAN);
        }
        if (draft.pozzetti().takenBy(seat.line())) {
            return Optional.of(
                    inDiretta
                            ? Case.POZZETTO_NOT_DUE_IN_DIRETTA
                            : Case.POZZETTO_NOT_DUE_WITH_THE_DISCARD);
        }
        if (number == 3) {
            return Optional.of(Case.OLD_POZZETTO_TAKEN);
        }
        boolean others = number == 2 && draft.pozzetti().onTop() == 1;
        return others && inDiretta ? Optional.of(Case.WRONG_POZZETTO) : Optional.empty();
    }

    private static List<Card> listed(Holding cards) {
        List<Card> list = new ArrayList<>();
        cards.known().forEach(list::add);
        list.addAll(Collections.nCopies(cards.unseen(), Card.UNSEEN));
        return list;
    }

    static void look(Draft draft, Act.Look act) {
        int number = draft.pozzetti().heldBy(act.seat());
        if (number == 0) {
            throw new CannotHaveHappened(Why.NO_POZZETTO_HELD, -1);
        }
        look(draft, (Pozzetto.Unplayed) draft.pozzetti().get(number), number);
    }

    private static void look(Draft draft, Pozzetto.Unplayed unplayed, int number) {
        if (number == 2 && draft.pozzetti().onTop() == 1) {
            draft.fault(Case.WRONG_POZZETTO, unplayed.seat());
        }
        if (!unplayed.mayLook() && !draft.over()) {
            lookedTooSoon(draft, unplayed.seat());
        }
    }

    static void lookedTooSoon(Draft draft, Seat seat) {
        draft.fault(Case.POZZETTO_LOOKED_INTO_TOO_SOON, seat, tooSoon(draft, seat));
    }

    /**
     * The remedies for looking too soon. The second time costs the line a victory point, which the
     * others do not get.
     */
    private static Remedy[] tooSoon(Draft draft, Seat seat) {
        Remedy warning = new Remedy.Warn(seat);
        boolean again =
                draft.accounts().warnings().stream()
                        .filter(given -> given.seat().line() == seat.line())
                        .anyMatch(TakingPozzetto::forLooking);
        return again
                ? new Remedy[] {warning, new Remedy.Vp(seat.line(), -1)}
                : new Remedy[] {warning};
    }

    private static boolean forLooking(Warning given) {
        return given.which().filter(Case.POZZETTO_LOOKED_INTO_TOO_SOON::equals).isPresent();
    }
}
