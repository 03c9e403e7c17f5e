package burraco.engine.score;

import java.time.Duration;

/** Art. 33 and 34: pairs that come late, rest or leave. */
public final class Absence {
    private static final int POINTS_FOR_WAITING = 100;
    private static final int POINTS_FOR_WAITING_LONGER = 50;
    private static final Duration UNTIL_POINTS = Duration.ofMinutes(2);
    private static final Duration UNTIL_WARNING = Duration.ofMinutes(5);
    private static final Duration UNTIL_LOST = Duration.ofMinutes(10);

    private Absence() {}

    /** The consequences of being late. */
    public sealed interface Lateness {
        /**
         * The match is played.
         *
         * @param warned whether the late pair has a warning
         * @param pointsToPresent match points for the pair that waited
         */
        record Played(boolean warned, int pointsToPresent) implements Lateness {}

        /** The match is not played: the pair that waited has won it. */
        record Lost(Award present, Award absent) implements Lateness {}
    }

    /** Victory points and the match points equivalent to them. */
    public record Award(int victoryPoints, int matchPoints) {}

    /** The consequences of being late by this much, counted for each pair by itself. */
    public static Lateness late(MatchLength length, Duration late) {
        return isLost(late)
                ? new Lateness.Lost(won(length), left(length))
                : new Lateness.Played(isWarned(late), pointsForWaiting(late));
    }

    /** Whether the match is decided without being played. */
    public static boolean isLost(Duration late) {
        return late.compareTo(UNTIL_LOST) > 0;
    }

    /** Whether the late pair has a warning: not if it comes within five minutes. */
    public static boolean isWarned(Duration late) {
        return late.compareTo(UNTIL_WARNING) > 0;
    }

    /** Match points for the pair that waits, as long as the match is still to be played. */
    public static int pointsForWaiting(Duration late) {
        int points = late.compareTo(UNTIL_POINTS) >= 0 ? POINTS_FOR_WAITING : 0;
        return late.compareTo(UNTIL_WARNING) >= 0 ? points + POINTS_FOR_WAITING_LONGER : points;
    }

    /** 70 % of what can be won, or 60 % in matches of four hands. */
    private static Award won(MatchLength length) {
        return award(length, length == MatchLength.FOUR_HANDS ? 12 : 14);
    }

    /** A pair without a table to play at rests, once in a session. */
    public static Award rest(MatchLength length) {
        return switch (length) {
            case TWO_HANDS, THREE_HANDS -> award(length, 14);
            case FOUR_HANDS, TEAMS -> award(length, 12);
        };
    }

    /**
     * A pair that leaves for a time, if that brings it no advantage; for those who stay see {@link
     * #stayed}.
     */
    public static Award left(MatchLength length) {
        int points = length == MatchLength.FOUR_HANDS ? 8 : 6;
        int opponents = VictoryPoints.ALL - points;
        return new Award(points, -length.leastDifference(opponents));
    }

    /** A pair that leaves without reason, or both pairs that leave. */
    public static Award forfeited() {
        return new Award(0, 0);
    }

    /** The pair that stays rests, unless it had earned more when play was broken off. */
    public static Award stayed(MatchLength length, Award earned) {
        Award rest = rest(length);
        return earned.victoryPoints() > rest.victoryPoints() ? earned : rest;
    }

    private static Award award(MatchLength length, int victoryPoints) {
        return new Award(victoryPoints, length.leastDifference(victoryPoints));
    }
}
