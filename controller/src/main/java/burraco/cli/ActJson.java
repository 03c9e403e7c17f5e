package burraco.cli;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.turn.Lots;
import burraco.record.Judgement;
import java.util.Map;

/** What {@code judge --json} says of one act. */
final class ActJson {
    private ActJson() {}

    static Map<String, Object> of(Judgement.Step step) {
        Hand hand = step.after();
        Map<String, Object> json = Json.object();
        json.put("line", step.line());
        json.put("action", step.text());
        json.put("rulings", step.rulings().stream().map(ActJson::ruling).toList());
        json.put("turn", hand.over() ? null : hand.turn().seat());
        json.put("phase", hand.phase());
        if (hand.timeOutRuns()) {
            json.put("turnsLeft", hand.turnsLeft());
        }
        if (step.act() instanceof Act.Lot) {
            lots(json, Lots.of(hand.dealing()));
        }
        return json;
    }

    private static void lots(Map<String, Object> json, Lots lots) {
        Map<String, Object> answer = Json.object();
        switch (lots) {
            case Lots.Open _ -> {
                return;
            }
            case Lots.Redraw redraw ->
                    answer.put("redraw", redraw.seats().stream().map(Seat::toString).toList());
            case Lots.Drawn drawn -> {
                answer.put("first", drawn.first());
                answer.put("dealer", drawn.dealer());
            }
        }
        json.put("lots", answer);
    }

    static Map<String, Object> ruling(Ruling ruling) {
        Map<String, Object> json = Json.object();
        json.put("case", ruling.which());
        json.put("seat", ruling.seat());
        json.put("of", ruling.of());
        json.put("remedies", ruling.remedies().stream().map(ActJson::remedy).toList());
        return json;
    }

    private static Map<String, Object> remedy(Remedy remedy) {
        return switch (remedy) {
            case Remedy.Advise _ -> object("do", "advise");
            case Remedy.Warn warn -> object("do", "warn", "seat", warn.seat());
            case Remedy.Limit limit ->
                    object(
                            "do",
                            "limit",
                            "seat",
                            limit.seat(),
                            "turn",
                            limit.turn(),
                            "take",
                            limit.take());
            case Remedy.Play play ->
                    object("do", "play", "seat", play.seat(), "cards", play.card().face());
            case Remedy.Show show ->
                    object("do", "show", "seat", show.seat(), "card", show.card().face());
            case Remedy.Points given ->
                    object("do", "points", "line", given.line(), "points", given.points());
            case Remedy.Vp vp -> object("do", "vp", "line", vp.line(), "points", vp.points());
            case Remedy.Repair repair -> object("do", "repair", "what", repair.what());
            case Remedy.Redeal _ -> object("do", "redeal");
        };
    }

    private static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> json = Json.object();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            json.put(keysAndValues[i].toString(), keysAndValues[i + 1]);
        }
        return json;
    }
}
