package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.hand.TurnLimit;
import burraco.table.sheet.ActOrigin;
import burraco.table.sheet.ToldAct;
import burraco.table.state.ClockState;
import burraco.tracking.course.TurnTime;
import java.util.Optional;

/**
 * Watches the clock of the round, at whose end the time-out comes, and the clock of the turn, of
 * which a player is reminded.
 */
final class TableClocks {
    /**
     * How much later than it was done an act may be understood; turn time is counted only up to
     * this long ago.
     */
    private static final long SURE_MILLIS = 3_000;

    /** Seconds left at which a player is reminded; he is reminded again at the end. */
    private static final int REMINDER_SECONDS = 5;

    private static final long WORTH_TELLING_MILLIS = 1_000;

    private final TableWorkspace workspace;
    private Reminder reminder = new Reminder(TurnTime.NONE.since(), Integer.MAX_VALUE);

    /** The smallest number of seconds reported in the turn that began then. */
    private record Reminder(long turn, int seconds) {}

    TableClocks(TableWorkspace workspace) {
        this.workspace = workspace;
    }

    void look() {
        round();
        ClockState.turn(workspace.sheet(), workspace.pauses, workspace.now)
                .filter(turn -> !turn.stands())
                .ifPresent(this::remind);
    }

    private void round() {
        if (!workspace.round.isDue(workspace.now, workspace.pauses)) {
            return;
        }
        workspace.round = workspace.round.wasAnnounced();
        workspace.add(new Effect.RoundOver());
        if (workspace.phase() == Phase.DEAL && !workspace.waiting.haveTimeOut()) {
            // Art. 15: a time-out announced during the deal begins with the hand.
            workspace.waiting.keepRoundsEnd();
        } else if (workspace.isPlaying() && !workspace.open().timeOutRuns()) {
            workspace.put(new Act.TimeOut(), ActOrigin.CLOCK);
        }
    }

    private void remind(ClockState.TurnClock turn) {
        long since = workspace.sheet().time().since();
        if (reminder.turn() != since) {
            reminder = new Reminder(since, Integer.MAX_VALUE);
        }
        long left = turn.allowed() - turn.spent();
        int seconds =
                left <= 0
                        ? 0
                        : left <= 1000L * REMINDER_SECONDS ? REMINDER_SECONDS : Integer.MAX_VALUE;
        if (seconds < reminder.seconds()) {
            reminder = new Reminder(since, seconds);
            Seat seat = workspace.open().turn().seat();
            workspace.add(new Effect.TurnTimeRunsOut(seat, seconds));
        }
    }

    /** How long the turn has lasted at least, whatever will still be understood. */
    private long sure() {
        return ClockState.spent(workspace.sheet(), workspace.pauses, workspace.now - SURE_MILLIS);
    }

    /** Puts elapsed time on record. */
    private void elapse(Hand open) {
        long more = sure() - open.clock().spent();
        long then = workspace.now - SURE_MILLIS;
        workspace.put(ToldAct.at(then, ActOrigin.CLOCK, new Act.Elapse(more)));
    }

    /**
     * Handles a call. By art. 32 bis it is for the others to complain that a player takes too long,
     * so the elapsed time is put on record now if it exceeds what is allowed.
     */
    void called() {
        Optional<ClockState.TurnClock> turn =
                ClockState.turn(workspace.sheet(), workspace.pauses, workspace.now)
                        .filter(one -> !one.stands());
        TurnLimit clock = workspace.open().clock();
        long worthTelling =
                clock.isOver() ? clock.spent() + WORTH_TELLING_MILLIS : clock.deadline() + 1;
        if (turn.isPresent() && sure() >= worthTelling) {
            elapse(workspace.open());
        }
    }
}
