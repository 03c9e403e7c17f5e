package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.layout.Zone;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Position;
import burraco.tracking.course.Times;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Happening;
import burraco.tracking.explaining.NotHeard;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A card that turns up where it cannot be corrects the past, however long ago: it is what its owner
 * discarded once and nobody heard, or it is not the one that was supposed to lie in a meld unheard.
 */
final class TurnedUp {
    private static final int SEVERAL = 3;

    private final Course course;
    private final Picture picture;
    private final Doubts doubts;

    /** Of which it is only supposed that they were discarded. */
    private final Set<Card> guessed = new HashSet<>();

    TurnedUp(Course course, Picture picture, Doubts doubts) {
        this.course = course;
        this.picture = picture;
        this.doubts = doubts;
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
                    && (consider(arrived.visit().card(), arrived.visit().zone(), floor, now)
                            || isNotSupposed(arrived.visit(), news, floor, now))) {
                return true;
            }
        }
        return false;
    }

    private boolean consider(Card card, Zone zone, int floor, long now) {
        Optional<Seat> owner = holder(course.now(), card);
        if (owner.isEmpty()) {
            return wasUnseen(card, zone, floor, now);
        }
        if (mayPlay(course.now(), owner.get(), zone)) {
            return false;
        }
        for (int i = course.entries().size() - 1; i >= floor; i--) {
            Entry entry = course.entries().get(i);
            boolean discarded =
                    isUnheardDiscard(entry, owner.get()) && discardedAs(i, card, card, zone, now);
            if (discarded || isGuess(entry, card) && discardedAnother(i, card, zone, now)) {
                return true;
            }
        }
        return false;
    }

    /** What was discarded there unheard was one card, and so another may be where it is heard. */
    private boolean discardedAs(int index, Card discarded, Card card, Zone zone, long now) {
        Act act = named(course.entries().get(index).act(), discarded);
        List<Entry> anew = retold(index, act, now);
        if (anew.isEmpty() || !fits(anew.getLast().after(), card, zone)) {
            return false;
        }
        tell(index, anew, now);
        return true;
    }

    private boolean discardedAnother(int index, Card card, Zone zone, long now) {
        Entry entry = course.entries().get(index);
        Seat seat = ((Act.Discard) entry.act()).seat();
        for (Card other : entry.before().all().fan(seat).known()) {
            if (!other.equals(card) && discardedAs(index, other, card, zone, now)) {
                guess(course.entries().get(index), other, now);
                return true;
            }
        }
        return false;
    }

    private boolean isGuess(Entry entry, Card card) {
        return guessed.contains(card)
                && entry.act() instanceof Act.Discard
                && entry.cards().equals(List.of(card));
    }

    /** Says that it is only supposed that this card was discarded then. */
    private void guess(Entry entry, Card card, long now) {
        guessed.add(card);
        doubts.notHeard(entry, List.of(card), now);
    }

    /**
     * Who is to act plays a card that nobody has seen, and by what was told he has none such left:
     * then what he once discarded unheard was one that he was known to have.
     */
    private boolean wasUnseen(Card card, Zone zone, int floor, long now) {
        Hand hand = course.now().all();
        Seat seat = course.open().acting();
        if (!hand.unlocated().has(card)
                || hand.fan(seat).unseen() > 0
                || !mayPlay(course.now(), seat, zone)) {
            return false;
        }
        for (int i = course.entries().size() - 1; i >= floor; i--) {
            Entry entry = course.entries().get(i);
            if (isUnheardDiscard(entry, seat)) {
                for (Card known : entry.before().all().fan(seat).known()) {
                    List<Entry> anew = retold(i, named(entry.act(), known), now);
                    if (!anew.isEmpty() && anew.getLast().after().all().fan(seat).unseen() > 0) {
                        tell(i, anew, now);
                        guess(anew.getFirst(), known, now);
                        return true;
                    }
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

    /** What lies elsewhere was never in that meld: another card of which nothing is heard was. */
    private boolean isNotSupposed(Visit visit, Evidence news, int floor, long now) {
        Card card = visit.card();
        Zone lies = course.now().lying().get(card);
        if (!(lies instanceof Zone.MeldSlot slot)
                || slot.equals(visit.zone())
                || picture.wasHeard(card, slot)) {
            return false;
        }
        for (int i = course.entries().size() - 1; i >= floor; i--) {
            Entry entry = course.entries().get(i);
            if (entry.cards().contains(card) && entry.slot().filter(slot::equals).isPresent()) {
                return anotherSupposed(i, card, news, now);
            }
        }
        return false;
    }

    private boolean anotherSupposed(int index, Card card, Evidence news, long now) {
        Entry entry = course.entries().get(index);
        List<Card> others = entry.cards().stream().filter(one -> !one.equals(card)).toList();
        for (Card other : new NotHeard(news).instead(entry, others)) {
            List<Entry> anew = retold(index, swapped(entry.act(), card, other), now);
            if (!anew.isEmpty()) {
                tell(index, anew, now);
                return true;
            }
        }
        return false;
    }

    private static Act swapped(Act act, Card card, Card other) {
        return switch (act) {
            case Act.Open open ->
                    new Act.Open(open.seat(), swapped(open.cards(), card, other), open.as());
            case Act.Tie tie ->
                    new Act.Tie(tie.seat(), tie.meld(), swapped(tie.cards(), card, other));
            case Act unchanged -> unchanged;
        };
    }

    private static List<CardName> swapped(List<CardName> names, Card card, Card other) {
        CardName wrong = CardName.of(card);
        return names.stream().map(one -> one.equals(wrong) ? CardName.of(other) : one).toList();
    }

    /** The course from there on with another act; empty where it could not have been so. */
    private List<Entry> retold(int index, Act instead, long now) {
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
