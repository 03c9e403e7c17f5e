package burraco.cli.replay;

import burraco.cards.Seat;
import burraco.cli.judge.ActJson;
import burraco.cli.judge.EndJson;
import burraco.engine.Engine;
import burraco.engine.Outcome;
import burraco.engine.hand.Hand;
import burraco.hal.TagId;
import burraco.json.Inline;
import burraco.json.JsonObject;
import burraco.json.OmitEmpty;
import burraco.layout.ZoneName;
import burraco.layout.capture.CaptureLine;
import burraco.record.Judgement;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.event.TrackerEvent;
import burraco.words.FileWords;
import burraco.words.Language;
import burraco.words.Problems;
import burraco.words.Words;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** The objects of {@code replay --json}. Times are milliseconds of the capture. */
public sealed interface ReplayJson extends JsonObject {
    /**
     * An act, as in {@code judge --json}.
     *
     * @param hand the number of the hand, from 1
     * @param t when it began
     */
    record Act(@Inline ActJson act, int hand, long t, long complete, long decided, double sure)
            implements ReplayJson {}

    record Withdrawn(int withdrawn, long decided, String why) implements ReplayJson {}

    record Unsure(
            String unsure,
            long decided,
            @OmitEmpty Optional<Seat> seat,
            String cards,
            List<String> zones,
            @OmitEmpty Optional<Boolean> prompt)
            implements ReplayJson {}

    record Resolved(String resolved, long decided) implements ReplayJson {}

    record Differs(String differs, long decided, @Inline Difference what) implements ReplayJson {}

    record Agrees(String agrees, long decided, @Inline Difference what) implements ReplayJson {}

    /** One of the three. */
    record Difference(
            @OmitEmpty Optional<String> more,
            @OmitEmpty Optional<String> silent,
            @OmitEmpty Optional<Integer> weighs)
            implements JsonObject {
        static Difference of(Discrepancy what) {
            Optional<String> none = Optional.empty();
            return switch (what) {
                case Discrepancy.Lies(var card, _, _) ->
                        new Difference(Optional.of(card.face().toString()), none, Optional.empty());
                case Discrepancy.Silent(var card, _, _) ->
                        new Difference(none, Optional.of(card.face().toString()), Optional.empty());
                case Discrepancy.Weighs(_, var cards) ->
                        new Difference(none, none, Optional.of(cards));
            };
        }
    }

    record Foreign(TagId foreign, long decided, int antenna) implements ReplayJson {}

    record Trouble(String trouble, long decided) implements ReplayJson {}

    record Distrusted(String trouble, long decided, String sense, long since)
            implements ReplayJson {}

    record Skipped(int skipped, String why) implements ReplayJson {}

    record End(@Inline EndJson end, int hand, String record) implements ReplayJson {}

    /** A hand whose record cannot be judged. */
    record Unjudged(String error, int line, int column, int hand, String record)
            implements ReplayJson {}

    /**
     * @param hand the number of the hand, from 1
     */
    static ReplayJson of(TrackerEvent told, int hand) {
        // Sentences are English whatever the language: programs may compare them.
        ToldWords words = new ToldWords(Words.in(Language.EN));
        long decided = told.decided();
        return switch (told) {
            case TrackerEvent.Decided one -> act(one, hand);
            case TrackerEvent.Withdrawn one ->
                    new Withdrawn(one.line(), decided, words.why(one.why()));
            case TrackerEvent.Unsure one ->
                    new Unsure(
                            words.unsure(one),
                            decided,
                            one.seat(),
                            ToldWords.cards(one.cards()),
                            one.zones(),
                            Optional.of(true).filter(_ -> one.prompt()));
            case TrackerEvent.Resolved one -> new Resolved(one.what(), decided);
            case TrackerEvent.Differs(var what, _, _) ->
                    new Differs(ZoneName.of(what.zone()), decided, Difference.of(what));
            case TrackerEvent.Agrees(var what, _) ->
                    new Agrees(ZoneName.of(what.zone()), decided, Difference.of(what));
            case TrackerEvent.Foreign one -> new Foreign(one.tag(), decided, one.antenna());
            case TrackerEvent.Trouble one -> new Trouble(one.what(), decided);
            case TrackerEvent.TrustChanged one ->
                    new Distrusted(
                            one.over() ? "over" : words.ailment(one),
                            decided,
                            one.sensor().part(),
                            one.since());
            case TrackerEvent.HandOver one -> end(one, hand);
        };
    }

    static ReplayJson skipped(CaptureLine.Skipped line) {
        return new Skipped(line.number(), FileWords.in(Language.EN).say(line.why()));
    }

    private static ReplayJson act(TrackerEvent.Decided decided, int hand) {
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
        return new Act(
                ActJson.of(step),
                hand,
                entry.since(),
                entry.complete(),
                entry.decided(),
                Math.round(entry.sure() * 1_000) / 1_000.0);
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

    private static ReplayJson end(TrackerEvent.HandOver over, int hand) {
        byte[] record = over.record().getBytes(StandardCharsets.UTF_8);
        return switch (Judgement.of(record)) {
            case Judgement.Judged judged ->
                    new End(EndJson.of(judged.end(), judged.atEnd()), hand, over.record());
            case Judgement.Refused refused ->
                    new Unjudged(
                            Problems.in(Language.EN)
                                    .say(refused.problem().kind(), refused.problem().details()),
                            refused.problem().line(),
                            refused.problem().column(),
                            hand,
                            over.record());
        };
    }
}
