package burraco.engine.hand;

import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.meld.Freeze;
import burraco.engine.meld.Meld;
import java.util.ArrayList;
import java.util.List;

/** How a turn begins, and with it what waited for it; how the last one goes on after all. */
public final class Turning {
    private Turning() {}

    /** It is this seat's turn. */
    public static void begin(Draft draft, Seat seat) {
        Player player = draft.player(seat);
        draft.unbar(draft.turn.seat());
        draft.turnBefore = draft.turn;
        draft.turn = Turn.of(seat, player.limited());
        if (player.limited() != null) {
            draft.limit(seat, null);
        }
        thaw(draft, seat);
        startClock(draft);
    }

    /** The time of the turn at hand begins now. */
    public static void startClock(Draft draft) {
        if (draft.setting.timed()) {
            Seat seat = draft.turn.seat();
            draft.clock = Clock.of(draft.fan(seat).size() + heldPozzetto(draft, seat));
        }
    }

    private static int heldPozzetto(Draft draft, Seat seat) {
        int number = draft.pozzetti.heldBy(seat);
        return number == 0 ? 0 : draft.pozzetto(number).cards().size();
    }

    /** A meld that was frozen until this seat's turn is a meld like any other again. */
    private static void thaw(Draft draft, Seat seat) {
        for (Meld meld : draft.melds.all()) {
            if (meld.freeze() instanceof Freeze.Until until && until.seat() == seat) {
                draft.turn = draft.turn.thawing(meld);
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
            List<Turn.Incomplete> incomplete = new ArrayList<>(draft.turn.toComplete());
            incomplete.add(new Turn.Incomplete(meld.id(), early));
            draft.turn = draft.turn.completing(incomplete);
        }
    }

    /** Whether these cards lie where they belong, whatever else spoils the meld. */
    private static boolean isSound(Meld meld, Cards cards) {
        boolean fit = meld.sound() != null && cards.without(meld.sound().cards()).isEmpty();
        return cards.isEmpty() || fit;
    }

    /** The turn that a ruling had opened again has ended as it did. */
    public static void endedAfterAll(Draft draft, Hand before) {
        Seat next = before.turn.seat();
        draft.limit(next, before.player(next).limited());
        for (Meld frozen : before.turn.thawed()) {
            Meld meld = draft.melds.find(frozen.id());
            Meld then = before.melds.find(frozen.id());
            if (meld != null && then != null) {
                draft.lay(meld.frozen(then.freeze()));
            }
        }
        draft.turn = before.turn;
        draft.turnBefore = before.turnBefore;
        draft.bars = before.bars;
        draft.barsBefore = before.barsBefore;
        draft.ending = before.ending;
        draft.beforeClosing = before.beforeClosing;
        draft.lastDiscarder = before.lastDiscarder;
        draft.turnsLeft = before.turnsLeft;
    }

    /** The hand is over with this turn, which may still turn out not to be. */
    public static void endHand(Draft draft, Ending how) {
        draft.turnBefore = draft.turn;
        draft.end(how);
    }

    /** The turn at hand has not begun after all. */
    private static void freezeAgain(Draft draft) {
        for (Meld frozen : draft.turn.thawed()) {
            Meld meld = draft.melds.find(frozen.id());
            if (meld != null && meld.freeze().equals(thawed(frozen))) {
                draft.lay(meld.frozen(frozen.freeze()));
            }
        }
    }

    /** What became of its freeze when the turn began. */
    private static Freeze thawed(Meld frozen) {
        return frozen.freeze() instanceof Freeze.Until until && until.turns() > 1
                ? until.aTurnLater()
                : Freeze.NONE;
    }

    /** The turn that ended last goes on: its discard was none. */
    public static void reopen(Draft draft) {
        boolean begun = draft.turn != draft.turnBefore;
        if (begun) {
            draft.limit(draft.turn.seat(), draft.turn.limit());
            freezeAgain(draft);
            draft.barAgain();
        }
        draft.ending = null;
        draft.beforeClosing = null;
        draft.turn = draft.turnBefore;
        draft.turnBefore = null;
        draft.lastDiscarder = draft.turn.seat().partner().next();
        if (draft.timeOutRuns()) {
            draft.turnsLeft++;
        }
    }
}
