package burraco.engine.hand;

import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Begins and ends turns, and continues a turn that had ended. */
public final class Turning {
    private Turning() {}

    /** Begins the turn of this seat. */
    public static void begin(Draft draft, Seat seat) {
        Player player = draft.player(seat);
        draft.unbar(draft.turn().seat());
        draft.progress().turnBefore(Optional.of(draft.turn()));
        draft.turn(Turn.of(seat, player.limited()));
        if (player.limited().isPresent()) {
            draft.places().limit(seat, Optional.empty());
        }
        thaw(draft, seat);
        startClock(draft);
    }

    /** Starts the time of the present turn. */
    public static void startClock(Draft draft) {
        if (draft.setting().timed()) {
            Seat seat = draft.turn().seat();
            draft.progress()
                    .clock(TurnLimit.of(draft.fan(seat).size() + heldPozzetto(draft, seat)));
        }
    }

    private static int heldPozzetto(Draft draft, Seat seat) {
        int number = draft.pozzetti().heldBy(seat);
        return number == 0 ? 0 : draft.pozzetti().get(number).cards().size();
    }

    /** Ends the freeze of melds that were frozen until this seat's turn. */
    private static void thaw(Draft draft, Seat seat) {
        for (Meld meld : draft.melds().all()) {
            if (meld.freeze() instanceof Freeze.Until until && until.seat() == seat) {
                draft.turn(draft.turn().thawing(meld));
                thaw(draft, meld, until);
            }
        }
    }

    private static void thaw(Draft draft, Meld meld, Freeze.Until until) {
        draft.lay(meld.frozen(thawed(meld)));
        if (until.turns() > 1) {
            return;
        }
        Cards early = until.his().among(meld.cards());
        if (!meld.shape().legal() && !isSound(meld, early)) {
            List<Turn.Incomplete> incomplete = new ArrayList<>(draft.turn().toComplete());
            incomplete.add(new Turn.Incomplete(meld.id(), early));
            draft.turn(draft.turn().completing(incomplete));
        }
    }

    /** Whether these cards are in a valid meld, whatever else lies with it. */
    private static boolean isSound(Meld meld, Cards cards) {
        return cards.isEmpty() || meld.isSoundWith(cards);
    }

    /** A turn that a ruling had reopened has ended as it did. */
    public static void endedAfterAll(Draft draft, Hand before) {
        Seat next = before.turn().seat();
        draft.places().limit(next, before.player(next).limited());
        for (Meld frozen : before.turn().thawed()) {
            Optional<Meld> meld = draft.melds().find(frozen.id());
            Optional<Meld> then = before.melds().find(frozen.id());
            if (meld.isPresent() && then.isPresent()) {
                draft.lay(meld.get().frozen(then.get().freeze()));
            }
        }
        draft.progress().turnsAsIn(before.progress);
        draft.bars(before.bars);
    }

    /** The hand ends with this turn, unless that turns out to be wrong. */
    public static void endHand(Draft draft, Ending how) {
        draft.progress().turnBefore(Optional.of(draft.turn()));
        draft.end(how);
    }

    /** The present turn has not begun after all. */
    private static void freezeAgain(Draft draft) {
        for (Meld frozen : draft.turn().thawed()) {
            draft.melds()
                    .find(frozen.id())
                    .filter(meld -> meld.freeze().equals(thawed(frozen)))
                    .ifPresent(meld -> draft.lay(meld.frozen(frozen.freeze())));
        }
    }

    /** How its freeze changes when the turn begins. */
    private static Freeze thawed(Meld frozen) {
        return frozen.freeze() instanceof Freeze.Until until && until.turns() > 1
                ? until.aTurnLater()
                : Freeze.NONE;
    }

    /** The last turn is continued, because its discard is not valid. */
    public static void reopen(Draft draft) {
        Progress progress = draft.progress();
        Turn ended = progress.turnBefore().orElseThrow();
        boolean begun = progress.turn() != ended;
        if (begun) {
            draft.places().limit(progress.turn().seat(), progress.turn().limit());
            freezeAgain(draft);
            draft.barAgain();
        }
        progress.goOn();
        progress.turn(ended);
        progress.forgetTurnBefore();
        progress.lastDiscarder(ended.seat().partner().next());
        if (progress.timeOutRuns()) {
            progress.turnsLeft(progress.turnsLeft() + 1);
        }
    }
}
