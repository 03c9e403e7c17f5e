package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Round;
import burraco.tournament.round.Side;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What an arbiter should see in a draft: who meets again, clubmates, and who rests again. */
public final class DraftWarnings {
    private final Tournament tournament;

    /** The last round in which two contestants met, by the smaller and the larger number. */
    private final Map<List<Integer>, Integer> met = new HashMap<>();

    /** The last round in which two individuals were partners. */
    private final Map<List<Integer>, Integer> partners = new HashMap<>();

    private final Map<Integer, Integer> rested = new HashMap<>();

    public DraftWarnings(Tournament tournament) {
        this.tournament = tournament;
        for (Round round : tournament.rounds()) {
            for (Meeting meeting : round.seating().meetings()) {
                note(meeting, round.number());
            }
            round.seating().rests().forEach(rest -> rested.put(rest.number(), round.number()));
        }
    }

    private void note(Meeting meeting, int round) {
        for (int one : meeting.first().numbers()) {
            for (int other : meeting.second().numbers()) {
                met.put(both(one, other), round);
            }
        }
        for (Side side : List.of(meeting.first(), meeting.second())) {
            if (side.numbers().size() == 2) {
                partners.put(both(side.first(), side.numbers().getLast()), round);
            }
        }
    }

    private static List<Integer> both(int one, int other) {
        return List.of(Math.min(one, other), Math.max(one, other));
    }

    public List<Sentence> of(Meeting meeting) {
        List<Sentence> warnings = new ArrayList<>();
        for (int one : meeting.first().numbers()) {
            for (int other : meeting.second().numbers()) {
                Integer round = met.get(both(one, other));
                if (round != null) {
                    warnings.add(new Sentence("draft.met", new Who(one), new Who(other), round));
                }
                String club = club(one);
                if (!club.isEmpty() && club.equalsIgnoreCase(club(other))) {
                    warnings.add(
                            new Sentence("draft.clubmates", new Who(one), new Who(other), club));
                }
            }
        }
        for (Side side : List.of(meeting.first(), meeting.second())) {
            Integer round =
                    side.numbers().size() == 2
                            ? partners.get(both(side.first(), side.numbers().getLast()))
                            : null;
            if (round != null) {
                warnings.add(
                        new Sentence(
                                "draft.partners",
                                new Who(side.first()),
                                new Who(side.numbers().getLast()),
                                round));
            }
        }
        return warnings;
    }

    public List<Sentence> of(Rest rest) {
        Integer round = rested.get(rest.number());
        return round == null
                ? List.of()
                : List.of(new Sentence("draft.rested", new Who(rest.number()), round));
    }

    private String club(int number) {
        return tournament
                .field()
                .find(number)
                .map(Participant::contestant)
                .map(Contestant::club)
                .orElse("");
    }
}
