package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.layout.Zone;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.HandPosition;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Observation;
import burraco.tracking.explaining.UnheardCards;
import burraco.tracking.picture.Visit;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Corrects earlier acts when a card turns up where it cannot be: it is what its owner once
 * discarded unheard, or another card was supposed in its place.
 */
final class PastCorrections {
    private static final int SEVERAL = 3;

    private final HandCourse course;
    private final OpenQuestions doubts;
    private final SupposedCards supposed;
    private final CourseRewrite retelling;

    /** Cards that were wrongly supposed to have been discarded. */
    private final Set<Card> refuted = new HashSet<>();

    PastCorrections(HandCourse course, OpenQuestions doubts, SupposedCards supposed) {
        this.course = course;
        this.doubts = doubts;
        this.supposed = supposed;
        retelling = new CourseRewrite(course);
    }

    /**
     * Corrects the record if possible; returns whether it did.
     *
     * @param floor number of acts that people have confirmed
     */
    boolean consider(Evidence news, int floor, long now) {
        for (Observation one : news.happenings()) {
            if (one instanceof Observation.Arrived arrived
                    && arrived.state() == Observation.State.LIES
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
            TrackedAct entry = course.entries().get(i);
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

    /**
     * Names the card of an unheard discard, if the card that turned up can then be where it is
     * heard.
     */
    private boolean discardedAs(int index, Card discarded, Visit visit, long now) {
        Act act = named(course.entries().get(index).act(), discarded);
        List<TrackedAct> anew = retelling.with(index, act, now);
        if (anew.isEmpty() || !fits(anew.getLast().after(), visit.card(), visit.zone())) {
            return false;
        }
        retelling.tell(index, anew, now);
        return true;
    }

    private boolean discardedAnother(int index, Visit visit, Evidence news, long now) {
        TrackedAct entry = course.entries().get(index);
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

    /**
     * The cards that the player was known to have and that have not been heard since, the likeliest
     * first.
     */
    private List<Card> mayHaveBeen(TrackedAct entry, Card turnedUp, Evidence news) {
        Hand hand = entry.before().all();
        Seat seat = ((Act.Discard) entry.act()).seat();
        return hand
                .fan(seat)
                .known()
                .sorted(new UnheardCards(news).likelyFirst(hand, seat))
                .stream()
                .filter(card -> !card.equals(turnedUp) && !refuted.contains(card))
                .filter(news::isHidden)
                .toList();
    }

    /** Whether the act is the one in which the card is supposed to have been discarded. */
    private boolean isGuess(TrackedAct entry, Card card) {
        return supposed.isSupposedDiscarded(card)
                && entry.act() instanceof Act.Discard
                && entry.cards().equals(List.of(card));
    }

    /** Reports that this card is only supposed to have been discarded. */
    private void guess(TrackedAct entry, Card card, long now) {
        supposed.noteDiscarded(card);
        doubts.notHeard(entry, List.of(card), now);
    }

    /**
     * Handles a card that nobody has seen and that the player to act cannot have by the count: then
     * an earlier unheard discard of his was a known card.
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
            TrackedAct entry = course.entries().get(i);
            if (isUnheardDiscard(entry, seat)) {
                for (Card known : mayHaveBeen(entry, visit.card(), news)) {
                    List<TrackedAct> anew = retelling.with(i, named(entry.act(), known), now);
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

    private static Optional<Seat> holder(HandPosition position, Card card) {
        for (Seat seat : Seat.values()) {
            if (position.all().fan(seat).known().has(card)) {
                return Optional.of(seat);
            }
        }
        return Optional.empty();
    }

    /** Whether a card of the player's may come to the place. */
    private static boolean mayPlay(HandPosition position, Seat seat, Zone zone) {
        return switch (zone) {
            case Zone.MeldSlot slot -> slot.line() == seat.line();
            case Zone.Pile _ -> seat == position.open().acting();
            case Zone.OfSeat _, Zone.Stock _, Zone.Pozzetto _ -> true;
        };
    }

    private static boolean fits(HandPosition position, Card card, Zone zone) {
        return holder(position, card).filter(seat -> mayPlay(position, seat, zone)).isPresent();
    }

    private static boolean isUnheardDiscard(TrackedAct entry, Seat by) {
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
