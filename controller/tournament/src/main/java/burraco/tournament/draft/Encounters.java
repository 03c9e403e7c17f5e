package burraco.tournament.draft;

import burraco.tournament.Tournament;
import burraco.tournament.plan.Edition;
import burraco.tournament.ranking.Points;
import burraco.tournament.ranking.Scoring;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Round;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who has met whom, and who has rested when. A meeting that nobody played is none. */
final class Encounters {
    private final Map<Long, Integer> opponents = new HashMap<>();
    private final Map<Long, Integer> partners = new HashMap<>();
    private final Map<Integer, Integer> rests = new HashMap<>();

    Encounters(Tournament tournament) {
        boolean first = tournament.edition() == Edition.FIRST;
        Scoring scoring = new Scoring(tournament.formula(), tournament.field());
        for (Round round : tournament.rounds()) {
            for (int at = 0; at < round.slips().size(); at++) {
                if (first || scoring.isFaced(round, at)) {
                    add(round.seating().meetings().get(at), round.number());
                }
            }
            for (Rest rest : round.seating().rests()) {
                rests.put(rest.number(), round.number());
            }
            if (!first) {
                scoring.of(round).forEach((number, got) -> addRest(scoring, round, number, got));
            }
        }
    }

    /** Who stayed alone at a table has the points of a rest, and so has rested. */
    private void addRest(Scoring scoring, Round round, int number, Points got) {
        if (scoring.isRest(got)) {
            rests.put(number, round.number());
        }
    }

    private void add(Meeting meeting, int round) {
        for (int one : meeting.first().numbers()) {
            for (int other : meeting.second().numbers()) {
                opponents.put(key(one, other), round);
            }
        }
        partners(meeting.first().numbers(), round);
        partners(meeting.second().numbers(), round);
    }

    private void partners(List<Integer> side, int round) {
        for (int i = 0; i < side.size(); i++) {
            for (int j = i + 1; j < side.size(); j++) {
                partners.put(key(side.get(i), side.get(j)), round);
            }
        }
    }

    /** The last round in which they met as opponents. */
    Optional<Integer> met(int one, int other) {
        return Optional.ofNullable(opponents.get(key(one, other)));
    }

    /** The last round in which they were partners. */
    Optional<Integer> partnered(int one, int other) {
        return Optional.ofNullable(partners.get(key(one, other)));
    }

    /** The last round in which this one rested. */
    Optional<Integer> rested(int number) {
        return Optional.ofNullable(rests.get(number));
    }

    private static long key(int one, int other) {
        return ((long) Math.min(one, other) << 32) | Math.max(one, other);
    }
}
