package burraco.tracking.explaining;

import burraco.cards.Card;
import burraco.layout.Zone;
import burraco.tracking.figures.Beliefs;
import burraco.tracking.figures.People;
import burraco.tracking.figures.Radio;
import burraco.tracking.picture.Picture;
import burraco.tracking.picture.Stay;
import burraco.tracking.picture.Visit;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The cards that came to places where they were not before, and what became of each there. */
final class Arrivals {
    private final Picture picture;
    private final PassedOver passedOver;
    private final boolean seats;
    private final long after;
    private final long now;
    private final List<Happening> found = new ArrayList<>();
    private final Set<Zone> waiting = new HashSet<>();

    /**
     * @param seats whether cards are put in front of players now
     * @param after what was seen later than that, and what lies there otherwise than it should
     */
    Arrivals(Picture picture, PassedOver passedOver, boolean seats, long after, long now) {
        this.picture = picture;
        this.passedOver = passedOver;
        this.seats = seats;
        this.after = after;
        this.now = now;
    }

    List<Happening> found() {
        return found;
    }

    /** Where a card may be about to be heard. */
    Set<Zone> waiting() {
        return waiting;
    }

    /**
     * @param expected where it should lie; null where it should not
     * @param taken when it was taken from the table the last time; null where it was not
     */
    void look(Card card, Zone expected, Long taken) {
        List<Visit> visits = picture.visits(card);
        Stay stay = picture.of(card).orElse(null);
        boolean soon = stay != null && now - stay.last() < Radio.SOON_SURE;
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
                found.add(new Happening.Arrived(visit, state(visit, stay, last, lies)));
            }
        }
    }

    /** It lies in its meld all the time, and was only not heard for a while. */
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
     * It was put down for a moment, has just been heard there anew, and it will soon be clear
     * whether it lies there.
     */
    private boolean seemsToComeAgain(List<Visit> visits, int index) {
        boolean brief = visits.get(index).millis() < People.TAKEN_UP_AGAIN;
        return brief
                && visits.subList(index + 1, visits.size()).stream()
                        .anyMatch(later ->
                                later.zone().equals(visits.get(index).zone())
                                        && !isBelieved(later)
                                        && now - later.first() < Radio.SOON_SURE);
    }

    private static boolean liesThere(Visit visit, Stay stay) {
        return stay != null && stay.sure() && stay.zone().equals(visit.zone());
    }

    /** It was sure once; what was hardly heard is waited for. */
    private static boolean isBelieved(Visit visit) {
        return visit.peak() >= Beliefs.CLEARLY
                || visit.hits() > 1 && visit.peak() >= Beliefs.HARDLY;
    }

    private boolean isNew(Visit visit, boolean lies, Zone expected, Long taken) {
        if (visit.first() > after) {
            return true;
        }
        boolean old = taken != null && visit.first() < taken;
        return lies && !visit.zone().equals(expected) && !old;
    }

    private Happening.State state(Visit visit, Stay stay, boolean last, boolean lies) {
        if (lies) {
            return Happening.State.LIES;
        }
        boolean elsewhere = stay != null && stay.sure() && !stay.zone().equals(visit.zone());
        boolean left = !last || elsewhere || silence(visit) <= Beliefs.GONE;
        return left ? Happening.State.LEFT : Happening.State.QUIET;
    }

    private double silence(Visit visit) {
        return picture.silence(visit.card(), visit.zone()).orElse(0.0);
    }
}
