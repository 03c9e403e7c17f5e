package burraco.tournament.draft;

import burraco.tournament.Tournament;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Round;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Who has met whom, and who has rested when. */
final class Encounters {
    private final Map<Long, Integer> opponents = new HashMap<>();
    private final Map<Long, Integer> partners = new HashMap<>();
    private final Map<Integer, Integer> rests = new HashMap<>();

    Encounters(Tournament tournament) {
        for (Round round : tournament.rounds()) {
            for (Meeting meeting : round.seating().meetings()) {
                add(meeting, round.number());
            }
            for (Rest rest : round.seating().rests()) {
                rests.put(rest.number(), round.number());
            }
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

    private void partners(java.util.List<Integer> side, int round) {
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
