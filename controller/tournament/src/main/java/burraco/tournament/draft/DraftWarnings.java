package burraco.tournament.draft;

import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Participant;
import burraco.tournament.field.Who;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Rest;
import burraco.tournament.round.Side;
import java.util.ArrayList;
import java.util.List;

/** What an arbiter should see in a draft: who meets again, clubmates, and who rests again. */
public final class DraftWarnings {
    private final Tournament tournament;

    private final Encounters encounters;

    public DraftWarnings(Tournament tournament) {
        this.tournament = tournament;
        this.encounters = new Encounters(tournament);
    }

    public List<Sentence> of(Meeting meeting) {
        List<Sentence> warnings = new ArrayList<>();
        for (int one : meeting.first().numbers()) {
            for (int other : meeting.second().numbers()) {
                encounters
                        .met(one, other)
                        .map(in -> new Sentence("draft.met", new Who(one), new Who(other), in))
                        .ifPresent(warnings::add);
                String club = club(one);
                if (!club.isEmpty() && club.equalsIgnoreCase(club(other))) {
                    warnings.add(
                            new Sentence("draft.clubmates", new Who(one), new Who(other), club));
                }
            }
        }
        for (Side side : List.of(meeting.first(), meeting.second())) {
            int one = side.first();
            int other = side.numbers().getLast();
            encounters
                    .partnered(one, other)
                    .map(in -> new Sentence("draft.partners", new Who(one), new Who(other), in))
                    .ifPresent(warnings::add);
        }
        return warnings;
    }

    public List<Sentence> of(Rest rest) {
        return encounters
                .rested(rest.number())
                .map(in -> new Sentence("draft.rested", new Who(rest.number()), in))
                .stream()
                .toList();
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
