package burraco.measure;

import burraco.engine.hand.Hand;
import burraco.engine.ruling.Case;
import burraco.record.ActionLine;
import burraco.record.Judgement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The acts of a hand in order, with its rulings.
 *
 * @param rulings all of them, in order
 * @param committed the cases committed on purpose
 */
public record Course(List<Happened> acts, List<Ruled> rulings, List<Case> committed) {
    public Course {
        acts = List.copyOf(acts);
        rulings = List.copyOf(rulings);
        committed = List.copyOf(committed);
    }

    /**
     * @param times when its acts were done; acts without a time are untimed
     */
    public static Course of(Judgement.Judged judged, List<Span> times) {
        Map<Integer, Span> spans = new HashMap<>();
        times.forEach(span -> spans.put(span.line(), span));
        List<ActionLine> lines = judged.document().actions();
        List<Happened> acts = new ArrayList<>();
        List<Ruled> rulings = new ArrayList<>();
        Hand before = judged.start();
        for (int i = 0; i < lines.size(); i++) {
            Judgement.Step step = judged.steps().get(i);
            Span untimed = new Span(step.line(), Happened.UNTIMED, Happened.UNTIMED);
            Span span = spans.getOrDefault(step.line(), untimed);
            acts.add(
                    new Happened(
                            step.line(),
                            step.act(),
                            Moved.by(step, before),
                            step.text(),
                            lines.get(i).late(),
                            before,
                            span.begun(),
                            span.complete()));
            step.rulings().forEach(ruling -> rulings.add(Ruled.of(ruling)));
            before = step.after();
        }
        judged.atEnd().forEach(ruling -> rulings.add(Ruled.of(ruling)));
        return new Course(acts, rulings, List.of());
    }

    /** The same hand, in which these cases were committed on purpose. */
    public Course committing(Case which) {
        List<Case> more = new ArrayList<>(committed);
        more.add(which);
        return new Course(acts, rulings, more);
    }

    /** The acts that are compared one by one. */
    List<Happened> played() {
        return acts.stream().filter(act -> act.kind().isPlayed()).toList();
    }
}
