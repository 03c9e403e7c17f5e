package burraco.table.state;

import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.table.sheet.ActSheet;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the clocks show.
 *
 * @param roundRuns whether the time of the round has begun
 * @param roundLeft milliseconds
 * @param timeOutWaits whether a time-out is announced that begins with the hand being dealt
 * @param turnsLeft turns left in a time-out, including the present one
 * @param turn the time of the present turn, if it is watched
 * @param paused whether all clocks stand still because nobody plays
 */
public record ClockState(
        boolean roundRuns,
        long roundLeft,
        boolean timeOutWaits,
        OptionalInt turnsLeft,
        Optional<TurnClock> turn,
        boolean paused) {
    /**
     * How long the player in turn has taken.
     *
     * @param spent milliseconds, without the time in which a ruling waited
     * @param allowed milliseconds, by the number of cards he held when his turn began (art. 32 bis)
     * @param stands whether the clock stands still because a ruling waits
     */
    public record TurnClock(long spent, long allowed, boolean stands) {}

    public static ClockState of(
            ActSheet sheet, RoundClock round, boolean timeOutWaits, Pauses pauses, long now) {
        Hand open = sheet.open();
        return new ClockState(
                round.runs(),
                round.left(now, pauses),
                timeOutWaits,
                open.timeOutRuns() ? OptionalInt.of(open.turnsLeft()) : OptionalInt.empty(),
                turn(sheet, pauses, now),
                pauses.isOn());
    }

    /** With all clocks standing still, because the table does not know what time it is. */
    public ClockState standing() {
        return new ClockState(
                false,
                roundLeft,
                timeOutWaits,
                turnsLeft,
                turn.map(one -> new TurnClock(one.spent(), one.allowed(), true)),
                paused);
    }

    /** Empty if turns are not watched or nobody is in turn. */
    public static Optional<TurnClock> turn(ActSheet sheet, Pauses pauses, long now) {
        Hand open = sheet.open();
        boolean runs = open.phase() == Phase.DRAW || open.phase() == Phase.PLAY;
        return runs && open.setting().timed()
                ? Optional.of(
                        new TurnClock(
                                spent(sheet, pauses, now),
                                open.clock().allowed(),
                                !open.owed().isEmpty() || pauses.isOn()))
                : Optional.empty();
    }

    /** How long the present turn has lasted at that time. */
    public static long spent(ActSheet sheet, Pauses pauses, long now) {
        long since = sheet.time().since();
        return Math.max(0, sheet.time().spent(now, sheet.open()) - pauses.within(since, now));
    }
}
