package burraco.tournament.ranking;

import burraco.engine.score.Absence;
import burraco.engine.score.Absence.Award;
import burraco.engine.score.VictoryPoints;
import burraco.tournament.field.Field;
import burraco.tournament.field.Leaving;
import burraco.tournament.field.Participant;
import burraco.tournament.plan.Formula;
import burraco.tournament.ranking.Points.Cause;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult.Abandoned;
import burraco.tournament.round.MeetingResult.Awarded;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import burraco.tournament.round.Side;
import burraco.tournament.round.Slip;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Points of a round by art. 17, 33 and 34. */
public final class Scoring {
    private final Formula formula;
    private final Field field;

    public Scoring(Formula formula, Field field) {
        this.formula = formula;
        this.field = field;
    }

    /** Everybody who has entered. */
    public Map<Integer, Points> of(Round round) {
        Map<Integer, Points> points = new HashMap<>();
        for (int i = 0; i < round.seating().meetings().size(); i++) {
            ofMeeting(round, round.seating().meetings().get(i), round.slip(i), points);
        }
        round.seating()
                .rests()
                .forEach(rest -> points.put(rest.number(), ofRest(rest.number(), round.number())));
        for (Participant one : field.all()) {
            points.computeIfAbsent(one.number(), number -> notSeated(one, round.number()));
        }
        return points;
    }

    /** Whether the table needs no result any more. */
    public boolean isSettled(Round round, int meeting) {
        return round.slip(meeting).result().isPresent() || isDecided(round, meeting);
    }

    /** Whether a side came too late or is away, so that no match is played. */
    public boolean isDecided(Round round, int meeting) {
        Slip slip = round.slip(meeting);
        Meeting at = round.seating().meetings().get(meeting);
        return isLost(slip.lateFirst())
                || isLost(slip.lateSecond())
                || isAway(at.first(), round.number())
                || isAway(at.second(), round.number());
    }

    /**
     * Whether both sides have sat against each other, or still do (art. 2 b): not if one came too
     * late or was away, whatever points they got.
     */
    public boolean isFaced(Round round, int meeting) {
        return switch (round.slip(meeting).result().orElse(null)) {
            case Played _, Abandoned _ -> true;
            case Awarded _ -> !isDecided(round, meeting);
            case null -> !isDecided(round, meeting);
        };
    }

    /** Whether these are the points of who did not play, by the norms of art. 34. */
    public boolean isRest(Points got) {
        Award rest = formula.restAward();
        boolean same =
                got.victoryPoints() == rest.victoryPoints()
                        && got.matchPoints() == rest.matchPoints();
        return got.cause() == Cause.REST || got.cause() == Cause.STAYED && same;
    }

    private Points notSeated(Participant one, int round) {
        return one.entered(round)
                ? one.awayIn(round).map(this::away).orElse(new Points(0, 0, Cause.NOT_ENTERED))
                : new Points(0, 0, Cause.NOT_ENTERED);
    }

    private Points ofRest(int number, int round) {
        return awayIn(number, round)
                .map(this::away)
                .orElseGet(() -> points(formula.restAward(), Cause.REST));
    }

    private void ofMeeting(Round round, Meeting meeting, Slip slip, Map<Integer, Points> points) {
        boolean firstLost = isLost(slip.lateFirst());
        boolean secondLost = isLost(slip.lateSecond());
        if (slip.result().orElse(null) instanceof Awarded(Award first, Award second)) {
            put(meeting.first(), points(first, Cause.AWARDED), points);
            put(meeting.second(), points(second, Cause.AWARDED), points);
        } else if (slip.result().orElse(null) instanceof Abandoned abandoned) {
            left(meeting, abandoned, round.number(), points);
        } else if (slip.result().isEmpty() && someAway(meeting, round.number())) {
            notPlayed(meeting, round.number(), points);
        } else if (firstLost || secondLost) {
            byLateness(meeting.first(), true, firstLost, slip, points);
            byLateness(meeting.second(), false, secondLost, slip, points);
        } else if (slip.result().orElse(null) instanceof Played played) {
            played(meeting, played, slip, points);
        } else {
            put(meeting.first(), new Points(0, 0, Cause.AWAITED), points);
            put(meeting.second(), new Points(0, 0, Cause.AWAITED), points);
        }
    }

