package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.course.TurnTime;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Observation;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.picture.Visit;
import java.util.Optional;

/**
 * Puts overlong turns on record at a table where nothing else watches the time. By art. 32 bis this
 * needs an arbiter called to the table: unless somebody calls, the player may have his reasons.
 */
final class TurnWatch {
    private static final long SURE_MILLIS = WaitingTimes.TURN_TIME_MILLIS;

    private static final long WORTH_TELLING_MILLIS = WaitingTimes.WORTH_TELLING_MILLIS;

    private final HandCourse course;

    TurnWatch(HandCourse course) {
        this.course = course;
    }

    /**
     * Handles a call: puts the elapsed time on record if it is more than allowed and nothing has
     * been done that is not understood.
     */
    void called(Evidence news, long now) {
        long then = known(now);
        boolean clear =
                news.happenings().stream().noneMatch(one -> one.at() <= then && isDone(one));
        boolean again = course.open().clock().isOver();
        time().over(then, course.open())
                .filter(more -> clear && (!again || more.millis() >= WORTH_TELLING_MILLIS))
                .flatMap(more ->
                        course.imagine(more, Optional.empty(), new ActTimes(then, then, now)))
                .map(TrackedAct::byItself)
                .ifPresent(course::take);
    }

    /**
     * Withdraws the elapsed time if something is heard that was done before it: then perhaps the
     * turn was over.
     */
    void unwind(Evidence news, long now) {
        while (hasSaid() && isOlder(news, course.last().orElseThrow())) {
            course.withdraw(WithdrawalReason.HEARD_LATER, now);
        }
    }

    /** Whether nothing has been done since time was put on record. */
    boolean hasSaid() {
        return course.last()
                .filter(last -> last.own() && last.act() instanceof Act.Elapse)
                .isPresent();
    }

    private boolean isOlder(Evidence news, TrackedAct time) {
        return news.happenings().stream()
                .anyMatch(one -> one.at() <= time.complete() && isDone(one));
    }

    /**
     * Whether somebody must have acted to cause the observation; a card that was only pushed along
     * still lies there.
     */
    private boolean isDone(Observation happening) {
        return switch (happening) {
            case Observation.Arrived arrived ->
                    arrived.state() == Observation.State.LIES
                            && !(arrived.visit().zone() instanceof Zone.OfSeat)
                            && !liesThere(arrived.visit());
            case Observation.Stepped _, Observation.PozzettoGone _, Observation.PozzettoBack _ ->
                    true;
            case Observation.Pressed _, Observation.Said _ -> false;
        };
    }

    private boolean liesThere(Visit visit) {
        Zone place = course.now().lying().get(visit.card());
        boolean pile = place instanceof Zone.Pile && visit.zone() instanceof Zone.Pile;
        return pile || visit.zone().equals(place);
    }

    /** The time until which the turn has certainly lasted: its player's own acts belong to it. */
    private long known(long now) {
        long sure = now - SURE_MILLIS;
        return course.last().filter(this::isOfTurn).map(TrackedAct::since).stream()
                .reduce(sure, Math::max);
    }

    private boolean isOfTurn(TrackedAct last) {
        return last.act() instanceof Act.OfSeat act && act.seat() == course.open().turn().seat();
    }

    private TurnTime time() {
        return TurnTime.of(course.entries());
    }
}
