package burraco.web.view;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.json.JsonObject;
import burraco.table.state.PlayedHand;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** A finished hand of a match. */
public record PlayedView(
        int hand,
        Seat dealer,
        Ending.Reason ended,
        Optional<Seat> closer,
        Optional<Integer> ns,
        Optional<Integer> ew,
        boolean entered,
        List<String> unseen,
        List<String> confirmed,
        CountsView counts,
        List<String> warnings)
        implements JsonObject {
    static PlayedView of(PlayedHand hand) {
        return new PlayedView(
                hand.number(),
                hand.dealer(),
                hand.ending().reason(),
                hand.ending().closer(),
                CountsView.number(hand.total(Line.NS)),
                CountsView.number(hand.total(Line.EW)),
                hand.entered().isPresent(),
                Arrays.stream(Line.values()).filter(hand::isUnseen).map(Line::name).toList(),
                hand.confirmed().stream().sorted().map(Line::name).toList(),
                CountsView.of(hand.ns(), hand.ew(), true),
                hand.warnings().stream().map(warning -> warning.seat().toString()).toList());
    }
}
