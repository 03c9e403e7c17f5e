package burraco.desk.view;

import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.tournament.ranking.Points;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Side;
import burraco.tournament.round.Slip;
import burraco.tournament.words.TournamentWords;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of a table's match.
 *
 * @param open whether its result is awaited
 * @param kind how the result came about: played, awarded, abandoned; absent if there is none
 * @param points match points of both sides as the slip has them
 * @param parts hands, or tables of teams, where the slip has them
 * @param victoryPoints of both sides
 * @param matchPoints of both sides, as they count
 * @param cause why somebody has points without a match
 * @param each by number, of partners whose points differ; of them the other fields have the first
 *     one's
 */
public record SlipView(
        boolean open,
        @OmitEmpty Optional<String> kind,
        @OmitEmpty Optional<List<Integer>> points,
        List<List<Integer>> parts,
        @OmitEmpty Optional<List<Integer>> victoryPoints,
        @OmitEmpty Optional<List<Integer>> matchPoints,
        @OmitEmpty Optional<String> cause,
        @OmitEmpty Map<String, PointsView> each,
        int lateFirst,
        int lateSecond,
        boolean countersigned)
        implements JsonObject {

    static SlipView of(
            Slip slip,
            boolean settled,
            Meeting meeting,
            Map<Integer, Points> points,
            TournamentWords words) {
        Points first = points.get(meeting.first().first());
        Points second = points.get(meeting.second().first());
        Optional<Played> played =
                slip.result().filter(Played.class::isInstance).map(Played.class::cast);
        Optional<String> cause =
                settled && first.cause() != Points.Cause.PLAYED
                        ? Optional.of(words.say(first.cause()) + " / " + words.say(second.cause()))
                        : Optional.empty();
        return new SlipView(
                !settled,
                slip.result().map(SlipView::kind),
                played.map(one -> List.of(one.first(), one.second())),
                played.map(SlipView::parts).orElse(List.of()),
                settled ? both(first.victoryPoints(), second.victoryPoints()) : Optional.empty(),
                settled ? both(first.matchPoints(), second.matchPoints()) : Optional.empty(),
                cause,
                settled ? each(meeting, points, words) : Map.of(),
                slip.lateFirst(),
                slip.lateSecond(),
                slip.countersigned());
    }

    private static Map<String, PointsView> each(
            Meeting meeting, Map<Integer, Points> points, TournamentWords words) {
        Map<String, PointsView> each = new LinkedHashMap<>();
        for (Side side : List.of(meeting.first(), meeting.second())) {
            if (side.numbers().stream().map(points::get).distinct().count() > 1) {
                side.numbers()
                        .forEach(number ->
                                each.put(
                                        String.valueOf(number),
                                        PointsView.of(points.get(number), words)));
            }
        }
        return each;
    }

    private static List<List<Integer>> parts(Played played) {
        return played.parts().stream().map(part -> List.of(part.first(), part.second())).toList();
    }

    private static Optional<List<Integer>> both(int first, int second) {
        return Optional.of(List.of(first, second));
    }

    private static String kind(MeetingResult result) {
        return switch (result) {
            case MeetingResult.Played _ -> "played";
            case MeetingResult.Awarded _ -> "awarded";
            case MeetingResult.Abandoned _ -> "abandoned";
        };
    }
}
