package burraco.engine.turn;

import static burraco.engine.hand.Turn.Took.NOTHING;
import static burraco.engine.hand.Turn.Took.PICKED_UP;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.article.Cures;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Fault.Laid;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Play;
import burraco.engine.hand.Player;
import burraco.engine.hand.Queue;
import burraco.engine.hand.Returned;
import burraco.engine.hand.Taken;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import java.util.List;
import java.util.Optional;

/** Art. 9 to 12: cards are laid, as a new meld or tied to one of one's own line. */
final class Laying {
    private final Draft draft;
    private final Seat seat;
    private final Meld before;
    private final List<Card> cards;
    private final Meld meld;

    private Laying(Draft draft, Seat seat, Meld before, List<Card> cards, Meld meld) {
        this.draft = draft;
        this.seat = seat;
        this.before = before;
        this.cards = cards;
        this.meld = meld;
    }

    static void open(Draft draft, Act.Open act) {
        Seat seat = act.seat();
        MeldId due = due(draft, act);
        List<Card> cards = take(draft, seat, act.cards());
        Meld meld = Meld.open(due, Cards.of(cards), draft.rules());
        new Laying(draft, seat, null, cards, meld).open();
    }

    static void tie(Draft draft, Act.Tie act) {
        Seat seat = act.seat();
        Meld before = draft.meld(act.meld());
        Player player = draft.player(seat);
        List<Card> cards = take(draft, seat, act.cards());
        boolean stranger = before.isClosedTo(seat.line());
        Cards added = Cards.of(cards);
        Meld after = stranger ? before.spoilt(added) : Spoilt.grown(before, added, draft.rules());
        new Laying(draft, seat, before, cards, after).tie(player);
    }

    /** The number of the meld that he opens. */
    static MeldId due(Draft draft, Act.Open act) {
        MeldId due = draft.melds().due(act.seat().line());
        if (act.as().isPresent() && !act.as().get().equals(due)) {
            throw new CannotHaveHappened(Why.MELD_NOT_DUE, -1, due);
        }
        return due;
    }

    /** Who plays in his turn without having drawn has begun it all the same. */
    private static List<Card> take(Draft draft, Seat seat, List<CardName> names) {
        if (seat == draft.turn().seat()) {
            Moving.takeUpPozzetto(draft, seat);
        }
        List<Card> cards = Moving.takeFromFan(draft, seat, names);
        draft.moved(cards);
        return cards;
    }

    private void open() {
        boolean legal = meld.shape().legal();
        Optional<WrongOpening> wrong = WrongOpening.kind(draft, seat, meld);
        boolean untimely = untimely(Case.OPENED_WITHOUT_DRAW);
        boolean emptied = legal && draft.fan(seat).isEmpty() && !draft.pozzettoDue(seat.line());
        // What leaves no card to discard goes back into the hand; of two wild cards one is left.
        boolean takenBack = emptied && wrong.filter(WrongOpening::leavesDiscard).isEmpty();
        if (wrong.isPresent() && !takenBack && (!untimely || isEqualAndEarly(wrong.get()))) {
            fault(wrong.get().kind(), wrong.get().which(), cards);
        }
        draft.lay(meld);
        played(legal);
        if (untimely) {
            return;
        }
        if (takenBack) {
            Closing.afterLaying(draft, seat, meld.id(), Case.FAN_EMPTIED_BY_OPENING);
        }
        if (legal && draft.turn().limit() == Allowed.OPEN) {
            fault(Laid.LIMITED_OPENING, Case.PICKUP_OUT_OF_TURN, cards);
        }
    }

    /** Equal combinations are two also where the second one came before the draw (art. 30). */
    private boolean isEqualAndEarly(WrongOpening wrong) {
        return wrong.kind() == Laid.EQUAL
                && seat == draft.turn().seat()
                && draft.turn().limit() == null
                && !draft.turn().stopped();
    }

    /**
     * @param player as he was before: an exposed card that he lays is exposed no more
     */
    private void tie(Player player) {
        boolean legal = meld.shape().legal() || Spoilt.took(meld, Cards.of(cards)) || isFoundSo();
        List<Card> barred = barred(player);
        boolean completes =
                draft.turn().seat() == seat
                        && draft.turn().toComplete().contains(meld.id())
                        && !legal
                        && Cures.possible(draft, meld);
        boolean stranger = before.isClosedTo(seat.line());
        boolean untimely = !(stranger && inHisTurn()) && untimely(Case.TIED_WITHOUT_DRAW);
        if (!untimely && !legal && !completes) {
            fault(Laid.SURPLUS, Case.WRONG_TIE, cards);
        } else if (!untimely && legal && !barred.isEmpty()) {
            fault(Laid.BARRED, Case.TIE_TO_PARTNERS_NEW_MELD, barred);
        }
        draft.lay(meld);
        played(legal);
        if (!untimely && legal && barred.isEmpty()) {
            Closing.afterLaying(draft, seat, meld.id(), Case.FAN_EMPTIED_BY_TYING);
        }
    }

