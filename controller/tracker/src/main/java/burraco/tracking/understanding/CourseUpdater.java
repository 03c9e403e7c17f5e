package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Pozzetto;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.deal.DealtCards;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.ExplainedAct;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.weighing.TableScales;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Puts an explanation on record as far as it is sure enough, and removes the acts that it replaces.
 */
final class CourseUpdater {
    private final HandCourse course;
    private final TablePicture picture;
    private final TableScales weights;
    private final DealtCards dealt;
    private final Readiness readiness;
    private final DiscardPlacement placed;
    private final PendingPresses presses;
    private final Certainty certainty;
    private final Suspicion suspicion;

    /** Number of acts that people have confirmed. */
    private int agreed;

    /** When cards were last taken from the table; older beliefs about them do not count. */
    private final Map<Card, Long> takenAway = new HashMap<>();

    CourseUpdater(
            HandCourse course,
            TablePicture picture,
            TableScales weights,
            DealtCards dealt,
            Readiness readiness,
            Certainty certainty,
            Suspicion suspicion,
            PendingPresses presses) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
        this.dealt = dealt;
        this.readiness = readiness;
        this.presses = presses;
        this.certainty = certainty;
        this.suspicion = suspicion;
        placed = new DiscardPlacement(course, picture.places());
    }

    Map<Card, Long> takenAway() {
        return takenAway;
    }

    /** How many acts of the explanation are on record already, in the same order. */
    private int same(List<ExplainedAct> steps, int kept) {
        int same = 0;
        List<TrackedAct> entries = course.entries();
        while (same < steps.size()
                && kept + same < entries.size()
                && isOn(steps.get(same).entry(), kept + same)) {
            same++;
        }
        return same;
    }

    private boolean isOn(TrackedAct entry, int index) {
        return entry.isSame(course.entries().get(index)) || suspicion.holds(index, entry);
    }

    /**
     * The steps up to and including the first that is already on record as a suspicion: after that,
     * the position is another one.
     */
    private List<ExplainedAct> upToSuspected(Explanation explanation) {
        List<ExplainedAct> steps = explanation.steps();
        for (int i = 0; i < steps.size(); i++) {
            int index = explanation.kept() + i;
            if (index >= course.entries().size() || !isOn(steps.get(i).entry(), index)) {
                return steps;
            }
            if (suspicion.holds(index, steps.get(i).entry())) {
                return steps.subList(0, i + 1);
            }
        }
        return steps;
    }

    /**
     * @param clear whether the new observations are understood well enough to blame somebody,
     *     whatever came before
     */
    void follow(Explanation explanation, Evidence evidence, boolean clear, long now) {
        List<ExplainedAct> steps = upToSuspected(explanation);
        int same = same(steps, explanation.kept());
        int keep = explanation.kept() + same;
        boolean back = keep < course.entries().size();
        int ready = same;
        while (ready < steps.size()
                && readiness.isReady(steps, ready, evidence, now)
                && !placed.waits(steps.get(ready).entry(), now)) {
            ready++;
        }
        boolean mayBlame = clear || explanation.isClear();
        ready = mayBlame ? ready : lawful(steps, same, ready);
        ready = ready < steps.size() ? noticed(steps, same, ready) : ready;
        if (back && ready < steps.size() && ready == same) {
            return; // What would replace the acts on record is not sure yet.
        }
        WithdrawalReason why = back ? why(steps, same, keep) : WithdrawalReason.HEARD_LATER;
        // The rivals of the explanation have to be found before the course changes.
        List<ExplainedAct> sure = certainty.of(explanation, same, ready);
        while (course.entries().size() > keep) {
            withdraw(why, now);
        }
        boolean toTheEnd = take(sure, mayBlame, now);
        if (toTheEnd && ready == steps.size()) {
            call(now);
        }
    }

    /**
     * The number of steps before the first fault that is noticed late, which waits until everything
     * after it is sure.
     */
    private static int noticed(List<ExplainedAct> steps, int from, int to) {
        int index = from;
        while (index < to && !steps.get(index).entry().late()) {
            index++;
        }
        return index;
    }

    /**
     * Records that the acts so far are as people have said, so that the table does not call for
     * their faults.
     */
    void agreed() {
        agreed = course.entries().size();
    }

    /** Lets the table call for faults that it noticed late. */
    void call(long now) {
        int theirs = course.line(agreed);
        boolean due =
                course.open().unnoticed().stream()
                        .anyMatch(fault -> fault.act() >= theirs || suspicion.isOurs(fault.act()));
        if (due && !course.setting().onCall() && !suspicion.isOpen()) {
            course.imagine(new Act.Notice(Optional.empty()), Optional.empty(), ActTimes.at(now))
                    .map(TrackedAct::byItself)
                    .ifPresent(course::take);
        }
    }

    /**
     * Puts the steps on record, up to a misplaced card or a new suspicion: after those the position
     * is another one.
     *
     * @return whether all of them were put on record
     */
    private boolean take(List<ExplainedAct> steps, boolean mayBlame, long now) {
        for (ExplainedAct step : steps) {
            Optional<TrackedAct> astray =
                    mayBlame ? placed.astray(step.entry(), now) : Optional.empty();
            TrackedAct entry = astray.orElse(step.entry()).on(step.entry().grounds());
            TrackedAct taken = suspicion.suspected(entry);
            take(taken, now);
            readiness.noteSurprise(step);
            if (taken != entry && suspicion.isNew(entry)) {
                readiness.noteSuspicion(entry);
            }
            if (astray.isPresent() || taken != entry) {
                return false;
            }
        }
        return true;
    }

    /** The number of steps before the first one that would blame somebody. */
    private static int lawful(List<ExplainedAct> steps, int from, int to) {
        int index = from;
        while (index < to && !steps.get(index).entry().ruled()) {
            index++;
        }
        return index;
    }

    /**
     * @param keep number of acts on record that stay
     */
    private WithdrawalReason why(List<ExplainedAct> steps, int same, int keep) {
        boolean blamed = course.entries().stream().skip(keep).anyMatch(TrackedAct::ruled);
        boolean blames =
                steps.stream().skip(same).map(ExplainedAct::entry).anyMatch(TrackedAct::ruled);
        if (blamed && !blames && course.entries().size() - keep > 1) {
            return WithdrawalReason.CONTRADICTED;
        }
        TrackedAct first = course.entries().get(course.entries().size() - 1);
        if (same == steps.size()) {
            return first.act() instanceof Act.Pickup
                    ? WithdrawalReason.STILL_THERE
                    : WithdrawalReason.TAKEN_UP;
        }
        TrackedAct instead = steps.get(same).entry();
        boolean more =
                !instead.cards().isEmpty()
                        && instead.slot().equals(first.slot())
                        && instead.cards().containsAll(first.cards());
        return more ? WithdrawalReason.MORE_LAID : WithdrawalReason.HEARD_LATER;
    }

    void withdraw(WithdrawalReason why, long now) {
        TrackedAct entry = course.withdraw(why, now);
        presses.withdrawn(entry);
    }

    private void take(TrackedAct entry, long now) {
        readiness.sayWhatIsSupposed(entry, course.entries().size(), now);
        course.take(entry);
        switch (entry.act()) {
            case Act.Pickup _, Act.TakeBack _, Act.TakeBackDiscard _ ->
                    entry.before()
                            .lying()
                            .forEach((card, zone) -> {
                                if (!entry.after().lying().containsKey(card)) {
                                    takenAway.put(card, now);
                                    picture.taken(card, zone, now);
                                }
                            });
            case Act.TimeOut _, Act.Notice _ -> presses.taken(entry);
            case Act.PutBack back when back.to() == Source.POZZETTO -> weighPozzetti(entry, now);
            case Act _ -> entry.cards().forEach(takenAway::remove);
        }
        entry.cards().forEach(dealt::forget);
    }

    /** Records that a pozzetto that was put back lies on its scale as before. */
    private void weighPozzetti(TrackedAct entry, long now) {
        for (int number = 1; number <= 2; number++) {
            if (entry.after().open().pozzetto(number) instanceof Pozzetto.Lying lying
                    && !entry.before().open().pozzetto(number).equals(lying)) {
                weights.onPozzetto(number)
                        .ifPresent(balance -> balance.set(lying.cards().size(), now));
            }
        }
    }
}
