package burraco.desk.view;

import burraco.json.JsonObject;
import burraco.tournament.ranking.Points;
import burraco.tournament.words.TournamentWords;

/**
 * What one contestant has for a round.
 *
 * @param cause in words
 */
public record PointsView(int victoryPoints, int matchPoints, String cause) implements JsonObject {
    static PointsView of(Points points, TournamentWords words) {
        return new PointsView(
                points.victoryPoints(), points.matchPoints(), words.say(points.cause()));
    }
}