    /**
     * What made it no meld nobody has seen (a gap): who goes on with it is not to blame for that.
     */
    private boolean isFoundSo() {
        return draft.found().contains(before.id())
                && !before.shape().legal()
                && !before.isClosedTo(seat.line());
    }

    /** Cards that he may not add to this meld, because it is his partner's new one. */
    private List<Card> barred(Player player) {
        if (player.barred().contains(meld.id())) {
            return cards;
        }
        boolean newer = player.returned().newer().contains(meld.id());
        return newer ? cards.stream().filter(player.returned().cards()::has).toList() : List.of();
    }

    private void played(boolean legal) {
        if (seat == draft.turn().seat()) {
            draft.turn(draft.turn().played(new Play(meld.id(), before == null, cards, legal)));
        }
        Seat partner = seat.partner();
        Player player = draft.player(partner);
        if (!player.exposed().isEmpty()) {
            draft.bar(partner, meld.id());
        }
        Returned returned = player.returned();
        if (before == null && !returned.cards().isEmpty()) {
            draft.returned(partner, returned.since(meld.id()));
        }
    }

    private void fault(Laid kind, Case which, List<Card> wrong) {
        draft.docket()
                .fault(new Fault.OfMeld(kind, which, seat, draft.act(), before, meld.id(), wrong));
    }

    /** Whether cards are laid at the wrong moment; then that is the fault. */
    private boolean untimely(Case withoutDraw) {
        Turn turn = draft.turn();
        if (seat != turn.seat()) {
            outOfTurn();
        } else if (turn.stopped()) {
            draft.fault(Case.PLAY_IN_A_LIMITED_TURN, seat);
        } else if (turn.took() == NOTHING) {
            fault(Laid.BEFORE_DRAWING, withoutDraw, cards);
        } else if (!Queue.of(draft, seat).isEmpty()) {
            fault(Laid.BEFORE_A_PENALIZED, Case.PLAY_BEFORE_A_PENALIZED_DISCARD, cards);
        } else if (!allowedInLimit(turn, withoutDraw)) {
            draft.fault(Case.PLAY_IN_A_LIMITED_TURN, seat);
        } else {
            return false;
        }
        return true;
    }

    /** In his turn, and with plays left, a tie to a meld that is not his to touch is just wrong. */
    private boolean inHisTurn() {
        return seat == draft.turn().seat()
                && !draft.turn().stopped()
                && draft.turn().limit() == null;
    }

    private void outOfTurn() {
        boolean strangers = before != null && before.line() != seat.line();
        if (isStopped()) {
            draft.fault(Case.PLAY_IN_A_LIMITED_TURN, seat);
        } else if (strangers) {
            draft.fault(Case.NOT_HIS_TURN, seat);
        } else if (draft.player(seat).tookOutOfTurn()) {
            fault(Laid.OUT_OF_TURN, Case.PLAY_OUT_OF_TURN_DRAW, cards);
        } else if (seat == draft.lastDiscarder()) {
            fault(Laid.AFTER_DISCARDING, Case.PLAY_AFTER_THE_DISCARD, cards);
        } else {
            draft.fault(Case.NOT_HIS_TURN, seat);
        }
    }

    /** Whether a ruling on plays out of turn has stopped him, and waits to be carried out. */
    private boolean isStopped() {
        for (Owed owed : draft.docket().owed()) {
            if (owed.seat() == seat && owed.ruling().which() == Case.PLAY_OUT_OF_TURN_DRAW) {
                return true;
            }
        }
        return false;
    }

    /** A turn limited to a pickup that opens allows that one opening, and nothing else. */
    private boolean allowedInLimit(Turn turn, Case withoutDraw) {
        if (turn.limit() == null) {
            return !draft.docket().owesDiscard(seat);
        }
        return turn.limit() == Allowed.OPEN
                && turn.took() == PICKED_UP
                && turn.plays().isEmpty()
                && withoutDraw == Case.OPENED_WITHOUT_DRAW
                && !usesLaterDiscards();
    }

    /** Art. 29: what was discarded after his fault must not be what made the opening possible. */
    private boolean usesLaterDiscards() {
        Taken taken = draft.player(seat).takenFrom(Source.PILE);
        Optional<Cards> lay = draft.player(seat).pileThen();
        if (taken == null || lay.isEmpty()) {
            return false;
        }
        return taken.cards().stream()
                .anyMatch(card -> card != null && !lay.get().has(card) && cards.contains(card));
    }
}
