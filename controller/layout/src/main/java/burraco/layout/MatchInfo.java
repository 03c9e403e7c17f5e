package burraco.layout;

import java.time.Duration;

/**
 * The match that is played at this table.
 *
 * @param hands number of hands of a match: 2, 3 or 4; always 4 for teams
 * @param round the time of the round, after which the time-out begins
 * @param turnTimes whether art. 32 bis limits how long a turn takes
 * @param onCall whether faults are ruled only after a call
 */
public record MatchInfo(
        int hands, boolean teams, Duration round, boolean turnTimes, boolean onCall) {}
