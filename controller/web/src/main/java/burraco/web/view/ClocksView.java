package burraco.web.view;

import burraco.json.JsonObject;
import burraco.table.state.ClockState;
import java.util.Optional;

/** The clocks at one moment; pages count on by themselves. */
public record ClocksView(Round round, TimeOut timeOut, Optional<Turn> turn, boolean paused)
        implements JsonObject {
    public record Round(boolean runs, long left) implements JsonObject {}

    public record TimeOut(boolean waits, Optional<Integer> turnsLeft) implements JsonObject {}

    public record Turn(long spent, long allowed, boolean stands) implements JsonObject {}

    public static ClocksView of(ClockState clocks) {
        return new ClocksView(
                new Round(clocks.roundRuns(), clocks.roundLeft()),
                new TimeOut(clocks.timeOutWaits(), CountsView.number(clocks.turnsLeft())),
                clocks.turn().map(turn -> new Turn(turn.spent(), turn.allowed(), turn.stands())),
                clocks.paused());
    }

    /** Without the times, which change by themselves. */
    public ClocksView still() {
        return new ClocksView(
                new Round(round.runs(), 0),
                timeOut,
                turn.map(one -> new Turn(0, one.allowed(), one.stands())),
                paused);
    }
}
