package burraco.web.view;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.engine.score.LineScore;
import burraco.engine.score.VictoryPoints;
import burraco.json.JsonObject;
import burraco.table.state.HandState;
import burraco.table.state.MatchSheet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A match: its finished hands and its totals. */
public record MatchView(
        int number,
        int hands,
        boolean over,
        String table,
        String tournament,
        String round,
        Map<String, String> names,
        List<PlayedView> played,
        int ns,
        int ew,
        Optional<Points> vp,
        Points stake)
        implements JsonObject {
    /** Victory points. */
    public record Points(int ns, int ew) implements JsonObject {
        private static Points of(VictoryPoints points) {
            return new Points(points.ns(), points.ew());
        }
    }

    /** A finished match. */
    static MatchView of(MatchSheet match) {
        return of(match, 0, 0);
    }

    /** The current match, including the points on the table of the hand in progress. */
    static MatchView of(MatchSheet match, HandState hand) {
        return hand.phase() == Phase.DRAW || hand.phase() == Phase.PLAY
                ? of(match, laid(hand.ns()), laid(hand.ew()))
                : of(match);
    }

    /**
     * Points that everybody can count: without cards in hand, and without the penalty for a
     * pozzetto that may still be taken.
     */
    private static int laid(LineScore score) {
        return score.base() + score.melds() + score.penalized() + score.arbiter();
    }

    private static MatchView of(MatchSheet match, int laidByNs, int laidByEw) {
        int ns = match.total(Line.NS);
        int ew = match.total(Line.EW);
        return new MatchView(
                match.number(),
                match.hands(),
                match.over(),
                match.event().table(),
                match.event().tournament(),
                match.event().round(),
                names(match),
                match.played().stream().map(PlayedView::of).toList(),
                ns,
                ew,
                match.victoryPoints().map(Points::of),
                Points.of(VictoryPoints.of(match.length(), ns + laidByNs, ew + laidByEw)));
    }

    private static Map<String, String> names(MatchSheet match) {
        Map<String, String> names = new LinkedHashMap<>();
        for (Seat seat : Seat.values()) {
            names.put(seat.toString(), match.names().getOrDefault(seat, ""));
        }
        return names;
    }
}
