package burraco.tracking.explaining;

import burraco.engine.act.Act;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Ruling;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.figures.Prices;
import java.util.List;
import java.util.Optional;

/**
 * A fault that is understood when play has gone on counts as noticed only then: it stands on record
 * as understood late, and the table calls when everything that was seen is told. Who put it right
 * by himself has noticed it at once, whenever the table did.
 */
final class NoticedLate {
    private final Course course;
    private final List<Entry> doubted;

    /**
     * @param kept so many acts of the course stay as they are
     */
    NoticedLate(Course course, int kept) {
        this.course = course;
        doubted = course.entries().subList(kept, course.entries().size());
    }

    /**
     * The same act, noticed late; empty where nobody notices before somebody calls, or it is told.
     */
    Optional<Entry> late(Entry entry, int index) {
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
     * How hard it is to believe that the act was noticed when it was done, or that it was not.
     * Where something has to be done about it, it shows by itself whether that was done.
     *
     * @param entry the act as noticed at once
     */
    double cost(Entry entry, int index, boolean late) {
        boolean owes = !entry.after().open().owed().isEmpty();
        boolean ratherLate =
                isSuspected(entry, index) || isGoneOn(entry) && !owes && !isTold(entry, index);
        return late == ratherLate ? 0 : Prices.NOTICED_OTHERWISE;
    }

    /** Whether it stands there as a fault that nobody is ruled by yet. */
    private boolean isSuspected(Entry entry, int index) {
        return index < course.entries().size()
                && course.entries().get(index).late()
                && course.entries().get(index).act().equals(entry.act());
    }

    /** Whether it, or the same fault with other cards, was told before play had gone on. */
    private boolean isTold(Entry entry, int index) {
        return index < course.entries().size() && entry.isSame(course.entries().get(index))
                || doubted.stream().anyMatch(told -> isSameFault(told, entry));
    }

    private static boolean isSameFault(Entry told, Entry entry) {
        return told.ruled()
                && !told.late()
                && told.act() instanceof Act.OfSeat one
                && entry.act() instanceof Act.OfSeat other
                && one.getClass() == other.getClass()
                && one.seat() == other.seat()
                && cases(told).equals(cases(entry));
    }

    private static List<Case> cases(Entry entry) {
        return entry.rulings().stream().map(Ruling::which).toList();
    }

    /** Whether the table has told already what came after it. */
    private boolean isGoneOn(Entry entry) {
        return doubted.stream()
                .anyMatch(told ->
                        told.act() instanceof Act.OfSeat && told.since() > entry.complete());
    }
}
