package burraco.cli.simulate;

import burraco.measure.Tally;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;

/**
 * Totals of simulated hands. Its size does not grow with their number, except for the descriptions
 * of strangers.
 *
 * @param lawful hands in which nothing was committed on purpose
 * @param millis their duration at the table
 * @param tally how they were recognised; empty if they were not tracked
 * @param strangers descriptions of the people, one for each capture
 * @param cpuNanos processor time of the tracker
 */
record SimulationSum(
        int hands,
        int lawful,
        long acts,
        long readings,
        long millis,
        Tally tally,
        List<String> strangers,
        long cpuNanos) {
    static final SimulationSum NONE = new SimulationSum(0, 0, 0, 0, 0, Tally.NONE, List.of(), 0);

    private static final double MILLIS_AN_HOUR = 3.6e6;
    private static final double NANOS_A_SECOND = 1e9;

    SimulationSum plus(SimulationSum more) {
        return new SimulationSum(
                hands + more.hands,
                lawful + more.lawful,
                acts + more.acts,
                readings + more.readings,
                millis + more.millis,
                tally.plus(more.tally),
                Stream.concat(strangers.stream(), more.strangers.stream()).toList(),
                cpuNanos + more.cpuNanos);
    }

    Duration atTheTable() {
        return Duration.ofMillis(millis);
    }

    double cpuSecondsPerTableHour() {
        return millis == 0 ? 0 : cpuNanos / NANOS_A_SECOND / (millis / MILLIS_AN_HOUR);
    }
}
