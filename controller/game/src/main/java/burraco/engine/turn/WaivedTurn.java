package burraco.engine.turn;

import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Turning;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * Restores the turn of a player whose ruling is waived: what the ruling had reopened or undone is
 * again as before, unless cards have been moved for it.
 */
final class WaivedTurn {
    /** Faults after which a turn cannot go on, or close the hand, as it otherwise might. */
    private static final Set<Case> OF_A_TURN =
            EnumSet.of(
                    Case.PLAY_IN_A_LIMITED_TURN,
                    Case.NOT_THE_DISCARD_DUE,
                    Case.PICKUP_WITHOUT_PLAY,
                    Case.CANNOT_PLAY,
                    Case.ONLY_CARD_DISCARDED_AGAIN,
                    Case.WILD_CARDS_ONLY,
                    Case.FORBIDDEN_COMBINATION,
                    Case.WRONG_TIE,
                    Case.WRONG_OPENING,
                    Case.WRONG_PLAY_AFTER_PICKUP,
                    Case.TIE_TO_PARTNERS_NEW_MELD,
                    Case.PLAY_BEFORE_A_PENALIZED_DISCARD,
                    Case.OPENED_WITHOUT_DRAW,
                    Case.TIED_WITHOUT_DRAW,
                    Case.DRAW_AFTER_POZZETTO,
                    Case.PICKUP_AFTER_POZZETTO);

    private static final Set<Case> OF_A_PICKUP =
            EnumSet.of(Case.PICKUP_WITHOUT_PLAY, Case.CANNOT_PLAY, Case.WRONG_PLAY_AFTER_PICKUP);

    private final Draft draft;
    private final Hand before;
    private final Ruling ruling;
    private final Optional<Owed> owed;

    private WaivedTurn(Draft draft, Hand before, Ruling ruling) {
        this.draft = draft;
        this.before = before;
        this.ruling = ruling;
        owed = draft.docket().owed().stream().filter(one -> one.ruling() == ruling).findFirst();
    }

    /**
     * Called before the ruling's demands are settled.
     *
     * @param before the hand before the ruling
     */
    static void reinstate(Draft draft, Hand before, Ruling ruling) {
        new WaivedTurn(draft, before, ruling).reinstate();
    }

    private void reinstate() {
        Seat seat = draft.turn().seat();
        if (!OF_A_TURN.contains(ruling.which()) || !ruling.names(seat)) {
            return;
        }
        Optional<Turn> turn = reopened() ? before.turnBefore() : Optional.of(before.turn());
        turn.filter(then -> then.seat() == seat).ifPresent(this::reinstate);
    }

    private void reinstate(Turn then) {
        if (reopened() && isStill(Remedy.TakeBack.class)) {
            Turning.endedAfterAll(draft, before);
            return;
        }
        Turn now = hasPile() ? then : draft.turn();
        draft.turn(now.stopped(then.stopped()).marked(Turn.Mark.EXCUSED));
    }

    /** Whether the turn had ended and was continued by the ruling. */
    private boolean reopened() {
        boolean backFromThePile =
                ruling.remedies().stream().anyMatch(remedy -> remedy instanceof Remedy.TakeBack);
        return backFromThePile
                && (ruling.which() == Case.PICKUP_WITHOUT_PLAY
                        || ruling.which() == Case.ONLY_CARD_DISCARDED_AGAIN);
    }

    /** Whether the pile that he was to put back is still in his fan. */
    private boolean hasPile() {
        return ruling.which() == Case.ONLY_CARD_DISCARDED_AGAIN && reopened()
                || OF_A_PICKUP.contains(ruling.which()) && isStill(Remedy.Restore.class);
    }

    private boolean isStill(Class<? extends Remedy> kind) {
        return owed.stream().flatMap(one -> one.due().stream()).anyMatch(kind::isInstance);
    }
}
