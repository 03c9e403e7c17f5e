package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.HandPosition;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.course.WithdrawalReason;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Replaces one act of the course and keeps the acts after it. */
final class CourseRewrite {
    private final HandCourse course;

    CourseRewrite(HandCourse course) {
        this.course = course;
    }

    /**
     * The acts from there on with the replacement; empty if they cannot have happened or would be
     * ruled differently.
     */
    List<TrackedAct> with(int index, Act instead, long now) {
        List<TrackedAct> anew = new ArrayList<>();
        HandPosition position = course.after(index);
        for (int i = index; i < course.entries().size(); i++) {
            TrackedAct entry = course.entries().get(i);
            Act act = i == index ? instead : entry.act();
            ActTimes times = new ActTimes(entry.since(), entry.complete(), now);
            Optional<TrackedAct> again =
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

    private static boolean isRuledAs(TrackedAct one, TrackedAct other) {
        return one.rulings().equals(other.rulings()) && one.ruled() == other.ruled();
    }

    /** Puts them on record. */
    void tell(int index, List<TrackedAct> anew, long now) {
        while (course.entries().size() > index) {
            course.withdraw(WithdrawalReason.HEARD_LATER, now);
        }
        anew.forEach(course::take);
    }
}
