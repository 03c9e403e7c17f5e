package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.NotHeard;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.Visit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Cards that are only supposed to lie where they do, since nothing is heard of them there. */
final class Supposed {
    private final Course course;
    private final Picture picture;
    private final Doubts doubts;
    private final Retelling retelling;
    private final Set<Card> supposed = new HashSet<>();

    /** Of which it is only supposed that they were discarded. */
    private final Set<Card> discarded = new HashSet<>();

    Supposed(Course course, Picture picture, Doubts doubts) {
        this.course = course;
        this.picture = picture;
        this.doubts = doubts;
        retelling = new Retelling(course);
    }

    /** It goes on record with these cards, of which those are heard. */
    void note(Entry entry, List<Card> heard) {
        entry.cards().stream().filter(card -> !heard.contains(card)).forEach(supposed::add);
    }

    void noteDiscarded(Card card) {
        discarded.add(card);
    }

    void wasNotDiscarded(Card card) {
        discarded.remove(card);
    }

    boolean isSupposedDiscarded(Card card) {
        return discarded.contains(card);
    }

    /**
     * What lies elsewhere was never in that meld: another card of which nothing is heard was.
     *
     * @return whether the course of the hand has been put right
     */
    boolean isElsewhere(Visit visit, Evidence news, int floor, long now) {
        Card card = visit.card();
        if (!supposed.contains(card)
                || !(course.now().lying().get(card) instanceof Zone.MeldSlot slot)
                || slot.equals(visit.zone())
                || picture.wasHeard(card, slot)
                || isPushed(slot, visit.zone())) {
            return false;
        }
        for (int i = course.entries().size() - 1; i >= floor; i--) {
            Entry entry = course.entries().get(i);
            if (entry.cards().contains(card) && entry.slot().filter(slot::equals).isPresent()) {
                return another(i, card, news, now);
            }
        }
        return false;
    }

    /** Whether other cards of the meld are heard there as well. */
    private boolean isPushed(Zone slot, Zone to) {
        return course.now().lying().entrySet().stream()
                .filter(lies -> lies.getValue().equals(slot))
                .filter(lies -> !supposed.contains(lies.getKey()))
                .anyMatch(lies ->
                        picture.sure(lies.getKey()).map(Stay::zone).filter(to::equals).isPresent());
    }

    private boolean another(int index, Card card, Evidence news, long now) {
        Entry entry = course.entries().get(index);
        List<Card> others = entry.cards().stream().filter(one -> !one.equals(card)).toList();
        for (Card other : new NotHeard(news).instead(entry, others)) {
            List<Entry> anew = retelling.with(index, swapped(entry.act(), card, other), now);
            if (!anew.isEmpty()) {
                supposed.remove(card);
                supposed.add(other);
                doubts.notHeard(entry, List.of(other), now);
                retelling.tell(index, anew, now);
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
}
