package burraco.engine.turn;

import static burraco.engine.hand.Turn.Took.NOTHING;
import static burraco.engine.hand.Turn.Took.PICKED_UP;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Fault.Laid;
import burraco.engine.hand.Queue;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import java.util.List;
import java.util.Optional;

/** Art. 6, 23 bis, 28 and 29: cards may be laid only in one's own turn, after the draw. */
final class Timeliness {
    private final Draft draft;
    private final Seat seat;
    private final Optional<Meld> before;
    private final MeldId meld;
    private final List<Card> cards;

    private Timeliness(
            Draft draft, Seat seat, Optional<Meld> before, MeldId meld, List<Card> cards) {
        this.draft = draft;
        this.seat = seat;
        this.before = before;
        this.meld = meld;
        this.cards = cards;
    }

    /**
     * Whether the player may lay cards now; records the fault if not.
     *
     * @param before the meld that the cards are added to; empty for a new one
     * @param withoutDraw the case if no card was taken before
     */
    static Moment of(
            Draft draft,
            Seat seat,
            Optional<Meld> before,
            MeldId meld,
            List<Card> cards,
            Case withoutDraw) {
        return new Timeliness(draft, seat, before, meld, cards).tell(withoutDraw);
    }

    /** A tie in his turn to a meld that he may not touch; a missing draw makes no difference. */
    static Moment ofClosed(Draft draft) {
        Turn turn = draft.turn();
        if (turn.stopped() || turn.limit().isPresent()) {
            draft.fault(Case.PLAY_IN_A_LIMITED_TURN, turn.seat());
            return Moment.BARRED;
        }
        return Moment.IN_TIME;
    }

    private Moment tell(Case withoutDraw) {
        Turn turn = draft.turn();
        if (seat != turn.seat()) {
            return outOfTurn();
        }
        if (turn.stopped()) {
            return barred(Case.PLAY_IN_A_LIMITED_TURN);
        }
        if (turn.took() == NOTHING) {
            return ruled(Laid.BEFORE_DRAWING, withoutDraw);
        }
        if (!Queue.of(draft, seat).isEmpty()) {
            return ruled(Laid.BEFORE_A_PENALIZED, Case.PLAY_BEFORE_A_PENALIZED_DISCARD);
        }
        boolean allowed = allowedInLimit(turn) && !isSuggested();
        return allowed ? Moment.IN_TIME : barred(Case.PLAY_IN_A_LIMITED_TURN);
    }

    private Moment outOfTurn() {
        boolean strangers = before.filter(one -> one.line() != seat.line()).isPresent();
        if (isStopped()) {
            return barred(Case.PLAY_IN_A_LIMITED_TURN);
        }
        if (strangers) {
            return barred(Case.NOT_HIS_TURN);
        }
        if (draft.player(seat).tookOutOfTurn()) {
            return ruled(Laid.OUT_OF_TURN, Case.PLAY_OUT_OF_TURN_DRAW);
        }
        return draft.progress().lastDiscarder().equals(Optional.of(seat))
                ? ruled(Laid.AFTER_DISCARDING, Case.PLAY_AFTER_THE_DISCARD)
                : barred(Case.NOT_HIS_TURN);
    }

    private Moment barred(Case which) {
        draft.fault(which, seat);
        return Moment.BARRED;
    }

    private Moment ruled(Laid kind, Case which) {
        draft.docket().fault(new Fault.OfMeld(kind, which, seat, draft.act(), before, meld, cards));
        return Moment.RULED;
    }

    /** Whether a ruling on plays out of turn, not carried out yet, has ended his plays. */
    private boolean isStopped() {
        for (Owed owed : draft.docket().owed()) {
            if (owed.seat() == seat && owed.ruling().which() == Case.PLAY_OUT_OF_TURN_DRAW) {
                return true;
            }
        }
        return false;
    }

    /** Art. 20: an arbiter has barred the play, because it was suggested. */
    private boolean isSuggested() {
        return draft.bars().stream().anyMatch(bar -> bar.isAbout(seat, Optional.of(meld), cards));
    }

    /** A turn limited to a pickup that opens allows only that opening. */
    private boolean allowedInLimit(Turn turn) {
        if (turn.limit().isEmpty()) {
            return !draft.docket().owesDiscard(seat);
        }
        return turn.limit().equals(Optional.of(Allowed.OPEN))
                && turn.took() == PICKED_UP
                && turn.hasLaidNothing()
                && before.isEmpty()
                && !usesLaterDiscards();
    }

    /** Art. 29: cards discarded after his fault must not have made the opening possible. */
    private boolean usesLaterDiscards() {
        Optional<Cards> lay = draft.player(seat).pileThen();
        return lay.isPresent()
                && draft.player(seat).cardsTakenFrom(Source.PILE).stream()
                        .anyMatch(card ->
                                !card.isUnseen() && !lay.get().has(card) && cards.contains(card));
    }
}
