package burraco.cli.judge;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import burraco.engine.ruling.Settled;
import burraco.engine.turn.Lots;
import burraco.json.Json;
import burraco.record.Judgement;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What {@code judge --json} says of one act. */
public final class ActJson {
    private ActJson() {}

    public static Map<String, Object> of(Judgement.Step step) {
        Hand hand = step.after();
        Map<String, Object> json = Json.object();
        json.put("line", step.line());
        json.put("action", step.text());
        json.put("rulings", step.rulings().stream().map(ActJson::ruling).toList());
        if (!step.settled().isEmpty()) {
            json.put("settled", step.settled().stream().map(ActJson::settled).toList());
        }
        json.put("turn", hand.over() ? null : hand.acting());
        json.put("phase", hand.phase());
        if (hand.timeOutRuns()) {
            json.put("turnsLeft", hand.turnsLeft());
        }
        if (step.act() instanceof Act.Lot) {
            lots(json, Lots.of(hand.preparation().orElseThrow()));
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
            case Remedy.TakeBack back ->
                    object(
                            "do",
                            "takeback",
                            "seat",
                            back.seat(),
                            "meld",
                            back.from().map(Object::toString).orElse("discard"),
                            "cards",
                            cards(back.cards()));
            case Remedy.Restore back -> restore(back);
            case Remedy.Merge merge ->
                    object("do", "merge", "meld", merge.meld(), "into", merge.into());
            case Remedy.Penalize aside ->
                    object("do", "penalize", "seat", aside.seat(), "cards", cards(aside.cards()));
            case Remedy.Discard due ->
                    object("do", "discard", "seat", due.seat(), "cards", cards(due.cards()));
            case Remedy.Cure cure -> object("do", "cure", "seat", cure.seat(), "meld", cure.meld());
            case Remedy.Draw draw -> object("do", "draw", "seat", draw.seat());
            case Remedy.Play play ->
                    object("do", "play", "seat", play.seat(), "cards", cards(play.cards()));
            case Remedy.Show show ->
                    object("do", "show", "seat", show.seat(), "card", show.card().face());
            case Remedy.Complete complete ->
                    object(
                            "do",
                            "complete",
                            "seat",
                            complete.seat(),
                            "seconds",
                            complete.seconds());
            case Remedy.Stop stop -> object("do", "stop", "seat", stop.seat());
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
            case Remedy.Freeze freeze ->
                    object(
                            "do",
                            "freeze",
                            "meld",
                            freeze.meld(),
                            "until",
                            freeze.until().map(Object::toString).orElse("end"));
            case Remedy.Negative negative ->
                    object(
                            "do",
                            "negative",
                            "line",
                            negative.line(),
                            "cards",
                            cards(negative.cards()));
            case Remedy.Warn warn -> object("do", "warn", "seat", warn.seat());
            case Remedy.Points given ->
                    object("do", "points", "line", given.line(), "points", given.points());
            case Remedy.Vp vp -> object("do", "vp", "line", vp.line(), "points", vp.points());
            case Remedy.Repair repair -> object("do", "repair", "what", repair.what());
            case Remedy.Bar bar ->
                    object(
                            "do",
                            "bar",
                            "seat",
                            bar.seat(),
                            "meld",
                            bar.meld().orElse(null),
                            "cards",
                            cards(bar.cards()));
            case Remedy.Redeal _ -> object("do", "redeal");
            case Remedy.Reopen _ -> object("do", "reopen");
            case Remedy.Advise _ -> object("do", "advise");
        };
    }

    private static Map<String, Object> restore(Remedy.Restore back) {
        Map<String, Object> json =
                object(
                        "do",
                        "restore",
                        "seat",
                        back.seat(),
                        "what",
                        back.what(),
                        "cards",
                        cards(back.cards()));
        back.shownTo().ifPresent(seat -> json.put("shownTo", seat));
        return json;
    }

    private static Map<String, Object> settled(Settled settled) {
        Map<String, Object> json = remedy(settled.remedy());
        json.put("case", settled.ruling().which());
        json.put("of", settled.ruling().of());
        json.put("why", settled.why());
        return json;
    }

    private static String cards(List<Card> cards) {
        return cards.stream()
                .map(card -> card == null ? "??" : card.face().toString())
                .collect(Collectors.joining(" "));
    }

    private static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> json = Json.object();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            json.put(keysAndValues[i].toString(), keysAndValues[i + 1]);
        }
        return json;
    }
}
