package burraco.layout;

import java.time.Duration;

/**
 * What is played here.
 *
 * @param hands of a match: 2, 3 or 4; four where teams play
 * @param round the round's time, at whose end the time-out comes
 * @param turnTimes whether art. 32 bis limits how long a turn takes
 * @param onCall whether faults are ruled only when somebody calls
 */
public record MatchInfo(
        int hands, boolean teams, Duration round, boolean turnTimes, boolean onCall) {}
