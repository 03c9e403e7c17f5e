package burraco.web.view;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.engine.score.LineScore;
import burraco.engine.score.VictoryPoints;
import burraco.json.Json;
import burraco.table.state.HandState;
import burraco.table.state.MatchSheet;
import burraco.table.state.Played;
import java.util.Arrays;
import java.util.Map;

/** A match as JSON: its finished hands and its totals. */
final class MatchView {
    private MatchView() {}

    /** A finished match. */
    static Map<String, Object> of(MatchSheet match) {
        return of(match, 0, 0);
    }

    /** The current match, including the points on the table of the hand in progress. */
    static Map<String, Object> of(MatchSheet match, HandState hand) {
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

    private static Map<String, Object> of(MatchSheet match, int laidByNs, int laidByEw) {
        int ns = match.total(Line.NS);
        int ew = match.total(Line.EW);
        Map<String, Object> json = Json.object();
        json.put("number", match.number());
        json.put("hands", match.hands());
        json.put("over", match.over());
        json.put("table", match.event().table());
        json.put("tournament", match.event().tournament());
        json.put("round", match.event().round());
        json.put("names", names(match));
        json.put("played", match.played().stream().map(MatchView::hand).toList());
        json.put("ns", ns);
        json.put("ew", ew);
        json.put("vp", match.victoryPoints().map(MatchView::points).orElse(null));
        json.put("stake", points(VictoryPoints.of(match.length(), ns + laidByNs, ew + laidByEw)));
        return json;
    }

    private static Map<String, Object> names(MatchSheet match) {
        Map<String, Object> json = Json.object();
        for (Seat seat : Seat.values()) {
            json.put(seat.toString(), match.names().getOrDefault(seat, ""));
        }
        return json;
    }

    static Map<String, Object> hand(Played hand) {
        Map<String, Object> json = Json.object();
        json.put("hand", hand.number());
        json.put("dealer", hand.dealer());
        json.put("ended", hand.ending().reason());
        json.put("closer", hand.ending().closer());
        json.put("ns", HandView.number(hand.total(Line.NS)));
        json.put("ew", HandView.number(hand.total(Line.EW)));
        json.put("entered", hand.entered().isPresent());
        json.put(
                "unseen",
                Arrays.stream(Line.values()).filter(hand::isUnseen).map(Line::name).toList());
        json.put("confirmed", hand.confirmed().stream().sorted().map(Line::name).toList());
        json.put("counts", HandView.counts(hand.ns(), hand.ew(), true));
        json.put(
                "warnings",
                hand.warnings().stream().map(warning -> warning.seat().toString()).toList());
        return json;
    }

    private static Map<String, Object> points(VictoryPoints points) {
        Map<String, Object> json = Json.object();
        json.put("ns", points.ns());
        json.put("ew", points.ew());
        return json;
    }
}
