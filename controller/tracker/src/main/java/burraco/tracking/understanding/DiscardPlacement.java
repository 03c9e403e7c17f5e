package burraco.tracking.understanding;

import burraco.cards.Card;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Row;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.placing.PilePlaces;
import java.util.Optional;

/**
 * Adds the place of a discard to the record. The place is not added later and never makes an act be
 * withdrawn; if the code of play needs it, the discard waits until the place is clear or never will
 * be.
 */
final class DiscardPlacement {
    private final HandCourse course;
    private final PilePlaces places;

    DiscardPlacement(HandCourse course, PilePlaces places) {
        this.course = course;
        this.places = places;
    }

    /** Whether it may soon be clear where the card lies. */
    boolean waits(TrackedAct entry, long now) {
        return lies(entry, now) == PilePlaces.Lies.UNSURE;
    }

    /** The same discard with its place, if it is misplaced. */
    Optional<TrackedAct> astray(TrackedAct entry, long now) {
        if (lies(entry, now) != PilePlaces.Lies.ASTRAY) {
            return Optional.empty();
        }
        Act.Discard discard = (Act.Discard) entry.act();
        boolean first = entry.before().open().pile().isEmpty();
        DiscardPlace place = first ? DiscardPlace.ELSEWHERE : DiscardPlace.APART;
        Act placed = new Act.Discard(discard.seat(), discard.cards(), Optional.of(place));
        ActTimes times = new ActTimes(entry.since(), entry.complete(), entry.decided());
        Optional<TrackedAct> with =
                course.imagine(entry.before(), placed, Optional.empty(), entry.late(), times);
        if (with.isPresent()) {
            places.say(entry.cards().getFirst(), entry.since(), place);
        }
        return with;
    }

    private PilePlaces.Lies lies(TrackedAct entry, long now) {
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
