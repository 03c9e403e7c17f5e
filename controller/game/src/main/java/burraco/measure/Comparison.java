package burraco.measure;

import burraco.engine.ruling.Case;
import burraco.record.Judgement;
import burraco.record.Problem;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Compares what happened in a hand with what was recognised.
 *
 * @param pairs act by act, without the deal
 * @param falseRulings rulings on faults that nobody committed
 * @param missedRulings rulings that should have been given
 * @param committed the cases committed on purpose
 * @param ruled those of them that were ruled
 * @param calibration how often acts were right, by the certainty stated with them
 * @param problem why what was recognised cannot be judged; then everything counts as missed
 */
public record Comparison(
        List<Pair> pairs,
        Dealt dealt,
        List<Ruled> falseRulings,
        List<Ruled> missedRulings,
        List<Case> committed,
        List<Case> ruled,
        int prompts,
        CertaintyCounts calibration,
        Optional<Problem> problem) {
    public Comparison {
        pairs = List.copyOf(pairs);
        falseRulings = List.copyOf(falseRulings);
        missedRulings = List.copyOf(missedRulings);
        committed = List.copyOf(committed);
        ruled = List.copyOf(ruled);
    }

    public static Comparison of(Course truth, Inferred inferred) {
        byte[] record = inferred.record().getBytes(StandardCharsets.UTF_8);
        return switch (Judgement.of(record)) {
            case Judgement.Judged judged -> {
                Course told = Course.of(judged, spans(inferred));
                List<Pair> pairs = Assessment.of(truth, told, inferred);
                yield of(truth, told, pairs, inferred, Optional.empty());
            }
            case Judgement.Refused refused -> {
                Course nothing = new Course(List.of(), List.of(), List.of());
                Inferred without = new Inferred("", List.of(), 0, List.of());
                List<Pair> pairs = Assessment.of(truth, nothing, without);
                Optional<Problem> problem = Optional.of(refused.problem());
                yield of(truth, nothing, pairs, inferred, problem);
            }
        };
    }

    private static Comparison of(
            Course truth,
            Course told,
            List<Pair> pairs,
            Inferred inferred,
            Optional<Problem> problem) {
        List<Case> ruled =
                truth.committed().stream()
                        .filter(which ->
                                told.rulings().stream().anyMatch(one -> one.which() == which))
                        .toList();
        return new Comparison(
                pairs,
                Dealt.of(truth, told),
                Ruled.without(told.rulings(), truth.rulings()),
                Ruled.without(truth.rulings(), told.rulings()),
                truth.committed(),
                ruled,
                inferred.prompts(),
                CertaintyCounts.of(pairs, inferred),
                problem);
    }

    private static List<Span> spans(Inferred inferred) {
        return inferred.times().stream()
                .map(timed -> new Span(timed.line(), timed.t(), timed.complete()))
                .toList();
    }

    public Counts counts() {
        return Counts.of(pairs);
    }

    /** Wrong cards named without doubt. */
    public int silentWrongCards() {
        return pairs.stream().mapToInt(Pair::silentWrongCards).sum();
    }

    /** Melds recognised correctly, except for which of their cards was laid last. */
    public int otherLastCards() {
        return (int) pairs.stream().filter(Pair::endsOtherwise).count();
    }
}
