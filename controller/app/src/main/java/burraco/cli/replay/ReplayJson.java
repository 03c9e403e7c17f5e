package burraco.cli.replay;

import burraco.cli.judge.ActJson;
import burraco.cli.judge.EndJson;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.hand.Hand;
import burraco.json.Json;
import burraco.layout.ZoneName;
import burraco.layout.capture.CaptureLine;
import burraco.record.Judgement;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.words.Language;
import burraco.words.Problems;
import burraco.words.Words;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The objects of {@code replay --json}. */
final class ReplayJson {
    /** The keys of the objects do not depend on the language. */
    private static final ToldWords WORDS = new ToldWords(Words.in(Language.EN));

    private ReplayJson() {}

    /**
     * @param hand the number of the hand, from 1
     */
    static Map<String, Object> of(TrackerEvent told, int hand) {
        return switch (told) {
            case TrackerEvent.Decided decided -> act(decided, hand);
            case TrackerEvent.Withdrawn withdrawn -> withdrawn(withdrawn);
            case TrackerEvent.Unsure unsure -> unsure(unsure);
            case TrackerEvent.Resolved resolved -> said("resolved", resolved.what(), resolved);
            case TrackerEvent.Differs differs -> difference("differs", differs.what(), differs);
            case TrackerEvent.Agrees agrees -> difference("agrees", agrees.what(), agrees);
            case TrackerEvent.Foreign foreign -> {
                Map<String, Object> json = said("foreign", foreign.tag(), foreign);
                json.put("antenna", foreign.antenna());
                yield json;
            }
            case TrackerEvent.Trouble trouble -> said("trouble", trouble.what(), trouble);
            case TrackerEvent.TrustChanged sense -> {
                Map<String, Object> json =
                        said("trouble", sense.over() ? "over" : WORDS.ailment(sense), sense);
                json.put("sense", sense.sensor().part());
                json.put("since", sense.since());
                yield json;
            }
            case TrackerEvent.HandOver over -> end(over, hand);
        };
    }

    static Map<String, Object> skipped(CaptureLine.Skipped line) {
        Map<String, Object> json = Json.object();
        json.put("skipped", line.number());
        json.put("why", line.why());
        return json;
    }

    private static Map<String, Object> act(TrackerEvent.Decided decided, int hand) {
        TrackedAct entry = decided.entry();
        Optional<Outcome.Ruled> read = asRead(decided);
        Judgement.Step step =
                new Judgement.Step(
                        decided.line(),
                        entry.act(),
                        entry.text(),
                        entry.after().all(),
                        read.map(Outcome.Ruled::rulings).orElse(entry.rulings()),
                        entry.cards(),
                        read.map(Outcome.Ruled::settled).orElse(List.of()));
        Map<String, Object> json = ActJson.of(step);
        json.put("hand", hand);
        json.put("t", entry.since());
        json.put("complete", entry.complete());
        json.put("decided", entry.decided());
        json.put("sure", Math.round(entry.sure() * 1_000) / 1_000.0);
        return json;
    }

    /** Acts as in the record, including cards that were hidden at the table. */
    private static Optional<Outcome.Ruled> asRead(TrackerEvent.Decided decided) {
        TrackedAct entry = decided.entry();
        Hand before = entry.before().all();
        return Engine.apply(before, entry.act(), decided.line(), entry.late())
                        instanceof Outcome.Ruled ruled
                ? Optional.of(ruled)
                : Optional.empty();
    }

    private static Map<String, Object> withdrawn(TrackerEvent.Withdrawn withdrawn) {
        Map<String, Object> json = said("withdrawn", withdrawn.line(), withdrawn);
        json.put("why", WORDS.why(withdrawn.why()));
        return json;
    }

    private static Map<String, Object> unsure(TrackerEvent.Unsure unsure) {
        Map<String, Object> json = said("unsure", WORDS.unsure(unsure), unsure);
        unsure.seat().ifPresent(seat -> json.put("seat", seat));
        json.put("cards", ToldWords.cards(unsure.cards()));
        json.put("zones", unsure.zones());
        if (unsure.prompt()) {
            json.put("prompt", true);
        }
        return json;
    }

    private static Map<String, Object> difference(
            String name, Discrepancy what, TrackerEvent told) {
        Map<String, Object> json = said(name, ZoneName.of(what.zone()), told);
        switch (what) {
            case Discrepancy.Lies(var card, _, _) -> json.put("more", card.face().toString());
            case Discrepancy.Silent(var card, _, _) -> json.put("silent", card.face().toString());
            case Discrepancy.Weighs(_, var cards) -> json.put("weighs", cards);
        }
        return json;
    }

    private static Map<String, Object> said(String name, Object what, TrackerEvent told) {
        Map<String, Object> json = Json.object();
        json.put(name, what);
        json.put("decided", told.decided());
        return json;
    }

    private static Map<String, Object> end(TrackerEvent.HandOver over, int hand) {
        byte[] record = over.record().getBytes(StandardCharsets.UTF_8);
        Map<String, Object> json =
                switch (Judgement.of(record)) {
                    case Judgement.Judged judged -> EndJson.of(judged.end(), judged.atEnd());
                    case Judgement.Refused refused -> {
                        Map<String, Object> error = Json.object();
                        error.put("error", why(refused));
                        error.put("line", refused.problem().line());
                        error.put("column", refused.problem().column());
                        yield error;
                    }
                };
        json.put("hand", hand);
        json.put("record", over.record());
        return json;
    }

    private static String why(Judgement.Refused refused) {
        return Problems.in(Language.EN).say(refused.problem().kind(), refused.problem().details());
    }
}
