package burraco.tracking.understanding;

import burraco.engine.hand.Hand;
import burraco.tracking.course.Course;
import burraco.tracking.course.Times;
import burraco.tracking.course.TurnTime;
import burraco.tracking.explaining.Evidence;
import java.util.Optional;

/** Watches the time of the turn at hand (art. 32 bis), where no clock of the table does. */
final class TurnWatch {
    /** What was done in time may be understood so much later: until then nobody is blamed. */
    private static final long SURE = 3_000;

    private final Course course;

    TurnWatch(Course course) {
        this.course = course;
    }

    boolean isOver(long now) {
        Hand hand = course.open();
        return !hand.clock().isOver() && time().over(known(now), hand).isPresent();
    }

    /** Puts on record how much time has passed, if nothing was done that is not understood. */
    void look(Evidence news, long now) {
        long then = known(now);
        if (news.happenings().stream().noneMatch(one -> one.at() <= then)) {
            elapse(then);
        }
    }

    /** Until when the turn has surely lasted: what he does belongs to it. */
    private long known(long now) {
        long sure = now - SURE;
        return course.last().map(last -> Math.max(sure, last.since())).orElse(sure);
    }

    /** Before somebody calls: how far the time is over that nobody has called for yet. */
    void catchUp(long now) {
        if (course.open().clock().isOver()) {
            elapse(now - SURE);
        }
    }

    private void elapse(long then) {
        time().over(then, course.open())
                .flatMap(more -> course.imagine(more, Optional.empty(), Times.at(then)))
                .ifPresent(course::take);
    }

    private TurnTime time() {
        return TurnTime.of(course.entries());
    }
}
