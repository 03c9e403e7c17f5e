package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Row;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.placing.PilePlaces;
import java.util.Optional;

/**
 * Puts the place of a discard on record with it. A place never comes later, nor does it make an act
 * be withdrawn: where it matters, the discard waits until it has become clear, or never will.
 */
final class Placed {
    private final Course course;
    private final PilePlaces places;

    Placed(Course course, PilePlaces places) {
        this.course = course;
        this.places = places;
    }

    /** Whether it may soon be clear where the card lies. */
    boolean waits(Entry entry, long now) {
        return lies(entry, now) == PilePlaces.Lies.UNSURE;
    }

    /** The same discard with its place, where that is not the one that goes without saying. */
    Optional<Entry> astray(Entry entry, long now) {
        if (lies(entry, now) != PilePlaces.Lies.ASTRAY) {
            return Optional.empty();
        }
        Act.Discard discard = (Act.Discard) entry.act();
        boolean first = entry.before().open().pile().isEmpty();
        DiscardPlace place = first ? DiscardPlace.ELSEWHERE : DiscardPlace.APART;
        Act placed = new Act.Discard(discard.seat(), discard.cards(), Optional.of(place));
        Times times = new Times(entry.since(), entry.complete(), entry.decided());
        Optional<Entry> with =
                course.imagine(entry.before(), placed, Optional.empty(), entry.late(), times);
        if (with.isPresent()) {
            places.say(entry.cards().getFirst(), entry.since(), place);
        }
        return with;
    }

    private PilePlaces.Lies lies(Entry entry, long now) {
        boolean open =
                entry.act() instanceof Act.Discard discard
                        && discard.cards().size() == 1
                        && discard.place().isEmpty()
                        && entry.cards().size() == 1;
        if (!open) {
            return PilePlaces.Lies.WELL;
        }
        Card card = entry.cards().getFirst();
        Row pile = entry.before().all().pile();
        return places.of(card, ((Act.Discard) entry.act()).seat(), pile, entry.since(), now);
    }
}
