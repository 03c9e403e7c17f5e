package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.layout.Zone;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Position;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Happening;
import burraco.tracking.explaining.NotHeard;
import burraco.tracking.picture.Visit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A card that turns up where it cannot be corrects the past, however long ago: it is what its owner
 * discarded once and nobody heard, or it is not what was supposed of it.
 */
final class TurnedUp {
    private static final int SEVERAL = 3;

    private final Course course;
    private final Doubts doubts;
    private final Supposed supposed;
    private final Retelling retelling;

    /** Of which it was supposed, wrongly, that they were discarded. */
    private final Set<Card> refuted = new HashSet<>();

    TurnedUp(Course course, Doubts doubts, Supposed supposed) {
        this.course = course;
        this.doubts = doubts;
        this.supposed = supposed;
        retelling = new Retelling(course);
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
                    && consider(arrived.visit(), news, floor, now)) {
                return true;
            }
        }
        return false;
    }

    private boolean consider(Visit visit, Evidence news, int floor, long now) {
        Card card = visit.card();
        Zone zone = visit.zone();
        Optional<Seat> owner = holder(course.now(), card);
        if (owner.filter(seat -> mayPlay(course.now(), seat, zone)).isPresent()) {
            return false;
        }
        for (int i = course.entries().size() - 1; i >= floor; i--) {
            Entry entry = course.entries().get(i);
            boolean his = owner.filter(seat -> isUnheardDiscard(entry, seat)).isPresent();
            if (his && discardedAs(i, card, visit, now)
                    || isGuess(entry, card) && discardedAnother(i, visit, news, now)) {
                return true;
            }
        }
        return owner.isEmpty()
                && (wasUnseen(visit, news, floor, now)
                        || supposed.isElsewhere(visit, news, floor, now));
    }

    /** What was discarded there unheard was one card, and so another may be where it is heard. */
    private boolean discardedAs(int index, Card discarded, Visit visit, long now) {
        Act act = named(course.entries().get(index).act(), discarded);
        List<Entry> anew = retelling.with(index, act, now);
        if (anew.isEmpty() || !fits(anew.getLast().after(), visit.card(), visit.zone())) {
            return false;
        }
        retelling.tell(index, anew, now);
        return true;
    }

    private boolean discardedAnother(int index, Visit visit, Evidence news, long now) {
        Entry entry = course.entries().get(index);
        for (Card other : mayHaveBeen(entry, visit.card(), news)) {
            if (discardedAs(index, other, visit, now)) {
                supposed.wasNotDiscarded(visit.card());
                refuted.add(visit.card());
                guess(entry, other, now);
                return true;
            }
        }
        return false;
    }

    /** The cards that he was known to have, as long as nothing is heard of them, likely first. */
    private List<Card> mayHaveBeen(Entry entry, Card turnedUp, Evidence news) {
        Hand hand = entry.before().all();
        Seat seat = ((Act.Discard) entry.act()).seat();
        return hand.fan(seat).known().sorted(new NotHeard(news).likelyFirst(hand, seat)).stream()
                .filter(card -> !card.equals(turnedUp) && !refuted.contains(card))
                .filter(news::isHidden)
                .toList();
    }

    /** Whether it is this act by which the card is supposed to have been discarded. */
    private boolean isGuess(Entry entry, Card card) {
        return supposed.isSupposedDiscarded(card)
                && entry.act() instanceof Act.Discard
                && entry.cards().equals(List.of(card));
    }

    /** Says that it is only supposed that this card was discarded then. */
    private void guess(Entry entry, Card card, long now) {
        supposed.noteDiscarded(card);
        doubts.notHeard(entry, List.of(card), now);
    }

    /**
     * Who is to act plays a card that nobody has seen, and by what was told he has none such left:
     * then what he once discarded unheard was one that he was known to have.
     */
    private boolean wasUnseen(Visit visit, Evidence news, int floor, long now) {
        Hand hand = course.now().all();
        Seat seat = course.open().acting();
        if (!hand.unlocated().has(visit.card())
                || hand.fan(seat).unseen() > 0
                || visit.zone() instanceof Zone.OfSeat
                || !mayPlay(course.now(), seat, visit.zone())) {
            return false;
        }
        for (int i = course.entries().size() - 1; i >= floor; i--) {
            Entry entry = course.entries().get(i);
            if (isUnheardDiscard(entry, seat)) {
                for (Card known : mayHaveBeen(entry, visit.card(), news)) {
                    List<Entry> anew = retelling.with(i, named(entry.act(), known), now);
                    if (!anew.isEmpty() && anew.getLast().after().all().fan(seat).unseen() > 0) {
                        retelling.tell(i, anew, now);
                        guess(entry, known, now);
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

    private static Act named(Act act, Card card) {
        return act instanceof Act.Discard discard
                ? new Act.Discard(discard.seat(), List.of(CardName.of(card)), discard.place())
                : act;
    }
}
