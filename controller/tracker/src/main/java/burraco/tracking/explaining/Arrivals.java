package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.figures.AntennaFigures;
import burraco.tracking.figures.BeliefFigures;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Finds the cards that came to places where they were not before, and what became of each of them
 * there.
 */
final class Arrivals {
    private final TablePicture picture;
    private final HandConfidence passedOver;
    private final boolean seats;
    private final long after;
    private final long now;
    private final List<Observation> found = new ArrayList<>();
    private final Set<Zone> waiting = new HashSet<>();

    /**
     * @param seats whether cards may be put in front of players now, because a ruling is open
     * @param after observations later than this count, and cards that lie where they should not
     */
    Arrivals(TablePicture picture, HandConfidence passedOver, boolean seats, long after, long now) {
        this.picture = picture;
        this.passedOver = passedOver;
        this.seats = seats;
        this.after = after;
        this.now = now;
    }

    List<Observation> found() {
        return found;
    }

    /** Places at which a card may be about to be heard. */
    Set<Zone> waiting() {
        return waiting;
    }

    /**
     * Looks at one card.
     *
     * @param expected where it should lie; null if nowhere
     * @param taken when it was last taken from the table; null if it was not
     */
    void look(Card card, Zone expected, Long taken) {
        List<Visit> visits = picture.visits(card);
        Stay stay = picture.of(card).orElse(null);
        boolean soon = stay != null && now - stay.last() < AntennaFigures.SOON_SURE_MILLIS;
        if (soon && stay.thinkable() && !stay.zone().equals(expected)) {
            waiting.add(stay.zone());
        }
        boolean astray = stay != null && stay.sure() && !stay.zone().equals(expected);
        for (int i = 0; i < visits.size(); i++) {
            Visit visit = visits.get(i);
            boolean mayBeNew = visit.first() > after || astray && liesThere(visit, stay);
            boolean counted = mayBeNew && isBelieved(visit) && !wasNotHeard(visit, expected);
            if (!counted || seemsToComeAgain(visits, i)) {
                continue;
            }
            boolean counts =
                    visit.zone() instanceof Zone.Pile
                            || visit.zone() instanceof Zone.MeldSlot
                            || visit.zone() instanceof Zone.OfSeat
                                    && (seats || cameFrom(visits, i));
            boolean last = !comesAgain(visits, i);
            boolean lies = last && liesThere(visit, stay);
            if (counts && isNew(visit, lies, expected, taken) && !passedOver.has(visit)) {
                found.add(new Observation.Arrived(visit, state(visit, stay, last, lies)));
            }
        }
    }

    /** The card has been lying in its meld all along and was only not heard for a while. */
    private static boolean wasNotHeard(Visit visit, Zone expected) {
        return visit.zone() instanceof Zone.MeldSlot && visit.zone().equals(expected);
    }

    /** Whether the card lay in a meld lately, before it came to a player's place. */
    private boolean cameFrom(List<Visit> visits, int index) {
        for (Visit other : visits.subList(0, index)) {
            boolean lay = other.zone() instanceof Zone.MeldSlot && isBelieved(other);
            if (lay && other.last() > after) {
                return true;
            }
        }
        return false;
    }

    private static boolean comesAgain(List<Visit> visits, int index) {
        for (int i = index + 1; i < visits.size(); i++) {
            if (visits.get(i).zone().equals(visits.get(index).zone())) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a card that was put down briefly has just been heard there again, so that it will
     * soon be clear whether it lies there.
     */
    private boolean seemsToComeAgain(List<Visit> visits, int index) {
        boolean brief = visits.get(index).millis() < HumanTimes.TAKEN_UP_AGAIN_MILLIS;
        return brief
                && visits.subList(index + 1, visits.size()).stream()
                        .anyMatch(later ->
                                later.zone().equals(visits.get(index).zone())
                                        && !isBelieved(later)
                                        && now - later.first() < AntennaFigures.SOON_SURE_MILLIS);
    }

    private static boolean liesThere(Visit visit, Stay stay) {
        return stay != null && stay.sure() && stay.zone().equals(visit.zone());
    }

    /**
     * Whether the visit was once likely enough to count; a card that was hardly heard may still
     * become clearer.
     */
    private static boolean isBelieved(Visit visit) {
        return visit.peak() >= BeliefFigures.CLEARLY
                || visit.hits() > 1 && visit.peak() >= BeliefFigures.HARDLY;
    }

    private boolean isNew(Visit visit, boolean lies, Zone expected, Long taken) {
        if (visit.first() > after) {
            return true;
        }
        boolean old = taken != null && visit.first() < taken;
        return lies && !visit.zone().equals(expected) && !old;
    }

    private Observation.State state(Visit visit, Stay stay, boolean last, boolean lies) {
        if (lies) {
            return Observation.State.LIES;
        }
        boolean elsewhere = stay != null && stay.sure() && !stay.zone().equals(visit.zone());
        boolean left = !last || elsewhere || silence(visit) <= BeliefFigures.GONE;
        return left ? Observation.State.LEFT : Observation.State.QUIET;
    }

    private double silence(Visit visit) {
        return picture.silence(visit.card(), visit.zone()).orElse(0.0);
    }
}
