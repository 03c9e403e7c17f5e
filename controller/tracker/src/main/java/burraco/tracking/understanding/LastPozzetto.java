package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.Observation;
import burraco.tracking.figures.HumanTimes;
import java.util.Optional;
import java.util.Set;

/**
 * A pozzetto that is taken after the last discard of the hand, and a call because of it. Whoever
 * lifts one that was left at the end may look at it or gather the cards; he is blamed only if
 * somebody calls.
 */
final class LastPozzetto {
    private static final Set<Case> TAKEN_AGAIN = Set.of(Case.POZZETTO_NOT_DUE_WITH_THE_DISCARD);

    private static final long GATHERING_MILLIS = HumanTimes.GATHERING_MILLIS;

    private final HandCourse course;
    private final ExplanationChoice alternatives;
    private final DoubtSigns signs;

    LastPozzetto(HandCourse course, ExplanationChoice alternatives, DoubtSigns signs) {
        this.course = course;
        this.alternatives = alternatives;
        this.signs = signs;
    }

    /** The acts that explain what was seen, if it was that and nothing else. */
    Optional<Explanation> explain(Evidence evidence, long now) {
        if (!isSeen(evidence)) {
            return Optional.empty();
        }
        return alternatives
                .plain(evidence, now)
                .filter(found -> !found.steps().isEmpty())
                .filter(found ->
                        found.steps().stream()
                                .allMatch(step -> isOfTheEnd(step.entry(), evidence, now)));
    }

    /** Whether a pozzetto has gone, or somebody has called after it was taken. */
    boolean isSeen(Evidence evidence) {
        boolean taken = course.last().filter(one -> isTaking(one.act())).isPresent();
        return evidence.happenings().stream()
                .anyMatch(happening ->
                        happening instanceof Observation.PozzettoGone
                                || taken && happening instanceof Observation.Pressed);
    }

    private static boolean isTaking(Act act) {
        return act instanceof Act.TakePozzetto;
    }

    private boolean isOfTheEnd(TrackedAct entry, Evidence evidence, long now) {
        boolean taken = isTaking(entry.act());
        boolean called =
                evidence.happenings().stream().anyMatch(Observation.Pressed.class::isInstance);
        boolean again = entry.ruledOnlyBy(TAKEN_AGAIN) && now - entry.complete() > GATHERING_MILLIS;
        return taken && (!entry.ruled() || called && again && signs.allLies())
                || entry.act() instanceof Act.Notice;
    }
}
