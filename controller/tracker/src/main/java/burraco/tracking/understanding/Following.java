package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Pozzetto;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.deal.Dealt;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.Step;
import burraco.tracking.picture.Picture;
import burraco.tracking.weighing.Weights;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts an explanation on record, as far as it is sure enough, and withdraws what it replaces. */
final class Following {
    private final Course course;
    private final Picture picture;
    private final Weights weights;
    private final Dealt dealt;
    private final Readiness readiness;
    private final Placed placed;
    private final Presses presses;
    private final Certainty certainty;
    private final Suspicion suspicion;

    /** Of so many acts people have said how they were. */
    private int agreed;

    /** When cards were taken from the table: what is still believed of them there is old. */
    private final Map<Card, Long> takenAway = new HashMap<>();

    Following(
            Course course,
            Picture picture,
            Weights weights,
            Dealt dealt,
            Readiness readiness,
            Certainty certainty,
            Suspicion suspicion,
            Presses presses) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
        this.dealt = dealt;
        this.readiness = readiness;
        this.presses = presses;
        this.certainty = certainty;
        this.suspicion = suspicion;
        placed = new Placed(course, picture.places());
    }

    Map<Card, Long> takenAway() {
        return takenAway;
    }

    /** How many of its acts are on the course already, one after the other. */
    private int same(List<Step> steps, int kept) {
        int same = 0;
        List<Entry> entries = course.entries();
        while (same < steps.size()
                && kept + same < entries.size()
                && isOn(steps.get(same).entry(), kept + same)) {
            same++;
        }
        return same;
    }

    private boolean isOn(Entry entry, int index) {
        return entry.isSame(course.entries().get(index)) || suspicion.holds(index, entry);
    }

    /** Behind what is suspected already everything goes on from another position. */
    private List<Step> upToSuspected(Explanation explanation) {
        List<Step> steps = explanation.steps();
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
     * @param clear whether what is new is understood well enough, whatever came before
     */
    void follow(Explanation explanation, Evidence evidence, boolean clear, long now) {
        List<Step> steps = upToSuspected(explanation);
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
            return; // What would come instead is not sure yet.
        }
        Told.Why why = back ? why(steps, same, keep) : Told.Why.HEARD_LATER;
        // A search goes by the course: what else it would come to is asked before that changes.
        List<Step> sure = certainty.of(explanation, same, ready);
        while (course.entries().size() > keep) {
            withdraw(why, now);
        }
        boolean toTheEnd = take(sure, mayBlame, now);
        if (toTheEnd && ready == steps.size()) {
            call(now);
        }
    }

    /** Before a fault that is noticed late, as long as what came after it is not all sure. */
    private static int noticed(List<Step> steps, int from, int to) {
        int index = from;
        while (index < to && !steps.get(index).entry().late()) {
            index++;
        }
        return index;
    }

    /** What people have said about the acts so far is theirs to call for. */
    void agreed() {
        agreed = course.entries().size();
    }

    /** The table calls for what it has understood late. */
    void call(long now) {
        int theirs = course.line(agreed);
        boolean due =
                course.open().unnoticed().stream()
                        .anyMatch(fault -> fault.act() >= theirs || suspicion.isOurs(fault.act()));
        if (due && !course.setting().onCall() && !suspicion.isOpen()) {
            course.imagine(new Act.Notice(Optional.empty()), Optional.empty(), Times.at(now))
                    .map(Entry::byItself)
                    .ifPresent(course::take);
        }
    }

    /**
     * Behind a card that lies astray, or a fault that nobody is ruled by yet, everything goes on
     * from another position.
     *
     * @return whether all of it was taken
     */
    private boolean take(List<Step> steps, boolean mayBlame, long now) {
        for (Step step : steps) {
            Optional<Entry> astray = mayBlame ? placed.astray(step.entry(), now) : Optional.empty();
            Entry entry = astray.orElse(step.entry()).on(step.entry().grounds());
            Entry taken = suspicion.suspected(entry);
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

    /** How many of the acts come before the first one that would blame somebody. */
    private static int lawful(List<Step> steps, int from, int to) {
        int index = from;
        while (index < to && !steps.get(index).entry().ruled()) {
            index++;
        }
        return index;
    }

    /**
     * @param keep so many acts of the course stay
     */
    private Told.Why why(List<Step> steps, int same, int keep) {
        boolean blamed = course.entries().stream().skip(keep).anyMatch(Entry::ruled);
        boolean blames = steps.stream().skip(same).map(Step::entry).anyMatch(Entry::ruled);
        if (blamed && !blames && course.entries().size() - keep > 1) {
            return Told.Why.CONTRADICTED;
        }
        Entry first = course.entries().get(course.entries().size() - 1);
        if (same == steps.size()) {
            return first.act() instanceof Act.Pickup ? Told.Why.STILL_THERE : Told.Why.TAKEN_UP;
        }
        Entry instead = steps.get(same).entry();
        boolean more =
                !instead.cards().isEmpty()
                        && instead.slot().equals(first.slot())
                        && instead.cards().containsAll(first.cards());
        return more ? Told.Why.MORE_LAID : Told.Why.HEARD_LATER;
    }

    void withdraw(Told.Why why, long now) {
        Entry entry = course.withdraw(why, now);
        presses.withdrawn(entry);
    }

    private void take(Entry entry, long now) {
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

    /** A pozzetto that was put back lies on its scale as before. */
    private void weighPozzetti(Entry entry, long now) {
        for (int number = 1; number <= 2; number++) {
            if (entry.after().open().pozzetto(number) instanceof Pozzetto.Lying lying
                    && !entry.before().open().pozzetto(number).equals(lying)) {
                weights.onPozzetto(number)
                        .ifPresent(balance -> balance.set(lying.cards().size(), now));
            }
        }
    }
}
