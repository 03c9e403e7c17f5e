package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Position;
import burraco.tracking.course.Times;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The course of the hand with another act in the place of one, and the same after it. */
final class Retelling {
    private final Course course;

    Retelling(Course course) {
        this.course = course;
    }

    /**
     * The acts from there on; empty where it could not have been so, or would be ruled otherwise.
     */
    List<Entry> with(int index, Act instead, long now) {
        List<Entry> anew = new ArrayList<>();
        Position position = course.after(index);
        for (int i = index; i < course.entries().size(); i++) {
            Entry entry = course.entries().get(i);
            Act act = i == index ? instead : entry.act();
            Times times = new Times(entry.since(), entry.complete(), now);
            Optional<Entry> again =
                    course.imagine(
                            position, course.line(i), act, entry.slot(), entry.late(), times);
            if (again.filter(one -> isRuledAs(one, entry)).isEmpty()) {
                return List.of();
            }
            anew.add(again.get());
            position = again.get().after();
        }
        return anew;
    }

    private static boolean isRuledAs(Entry one, Entry other) {
        return one.rulings().equals(other.rulings()) && one.ruled() == other.ruled();
    }

    /** Puts them on record. */
    void tell(int index, List<Entry> anew, long now) {
        while (course.entries().size() > index) {
            course.withdraw(Told.Why.HEARD_LATER, now);
        }
        anew.forEach(course::take);
    }
}
