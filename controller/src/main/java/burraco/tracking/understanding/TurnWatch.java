package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.course.TurnTime;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Happening;
import java.util.Optional;

/** Watches the time of the turn at hand (art. 32 bis), where no clock of the table does. */
final class TurnWatch {
    /** What was done in time may be understood so much later: until then nobody is blamed. */
    private static final long SURE = 3_000;

    private static final long WORTH_TELLING = 1_000;

    private final Course course;

    TurnWatch(Course course) {
        this.course = course;
    }

    boolean isOver(long now) {
        Hand hand = course.open();
        return !hand.clock().isOver() && time().over(known(now), hand).isPresent();
    }

    /**
     * Puts on record how much time has passed, if nothing was done that is not understood.
     *
     * @param again whether it is on record already that it is over, and only how far is not
     */
    void look(Evidence news, boolean again, long now) {
        long then = known(now);
        boolean clear =
                news.happenings().stream().noneMatch(one -> one.at() <= then && isDone(one));
        time().over(then, course.open())
                .filter(more -> clear && (!again || more.millis() >= WORTH_TELLING))
                .flatMap(more -> course.imagine(more, Optional.empty(), new Times(then, then, now)))
                .map(Entry::byItself)
                .ifPresent(course::take);
    }

    /** What was done before that moment has been heard since: then perhaps his turn was over. */
    void unwind(Evidence news, long now) {
        while (hasSaid() && isOlder(news, course.last().orElseThrow())) {
            course.withdraw(Told.Why.HEARD_LATER, now);
        }
    }

    /** Whether nothing has been done since it put time on record. */
    boolean hasSaid() {
        return course.last()
                .filter(last -> last.own() && last.act() instanceof Act.Elapse)
                .isPresent();
    }

    private static boolean isOlder(Evidence news, Entry time) {
        return news.happenings().stream()
                .anyMatch(one -> one.at() <= time.complete() && isDone(one));
    }

    /** Whether somebody must have done something for it. */
    private static boolean isDone(Happening happening) {
        return switch (happening) {
            case Happening.Arrived arrived ->
                    arrived.state() == Happening.State.LIES
                            && !(arrived.visit().zone() instanceof Zone.OfSeat);
            case Happening.Stepped _, Happening.PozzettoGone _, Happening.PozzettoBack _ -> true;
            case Happening.Pressed _, Happening.Said _ -> false;
        };
    }

    /** Until when the turn has surely lasted: what he does belongs to it. */
    private long known(long now) {
        long sure = now - SURE;
        return course.last().filter(this::isOfTurn).map(Entry::since).stream()
                .reduce(sure, Math::max);
    }

    private boolean isOfTurn(Entry last) {
        return last.act() instanceof Act.OfSeat act && act.seat() == course.open().turn().seat();
    }

    private TurnTime time() {
        return TurnTime.of(course.entries());
    }
}
