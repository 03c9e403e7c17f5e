package burraco.tracking.explaining;

import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.figures.Prices;
import java.util.List;
import java.util.Optional;

/**
 * Handles faults that are understood only after play has gone on. Such a fault counts as noticed
 * then: it is put on record as noticed late, and the table calls for it when everything that was
 * seen is on record. If the offender put it right unasked, it was noticed at once.
 */
final class NoticedLate {
    private final HandCourse course;
    private final List<TrackedAct> doubted;

    /**
     * @param kept how many acts of the course stay unchanged
     */
    NoticedLate(HandCourse course, int kept) {
        this.course = course;
        doubted = course.entries().subList(kept, course.entries().size());
    }

    /**
     * The same act, noticed late; empty if faults are ruled only when somebody calls, or if it is
     * on record as noticed in time.
     */
    Optional<TrackedAct> late(TrackedAct entry, int index) {
        boolean may =
                entry.act() instanceof Act.OfSeat
                        && entry.ruled()
                        && !entry.late()
                        && !course.setting().onCall()
                        && !isTold(entry, index);
        return may
                ? course.imagine(
                        entry.before(),
                        course.line(index),
                        entry.act(),
                        entry.slot(),
                        true,
                        entry.times())
                : Optional.empty();
    }

    /**
     * The price of the act having been noticed at once, or late. Where a ruling had to be obeyed,
     * whether that was done shows by itself when it was noticed.
     *
     * @param entry the act as noticed at once
     */
    double cost(TrackedAct entry, int index, boolean late) {
        boolean owes = !entry.after().open().owed().isEmpty();
        boolean ratherLate =
                isSuspected(entry, index) || isGoneOn(entry) && !owes && !isTold(entry, index);
        return late == ratherLate ? 0 : Prices.NOTICED_OTHERWISE;
    }

    /** Whether it is on record as a suspicion that has led to no ruling. */
    private boolean isSuspected(TrackedAct entry, int index) {
        return index < course.entries().size()
                && course.entries().get(index).late()
                && course.entries().get(index).act().equals(entry.act());
    }

    /** Whether it, or the same fault with other cards, was on record before play had gone on. */
    private boolean isTold(TrackedAct entry, int index) {
        return index < course.entries().size() && entry.isSame(course.entries().get(index))
                || doubted.stream().anyMatch(told -> isSameFault(told, entry));
    }

    private static boolean isSameFault(TrackedAct told, TrackedAct entry) {
        return told.ruled()
                && !told.late()
                && told.act() instanceof Act.OfSeat one
                && entry.act() instanceof Act.OfSeat other
                && one.getClass() == other.getClass()
                && one.seat() == other.seat()
                && cases(told).equals(cases(entry));
    }

    private static List<Case> cases(TrackedAct entry) {
        return entry.rulings().stream().map(Ruling::which).toList();
    }

    /** Whether acts that came after it are on record already. */
    private boolean isGoneOn(TrackedAct entry) {
        return doubted.stream()
                .anyMatch(told ->
                        told.act() instanceof Act.OfSeat && told.since() > entry.complete());
    }
}
