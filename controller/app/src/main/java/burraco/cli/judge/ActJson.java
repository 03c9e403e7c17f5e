package burraco.cli.judge;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Phase;
import burraco.engine.turn.Lots;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.record.Judgement;
import java.util.List;
import java.util.Optional;

/**
 * One act in the output of {@code judge --json}.
 *
 * @param turn whose turn it is after the act; empty when the hand is over
 * @param explains one for each ruling, if explanations were asked for
 */
public record ActJson(
        int line,
        String action,
        List<RulingJson> rulings,
        @OmitEmpty List<SettledJson> settled,
        Optional<Seat> turn,
        Phase phase,
        @OmitEmpty Optional<Integer> turnsLeft,
        @OmitEmpty Optional<LotsJson> lots,
        @OmitEmpty List<ExplainedJson> explains)
        implements JsonObject {

    public static ActJson of(Judgement.Step step) {
        return of(step, List.of());
    }

    static ActJson of(Judgement.Step step, List<ExplainedJson> explains) {
        Hand hand = step.after();
        return new ActJson(
                step.line(),
                step.text(),
                step.rulings().stream().map(RulingJson::of).toList(),
                step.settled().stream().map(SettledJson::of).toList(),
                hand.over() ? Optional.empty() : Optional.ofNullable(hand.acting()),
                hand.phase(),
                hand.timeOutRuns() ? Optional.of(hand.turnsLeft()) : Optional.empty(),
                step.act() instanceof Act.Lot
                        ? LotsJson.of(Lots.of(hand.preparation().orElseThrow()))
                        : Optional.empty(),
                explains);
    }
}
