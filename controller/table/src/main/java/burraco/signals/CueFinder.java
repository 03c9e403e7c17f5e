package burraco.signals;

import burraco.engine.act.Act;
import burraco.engine.hand.Phase;
import burraco.table.state.ClockState;
import burraco.table.state.Question;
import burraco.table.state.ShownAct;
import burraco.table.state.TableState;
import burraco.table.state.Troubles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the latest event that deserves a sound, if it is not older than a moment. */
final class CueFinder {
    private static final long MOMENT_MILLIS = 2_000;
    private static final long RUNS_OUT_MILLIS = 5_000;

    private final TableState state;
    private final List<Heard> all = new ArrayList<>();

    /** A cue, and since when it applies. */
    private record Heard(Cue cue, long since) {}

    private CueFinder(TableState state) {
        this.state = state;
    }

    static Optional<Cue> of(TableState state) {
        return new CueFinder(state).last();
    }

    private Optional<Cue> last() {
        new RecentEvents(state).burracoAct().ifPresent(act -> add(Sound.BURRACO, act));
        turnTime();
        for (Question question : state.questions()) {
            if (question.unsure().prompt()) {
                add(Sound.QUESTION, "" + question.id(), question.unsure().decided());
            }
        }
        state.choice().ifPresent(one -> add(Sound.QUESTION, "choice " + one.act(), one.since()));
        for (Troubles.Trouble trouble : state.troubles()) {
            add(Sound.TROUBLE, trouble.part(), trouble.since());
        }
        for (ShownAct act : state.hand().acts()) {
            if (act.act() instanceof Act.TimeOut) {
                add(Sound.TIME_OUT, act);
            }
            if (!act.rulings().isEmpty()) {
                add(Sound.RULING, act);
            }
        }
        if (state.hand().phase() == Phase.OVER) {
            ShownAct end = state.hand().acts().getLast();
            add(Sound.HAND_OVER, end);
        }
        // Of two at the same moment, the one added later is more important.
        return all.stream()
                .filter(one -> state.now() - one.since() < MOMENT_MILLIS)
                .reduce((one, other) -> other.since() >= one.since() ? other : one)
                .map(Heard::cue);
    }

    private void add(Sound sound, ShownAct act) {
        add(sound, state.hand().number() + "/" + act.id(), act.decided());
    }

    private void add(Sound sound, String what, long since) {
        all.add(new Heard(new Cue(sound, sound + " " + what), since));
    }

    private void turnTime() {
        Optional<ClockState.TurnClock> turn = state.clocks().turn().filter(one -> !one.stands());
        turn.ifPresent(one -> {
            long left = one.allowed() - one.spent();
            if (left <= RUNS_OUT_MILLIS) {
                // The start of the turn identifies the turn.
                long begun = state.now() - one.spent();
                add(Sound.TURN_TIME, "" + begun, state.now() - (RUNS_OUT_MILLIS - left));
            }
        });
    }
}
