package burraco.cli;

import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.hand.Hand;
import burraco.json.Json;
import burraco.layout.ZoneName;
import burraco.layout.capture.CaptureLine;
import burraco.record.Judgement;
import burraco.tracking.Difference;
import burraco.tracking.Told;
import burraco.tracking.course.Entry;
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
    static Map<String, Object> of(Told told, int hand) {
        return switch (told) {
            case Told.Decided decided -> act(decided, hand);
            case Told.Withdrawn withdrawn -> withdrawn(withdrawn);
            case Told.Unsure unsure -> unsure(unsure);
            case Told.Resolved resolved -> said("resolved", resolved.what(), resolved);
            case Told.Differs differs -> difference("differs", differs.what(), differs);
            case Told.Agrees agrees -> difference("agrees", agrees.what(), agrees);
            case Told.Foreign foreign -> {
                Map<String, Object> json = said("foreign", foreign.tag(), foreign);
                json.put("antenna", foreign.antenna());
                yield json;
            }
            case Told.Trouble trouble -> said("trouble", trouble.what(), trouble);
            case Told.Sense sense -> {
                Map<String, Object> json =
                        said("trouble", sense.over() ? "over" : WORDS.ailment(sense), sense);
                json.put("sense", sense.sense().part());
                json.put("since", sense.since());
                yield json;
            }
            case Told.HandOver over -> end(over, hand);
        };
    }

    static Map<String, Object> skipped(CaptureLine.Skipped line) {
        Map<String, Object> json = Json.object();
        json.put("skipped", line.number());
        json.put("why", line.why());
        return json;
    }

    private static Map<String, Object> act(Told.Decided decided, int hand) {
        Entry entry = decided.entry();
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
    private static Optional<Outcome.Ruled> asRead(Told.Decided decided) {
        Entry entry = decided.entry();
        Hand before = entry.before().all();
        return Engine.apply(before, entry.act(), decided.line(), entry.late())
                        instanceof Outcome.Ruled ruled
                ? Optional.of(ruled)
                : Optional.empty();
    }

    private static Map<String, Object> withdrawn(Told.Withdrawn withdrawn) {
        Map<String, Object> json = said("withdrawn", withdrawn.line(), withdrawn);
        json.put("why", WORDS.why(withdrawn.why()));
        return json;
    }

    private static Map<String, Object> unsure(Told.Unsure unsure) {
        Map<String, Object> json = said("unsure", WORDS.unsure(unsure), unsure);
        unsure.seat().ifPresent(seat -> json.put("seat", seat));
        json.put("cards", ToldWords.cards(unsure.cards()));
        json.put("zones", unsure.zones());
        if (unsure.prompt()) {
            json.put("prompt", true);
        }
        return json;
    }

    private static Map<String, Object> difference(String name, Difference what, Told told) {
        Map<String, Object> json = said(name, ZoneName.of(what.zone()), told);
        switch (what) {
            case Difference.Lies(var card, _, _) -> json.put("more", card.face().toString());
            case Difference.Silent(var card, _, _) -> json.put("silent", card.face().toString());
            case Difference.Weighs(_, var cards) -> json.put("weighs", cards);
        }
        return json;
    }

    private static Map<String, Object> said(String name, Object what, Told told) {
        Map<String, Object> json = Json.object();
        json.put(name, what);
        json.put("decided", told.decided());
        return json;
    }

    private static Map<String, Object> end(Told.HandOver over, int hand) {
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
