package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.course.TurnTime;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Happening;
import burraco.tracking.figures.Patience;
import burraco.tracking.picture.Visit;
import java.util.Optional;

/**
 * The time of the turn at hand, where no clock of the table watches it. By art. 32 bis an arbiter
 * who is called to the table sees to it: as long as nobody calls, a player may have his reasons.
 */
final class TurnWatch {
    private static final long SURE = Patience.TURN_TIME;

    private static final long WORTH_TELLING = Patience.WORTH_TELLING;

    private final Course course;

    TurnWatch(Course course) {
        this.course = course;
    }

    /**
     * Somebody calls: puts on record how much time has passed, if it is more than is allowed and
     * nothing was done that is not understood.
     */
    void called(Evidence news, long now) {
        long then = known(now);
        boolean clear =
                news.happenings().stream().noneMatch(one -> one.at() <= then && isDone(one));
        boolean again = course.open().clock().isOver();
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

    private boolean isOlder(Evidence news, Entry time) {
        return news.happenings().stream()
                .anyMatch(one -> one.at() <= time.complete() && isDone(one));
    }

    /** Whether somebody must have done something for it: a card that is only pushed along lies. */
    private boolean isDone(Happening happening) {
        return switch (happening) {
            case Happening.Arrived arrived ->
                    arrived.state() == Happening.State.LIES
                            && !(arrived.visit().zone() instanceof Zone.OfSeat)
                            && !liesThere(arrived.visit());
            case Happening.Stepped _, Happening.PozzettoGone _, Happening.PozzettoBack _ -> true;
            case Happening.Pressed _, Happening.Said _ -> false;
        };
    }

    private boolean liesThere(Visit visit) {
        Zone place = course.now().lying().get(visit.card());
        boolean pile = place instanceof Zone.Pile && visit.zone() instanceof Zone.Pile;
        return pile || visit.zone().equals(place);
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
