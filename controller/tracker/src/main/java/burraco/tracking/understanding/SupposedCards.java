package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.engine.act.Act;
import burraco.layout.Zone;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.UnheardCards;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The cards on record that are only supposed to lie where they do, since nothing is heard of them
 * there.
 */
final class SupposedCards {
    private final HandCourse course;
    private final TablePicture picture;
    private final OpenQuestions doubts;
    private final CourseRewrite retelling;
    private final Set<Card> supposed = new HashSet<>();

    /** Cards that are only supposed to have been discarded. */
    private final Set<Card> discarded = new HashSet<>();

    SupposedCards(HandCourse course, TablePicture picture, OpenQuestions doubts) {
        this.course = course;
        this.picture = picture;
        this.doubts = doubts;
        retelling = new CourseRewrite(course);
    }

    /** Records an act whose other cards are heard. */
    void note(TrackedAct entry, List<Card> heard) {
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
     * Corrects the record if a supposed card lies elsewhere: then another unheard card was in the
     * meld.
     *
     * @return whether the record was corrected
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
            TrackedAct entry = course.entries().get(i);
            if (entry.cards().contains(card) && entry.slot().filter(slot::equals).isPresent()) {
                return another(i, card, news, now);
            }
        }
        return false;
    }

    /** Whether other cards of the meld are heard there too, so that the meld was pushed. */
    private boolean isPushed(Zone slot, Zone to) {
        return course.now().lying().entrySet().stream()
                .filter(lies -> lies.getValue().equals(slot))
                .filter(lies -> !supposed.contains(lies.getKey()))
                .anyMatch(lies ->
                        picture.sure(lies.getKey()).map(Stay::zone).filter(to::equals).isPresent());
    }

    private boolean another(int index, Card card, Evidence news, long now) {
        TrackedAct entry = course.entries().get(index);
        List<Card> others = entry.cards().stream().filter(one -> !one.equals(card)).toList();
        for (Card other : new UnheardCards(news).instead(entry, others)) {
            List<TrackedAct> anew = retelling.with(index, swapped(entry.act(), card, other), now);
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
