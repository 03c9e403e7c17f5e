package burraco.table;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Clock;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.table.sheet.Said;
import burraco.table.sheet.Teller;
import burraco.table.state.ClockState;
import burraco.tracking.course.TurnTime;
import java.util.Optional;

/**
 * Looks at the clocks: the round's, at whose end the time-out comes, and that of the turn, of which
 * a player is reminded.
 */
final class Times {
    /** What was done in time may be understood so much later: until then nobody is blamed. */
    private static final long SURE = 3_000;

    /** With so much of his time left a player is reminded of it, and again when it is over. */
    private static final int REMINDER = 5;

    private static final long WORTH_TELLING = 1_000;

    private final Desk desk;
    private Reminder reminder = new Reminder(TurnTime.NONE.since(), Integer.MAX_VALUE);

    /** How few seconds were told in the turn that began then. */
    private record Reminder(long turn, int seconds) {}

    Times(Desk desk) {
        this.desk = desk;
    }

    void look() {
        round();
        ClockState.turn(desk.sheet(), desk.pauses, desk.now)
                .filter(turn -> !turn.stands())
                .ifPresent(this::remind);
    }

    private void round() {
        if (!desk.round.isDue(desk.now, desk.pauses)) {
            return;
        }
        desk.round = desk.round.wasAnnounced();
        desk.add(new Effect.RoundOver());
        if (desk.phase() == Phase.DEAL && !desk.timeOutWaits()) {
            // Art. 15: announced in the deal, it begins with the hand.
            Person clock = new Person.Arbiter("");
            desk.keep(Teller.CLOCK, clock, new Command.TimeOut());
        } else if (desk.isPlaying() && !desk.open().timeOutRuns()) {
            desk.put(new Act.TimeOut(), Teller.CLOCK);
        }
    }

    private void remind(ClockState.TurnClock turn) {
        long since = desk.sheet().time().since();
        if (reminder.turn() != since) {
            reminder = new Reminder(since, Integer.MAX_VALUE);
        }
        long left = turn.allowed() - turn.spent();
        int seconds = left <= 0 ? 0 : left <= 1000L * REMINDER ? REMINDER : Integer.MAX_VALUE;
        if (seconds < reminder.seconds()) {
            reminder = new Reminder(since, seconds);
            Seat seat = desk.open().turn().seat();
            desk.add(new Effect.TurnTimeRunsOut(seat, seconds));
        }
    }

    /** How long the turn has lasted at least, whatever will still be understood. */
    private long sure() {
        return ClockState.spent(desk.sheet(), desk.pauses, desk.now - SURE);
    }

    /** Puts on record how much time has passed. */
    private void elapse(Hand open) {
        long more = sure() - open.clock().spent();
        long then = desk.now - SURE;
        desk.put(Said.at(then, Teller.CLOCK, new Act.Elapse(more)));
    }

    /**
     * Somebody calls. By art. 32 bis it is for the others to say that a player takes too long: what
     * has passed goes on record now, if it is more than is allowed.
     */
    void called() {
        Optional<ClockState.TurnClock> turn =
                ClockState.turn(desk.sheet(), desk.pauses, desk.now).filter(one -> !one.stands());
        Clock clock = desk.open().clock();
        long worthTelling = clock.isOver() ? clock.spent() + WORTH_TELLING : clock.deadline() + 1;
        if (turn.isPresent() && sure() >= worthTelling) {
            elapse(desk.open());
        }
    }
}
