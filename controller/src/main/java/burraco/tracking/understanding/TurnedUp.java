package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Position;
import burraco.tracking.course.Times;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Happening;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A card that turns up where it cannot be corrects the past, however long ago: it is what its owner
 * discarded once and nobody heard.
 */
final class TurnedUp {
    private static final int SEVERAL = 3;

    private final Course course;

    TurnedUp(Course course) {
        this.course = course;
    }

    /**
     * Whether the course of the hand has been put right.
     *
     * @param floor so many acts people have confirmed
     */
    boolean consider(Evidence news, int floor, long now) {
        for (Happening one : news.happenings()) {
            if (one instanceof Happening.Arrived arrived
                    && arrived.state() == Happening.State.LIES
                    && arrived.visit().hits() >= SEVERAL
                    && consider(arrived.visit().card(), arrived.visit().zone(), floor, now)) {
                return true;
            }
        }
        return false;
    }

    private boolean consider(Card card, Zone zone, int floor, long now) {
        Optional<Seat> owner = holder(course.now(), card);
        if (owner.isEmpty() || mayPlay(course.now(), owner.get(), zone)) {
            return false;
        }
        for (int i = course.entries().size() - 1; i >= floor; i--) {
            if (isUnheardDiscard(course.entries().get(i), owner.get())) {
                List<Entry> anew = retold(i, card, now);
                if (!anew.isEmpty() && fits(anew.getLast().after(), card, zone)) {
                    tell(i, anew, now);
                    return true;
                }
            }
        }
        return false;
    }

    private static Optional<Seat> holder(Position position, Card card) {
        for (Seat seat : Seat.values()) {
            if (position.all().fan(seat).known().has(card)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /** Whether a card of his may come there. */
    private static boolean mayPlay(Position position, Seat seat, Zone zone) {
        return switch (zone) {
            case Zone.MeldSlot slot -> slot.line() == seat.line();
            case Zone.Pile _ -> seat == position.open().acting();
            case Zone.OfSeat _, Zone.Stock _, Zone.Pozzetto _ -> true;
        };
    }

    private static boolean fits(Position position, Card card, Zone zone) {
        return holder(position, card).filter(seat -> mayPlay(position, seat, zone)).isPresent();
    }

    private static boolean isUnheardDiscard(Entry entry, Seat by) {
        return entry.act() instanceof Act.Discard discard
                && discard.seat() == by
                && discard.cards().equals(List.of(CardName.UNSEEN));
    }

    /** The course from there on, had it been that card; empty where it could not have been so. */
    private List<Entry> retold(int index, Card card, long now) {
        List<Entry> anew = new ArrayList<>();
        Position position = course.after(index);
        for (int i = index; i < course.entries().size(); i++) {
            Entry entry = course.entries().get(i);
            Act act = i == index ? named(entry.act(), card) : entry.act();
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

    private static Act named(Act act, Card card) {
        return act instanceof Act.Discard discard
                ? new Act.Discard(discard.seat(), List.of(CardName.of(card)), discard.place())
                : act;
    }

    private void tell(int index, List<Entry> anew, long now) {
        while (course.entries().size() > index) {
            course.withdraw(Told.Why.HEARD_LATER, now);
        }
        anew.forEach(course::take);
    }
}