    private boolean someAway(Meeting meeting, int round) {
        return isAway(meeting.first(), round) || isAway(meeting.second(), round);
    }

    /** The seats were posted, and somebody did not come back to the table. */
    private void notPlayed(Meeting meeting, int round, Map<Integer, Points> points) {
        boolean first = isAway(meeting.first(), round);
        boolean second = isAway(meeting.second(), round);
        left(meeting, new Abandoned(first, second, Absence.forfeited()), round, points);
    }

    private void played(Meeting meeting, Played played, Slip slip, Map<Integer, Points> points) {
        int difference =
                played.first()
                        - played.second()
                        + waited(slip.lateSecond())
                        - waited(slip.lateFirst());
        VictoryPoints won = VictoryPoints.of(formula.length(), difference, 0);
        put(meeting.first(), new Points(won.ns(), difference, Cause.PLAYED), points);
        put(meeting.second(), new Points(won.ew(), -difference, Cause.PLAYED), points);
    }

    private void left(Meeting meeting, Abandoned left, int round, Map<Integer, Points> points) {
        boolean both = left.first() && left.second();
        Points stays = points(stayed(left.earned()), Cause.STAYED);
        ofLeft(meeting.first(), left.first(), both, stays, round, points);
        ofLeft(meeting.second(), left.second(), both, stays, round, points);
    }

    /** Of two partners for a round, one may have left and the other not. */
    private void ofLeft(
            Side side,
            boolean left,
            boolean both,
            Points stays,
            int round,
            Map<Integer, Points> points) {
        boolean some = side.numbers().stream().anyMatch(one -> awayIn(one, round).isPresent());
        for (int number : side.numbers()) {
            Optional<Leaving> away = awayIn(number, round);
            boolean remains = !left || some && away.isEmpty();
            points.put(number, remains ? stays : away(away.orElse(unsaid(both))));
        }
    }

    /**
     * Art. 33 takes everything from those who are guilty, and from two sides that both give up. Who
     * alone has left the table without anybody saying why is taken for away for a time.
     */
    private static Leaving unsaid(boolean both) {
        return both ? Leaving.FOR_GOOD : Leaving.FOR_A_TIME;
    }

    private Points away(Leaving why) {
        return switch (why) {
            case FOR_A_TIME -> points(Absence.left(formula.length()), Cause.AWAY);
            case FOR_GOOD, UNJUSTIFIED -> points(Absence.forfeited(), Cause.GONE);
        };
    }

    private Award stayed(Award earned) {
        Award rest = formula.restAward();
        boolean more =
                earned.victoryPoints() > rest.victoryPoints()
                        || earned.victoryPoints() == rest.victoryPoints()
                                && earned.matchPoints() > rest.matchPoints();
        return more ? earned : rest;
    }

    /**
     * Of two individuals, one may have waited for the other: who does not play, rests (art. 34).
     */
    private void byLateness(
            Side side, boolean first, boolean lost, Slip slip, Map<Integer, Points> points) {
        for (int number : side.numbers()) {
            boolean waited = lost && !isLost(slip.minutes(first, side, number));
            points.put(number, waited ? points(formula.restAward(), Cause.REST) : byLateness(lost));
        }
    }

    private Points byLateness(boolean lost) {
        Absence.Lateness late = Absence.late(formula.length(), Duration.ofDays(1));
        return switch (late) {
            case Absence.Lateness.Lost(Award present, Award absent) ->
                    lost
                            ? points(absent, Cause.LOST_BY_LATENESS)
                            : points(present, Cause.WON_BY_LATENESS);
            case Absence.Lateness.Played _ -> throw new IllegalStateException("a day is late");
        };
    }

    private Optional<Leaving> awayIn(int number, int round) {
        return field.get(number).awayIn(round);
    }

    private boolean isAway(Side side, int round) {
        return side.numbers().stream().anyMatch(number -> awayIn(number, round).isPresent());
    }

    private static boolean isLost(int minutes) {
        return Absence.isLost(Duration.ofMinutes(minutes));
    }

    private static int waited(int minutes) {
        return Absence.pointsForWaiting(Duration.ofMinutes(minutes));
    }

    private static Points points(Award award, Cause cause) {
        return new Points(award.victoryPoints(), award.matchPoints(), cause);
    }

    private static void put(Side side, Points what, Map<Integer, Points> points) {
        side.numbers().forEach(number -> points.put(number, what));
    }
}
