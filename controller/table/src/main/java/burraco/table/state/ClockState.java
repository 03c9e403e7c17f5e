package burraco.table.state;

import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.table.sheet.Sheet;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the clocks show.
 *
 * @param roundRuns whether the time of the round has begun
 * @param roundLeft milliseconds
 * @param timeOutWaits whether a time-out is announced that begins with the hand being dealt
 * @param turnsLeft in a time-out, with the turn at hand
 * @param turn the time of the turn at hand, where it is watched
 * @param paused whether all of them stand still because nobody plays
 */
public record ClockState(
        boolean roundRuns,
        long roundLeft,
        boolean timeOutWaits,
        OptionalInt turnsLeft,
        Optional<TurnClock> turn,
        boolean paused) {
    /**
     * How long the player in turn has been at it.
     *
     * @param spent milliseconds, those left out in which a ruling waited
     * @param allowed milliseconds, by the cards he held when his turn began (art. 32 bis)
     * @param stands whether it stands still because a ruling waits
     */
    public record TurnClock(long spent, long allowed, boolean stands) {}

    public static ClockState of(
            Sheet sheet, RoundClock round, boolean timeOutWaits, Pauses pauses, long now) {
        Hand open = sheet.open();
        return new ClockState(
                round.since().isPresent(),
                round.left(now, pauses),
                timeOutWaits,
                open.timeOutRuns() ? OptionalInt.of(open.turnsLeft()) : OptionalInt.empty(),
                turn(sheet, pauses, now),
                pauses.isOn());
    }

    /** Empty where it is not watched, or nobody is in turn. */
    public static Optional<TurnClock> turn(Sheet sheet, Pauses pauses, long now) {
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

    /** How long the turn at hand has lasted then. */
    public static long spent(Sheet sheet, Pauses pauses, long now) {
        long since = sheet.time().since();
        return Math.max(0, sheet.time().spent(now, sheet.open()) - pauses.within(since, now));
    }
}
