package burraco.desk.view;

import burraco.json.JsonObject;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Results;
import burraco.tournament.ranking.Points;
import burraco.tournament.ranking.Scoring;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.Round;
import burraco.tournament.words.TournamentWords;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A round whose seats are posted.
 *
 * @param said its state in words
 * @param missing tables without a result
 */
public record RoundView(
        int round,
        String state,
        String said,
        int missing,
        List<TableView> tables,
        List<RestView> rests)
        implements JsonObject {

    public static RoundView of(Tournament now, Round round, TournamentWords words) {
        Scoring scoring = new Scoring(now.formula(), now.field());
        Map<Integer, Points> points = scoring.of(round);
        List<Meeting> meetings = round.seating().meetings();
        return new RoundView(
                round.number(),
                round.state().toString(),
                words.say(round.state()),
                Results.missing(now, round.number()),
                IntStream.range(0, meetings.size())
                        .mapToObj(at -> table(round, at, scoring, points, words))
                        .sorted(Comparator.comparingInt(TableView::table))
                        .toList(),
                round.seating().rests().stream()
                        .map(rest ->
                                new RestView(
                                        rest.number(),
                                        rest.group(),
                                        words.say(rest.reason()),
                                        List.of()))
                        .toList());
    }

    private static TableView table(
            Round round,
            int at,
            Scoring scoring,
            Map<Integer, Points> points,
            TournamentWords words) {
        Meeting meeting = round.seating().meetings().get(at);
        return new TableView(
                meeting.table(),
                meeting.group(),
                meeting.first().numbers(),
                meeting.second().numbers(),
                words.say(meeting.reason()),
                List.of(),
                Optional.of(
                        SlipView.of(
                                round.slip(at),
                                scoring.isSettled(round, at),
                                meeting,
                                points,
                                words)));
    }
}
