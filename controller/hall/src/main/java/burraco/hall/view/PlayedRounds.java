package burraco.hall.view;

import burraco.tournament.Tournament;
import burraco.tournament.ranking.Points;
import burraco.tournament.ranking.Scoring;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Round;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** Results of all pairs in a tournament; points of a round are worked out once for all of them. */
public final class PlayedRounds {
    private final Tournament tournament;
    private final Scoring scoring;
    private final Map<Integer, Map<Integer, Points>> points = new HashMap<>();

    public PlayedRounds(Tournament tournament) {
        this.tournament = tournament;
        scoring = new Scoring(tournament.formula(), tournament.field());
    }

    /** The results of one, the newest first. */
    synchronized List<MeView.Result> of(int number) {
        List<MeView.Result> results = new ArrayList<>();
        for (Round round : tournament.rounds().reversed()) {
            OptionalInt at = meeting(round, number);
            if (at.isPresent() && scoring.isSettled(round, at.getAsInt())) {
                results.add(result(round, at.getAsInt(), number));
            }
        }
        return results;
    }

    private MeView.Result result(Round round, int at, int number) {
        Meeting meeting = round.seating().meetings().get(at);
        Optional<Played> played =
                round.slip(at)
                        .result()
                        .filter(Played.class::isInstance)
                        .map(Played.class::cast)
                        .map(one -> meeting.first().has(number) ? one : one.swapped());
        return new MeView.Result(
                round.number(),
                meeting.table(),
                ControlView.names(tournament, meeting.against(number).numbers()),
                played.map(Played::first),
                played.map(Played::second),
                played.map(Played::parts).orElse(List.of()).stream()
                        .map(PlayedRounds::part)
                        .toList(),
                points.computeIfAbsent(round.number(), _ -> scoring.of(round))
                        .get(number)
                        .victoryPoints());
    }

    private static List<Integer> part(Part part) {
        return List.of(part.first(), part.second());
    }

    /** The index of the meeting in which somebody plays. */
    static OptionalInt meeting(Round round, int number) {
        List<Meeting> meetings = round.seating().meetings();
        return IntStream.range(0, meetings.size())
                .filter(at -> meetings.get(at).has(number))
                .findFirst();
    }

    /** The table at which somebody has played a round to the end; empty before that. */
    public OptionalInt table(int number, int round) {
        Optional<Round> one = tournament.round(round);
        OptionalInt at = one.map(it -> meeting(it, number)).orElse(OptionalInt.empty());
        return at.isPresent() && scoring.isSettled(one.orElseThrow(), at.getAsInt())
                ? OptionalInt.of(one.orElseThrow().seating().meetings().get(at.getAsInt()).table())
                : OptionalInt.empty();
    }
}
