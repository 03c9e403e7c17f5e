package burraco.cli.judge;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Ruling;
import burraco.engine.score.Count;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The last object of {@code judge --json}: how the hand ended, what lies where, and the count.
 *
 * @param end always true: it distinguishes this object from those of the acts
 * @param warnings how many each seat has, if any
 * @param explains one for each ruling, if explanations were asked for
 */
public record EndJson(
        boolean end,
        Ending.Reason reason,
        Optional<Seat> closer,
        List<MeldJson> melds,
        Map<Seat, FanJson> hands,
        Map<Line, ScoreJson> score,
        Map<Seat, Integer> warnings,
        @OmitEmpty List<RulingJson> rulings,
        @OmitEmpty List<ExplainedJson> explains)
        implements JsonObject {

    public static EndJson of(Hand hand, List<Ruling> atEnd) {
        return of(hand, atEnd, List.of());
    }

    static EndJson of(Hand hand, List<Ruling> atEnd, List<ExplainedJson> explains) {
        Map<Seat, FanJson> hands = new EnumMap<>(Seat.class);
        for (Seat seat : Seat.values()) {
            hands.put(seat, FanJson.of(hand.fan(seat)));
        }
        Map<Line, ScoreJson> score = new EnumMap<>(Line.class);
        for (Line line : Line.values()) {
            score.put(line, ScoreJson.of(Count.of(hand, line)));
        }
        Map<Seat, Integer> warnings = new EnumMap<>(Seat.class);
        for (Warning warning : hand.warnings()) {
            warnings.merge(warning.seat(), 1, Integer::sum);
        }
        return new EndJson(
                true,
                hand.ending().reason(),
                hand.ending().closer(),
                hand.melds().all().stream().map(meld -> MeldJson.of(meld, hand)).toList(),
                hands,
                score,
                warnings,
                atEnd.stream().map(RulingJson::of).toList(),
                explains);
    }
}
