package burraco.tracking.picture;

import burraco.cards.Card;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.BeliefFigures;
import burraco.tracking.hearing.AntennaBelief;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.placing.PilePlaces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Where each card lies, as far as the antennas tell. All antennas of the pile count as one place,
 * so that a discard on the border of two of them lies on the pile all the same.
 */
public final class TablePicture {
    public static final Zone PILE = new Zone.Pile(Optional.empty());

    /**
     * Logarithm that stands for the silence of a card that has been silent too long to be tracked
     * at its place.
     */
    private static final double FORGOTTEN = -20;

    private final Hearing hearing;
    private final PilePlaces places;
    private final Layout layout;
    private final List<Zone> zones = new ArrayList<>();
    private final Stay[] stays;
    private final Visits[] visits;

    public TablePicture(Layout layout, Hearing hearing) {
        this.hearing = hearing;
        places = new PilePlaces(layout, hearing);
        this.layout = layout;
        zones.addAll(places(layout));
        stays = new Stay[hearing.cards().size()];
        visits = new Visits[stays.length];
        for (int i = 0; i < visits.length; i++) {
            visits[i] = new Visits();
        }
    }

    /**
     * Exchanges the names of two places from a certain time on, because the melds that lay there
     * were exchanged.
     */
    void exchange(Zone one, Zone other, long since) {
        zones.replaceAll(zone -> exchanged(zone, one, other));
        for (int card = 0; card < stays.length; card++) {
            visits[card].exchange(one, other, since);
            stays[card] = stays[card] == null ? null : stay(card);
        }
    }

    /**
     * The place in the layout where a meld lies that is known under this name; different if people
     * have moved it.
     */
    public Zone place(Zone name) {
        int index = name instanceof Zone.MeldSlot ? zones.indexOf(name) : -1;
        return index < 0 ? name : layout.antennas().get(index).zone();
    }

    static Zone exchanged(Zone zone, Zone one, Zone other) {
        return zone.equals(one) ? other : zone.equals(other) ? one : zone;
    }

    /** Gives every place its own name again, because another hand begins. */
    public void restorePlaces() {
        zones.clear();
        zones.addAll(places(layout));
        for (int card = 0; card < stays.length; card++) {
            stays[card] = stays[card] == null ? null : stay(card);
        }
    }

    private static List<Zone> places(Layout layout) {
        return layout.antennas().stream()
                .map(antenna -> antenna.zone() instanceof Zone.Pile ? PILE : antenna.zone())
                .toList();
    }

    /** Updates the cards that changed with the last inventory. */
    public boolean renew() {
        boolean other = false;
        for (int card : hearing.changed()) {
            Stay before = stays[card];
            Stay now = stay(card);
            stays[card] = now;
            other |= differs(before, now);
        }
        for (int card : hearing.heardNow()) {
            visit(card);
        }
        return other;
    }

    private void visit(int card) {
        int antenna = hearing.lookedAt();
        Zone zone = zones.get(antenna);
        double share =
                stays[card] != null && stays[card].zone().equals(zone) ? stays[card].share() : 0;
        visits[card].heard(
                hearing.cards().get(card),
                zone,
                hearing.looked(antenna),
                share,
                hearing.silenceBefore(card),
                hearing.heardAgain(card));
    }

    /**
     * The cards that were put somewhere after this time, or that seem to lie where they should not.
     * Cards in the stock and the pozzetti do not count.
     */
    public List<Card> unexpected(Map<Card, Zone> lying, long after) {
        List<Card> unexpected = new ArrayList<>();
        for (int i = 0; i < stays.length; i++) {
            Card card = hearing.cards().get(i);
            if (visits[i].put() > after || isElsewhere(stays[i], card, lying)) {
                unexpected.add(card);
            }
        }
        return unexpected;
    }

    private static boolean isElsewhere(Stay stay, Card card, Map<Card, Zone> lying) {
        return stay != null
                && (stay.sure() || stay.thinkable())
                && isForPeople(stay.zone())
                && !stay.zone().equals(lying.get(card));
    }

    /** Whether players put single cards there. */
    static boolean isForPeople(Zone zone) {
        return switch (zone) {
            case Zone.Pile _, Zone.MeldSlot _, Zone.OfSeat _ -> true;
            case Zone.Stock _, Zone.Pozzetto _ -> false;
        };
    }

    /** The recent visits of the card, in the order in which it came to the places. */
    public List<Visit> visits(Card card) {
        int index = hearing.index(card);
        return index == Hearing.UNKNOWN ? List.of() : visits[index].all();
    }

    /** Whether the card was heard there lately. */
    public boolean wasHeard(Card card, Zone zone) {
        return visits(card).stream().anyMatch(visit -> visit.zone().equals(zone));
    }

    private static boolean differs(Stay before, Stay now) {
        if (before == null || now == null) {
            return before != now;
        }
        return before.sure() != now.sure()
                || before.certain() != now.certain()
                || before.thinkable() != now.thinkable()
                || !before.zone().equals(now.zone());
    }

    private Stay stay(int card) {
        AntennaBelief best = null;
        double share = 0;
        List<AntennaBelief> spots = hearing.spots(card);
        for (AntennaBelief spot : spots) {
            if (best == null || spot.atRest() > share) {
                best = spot;
                share = spot.atRest();
            }
        }
        if (best == null || share < 1e-3) {
            return null;
        }
        Zone zone = zones.get(best.antenna());
        return spots.size() == 1
                ? new Stay(zone, best.antenna(), share, best.first(), best.last())
                : whole(best, zone, spots);
    }

    /** Adds up the belief of a place that has several antennas. */
    private Stay whole(AntennaBelief best, Zone zone, List<AntennaBelief> spots) {
        double share = 0;
        long first = best.first();
        long last = best.last();
        for (AntennaBelief spot : spots) {
            if (zones.get(spot.antenna()).equals(zone)) {
                share += spot.atRest();
                if (spot.atRest() > 0.05) {
                    first = Math.min(first, spot.first());
                    last = Math.max(last, spot.last());
                }
            }
        }
        return new Stay(zone, best.antenna(), share, first, last);
    }

    public Optional<Stay> of(Card card) {
        return Optional.ofNullable(at(card));
    }

    /** The same, or null if no antenna hears the card. */
    Stay at(Card card) {
        int index = hearing.index(card);
        return index == Hearing.UNKNOWN ? null : stays[index];
    }

    /** Whether the card was once clearly heard there and nothing has contradicted it since. */
    public boolean certain(Card card, Zone zone) {
        Optional<Stay> stay = of(card).filter(one -> one.zone().equals(zone));
        if (stay.isEmpty() || !stay.get().certain() && !stay.get().sure()) {
            return false;
        }
        double peak = 0;
        for (Visit visit : visits(card)) {
            peak = visit.zone().equals(zone) ? visit.peak() : peak;
        }
        return stay.get().certain() || peak >= BeliefFigures.CERTAIN;
    }

    /** Where the card lies, if that is sure. */
    public Optional<Stay> sure(Card card) {
        return of(card).filter(Stay::sure);
    }

    /**
     * How unlikely the card's silence is if it has been lying there: a logarithm. Empty if it was
     * never heard there.
     */
    public Optional<Double> silence(Card card, Zone zone) {
        int index = hearing.index(card);
        AntennaBelief best = null;
        long last = -1;
        for (AntennaBelief spot : hearing.spots(index)) {
            if (zones.get(spot.antenna()).equals(zone)) {
                best = best == null || spot.missWell() < best.missWell() ? spot : best;
                last = Math.max(last, spot.last());
            }
        }
        if (best == null) {
            boolean heardOnce = visits(card).stream().anyMatch(one -> one.zone().equals(zone));
            return heardOnce ? Optional.of(FORGOTTEN) : Optional.empty();
        }
        Optional<Double> silence = hearing.silence(index, best.antenna());
        if (best.last() >= last) {
            return silence;
        }
        // An echo was heard later than the best antenna's last reading: only the silence after it
        // counts.
        long now = hearing.looked(best.antenna());
        double since = Math.max(0, now - last) / (double) Math.max(1, now - best.last());
        return silence.map(all -> all * since);
    }

    /** When the card was last heard there. */
    public Optional<Long> lastHeard(Card card, Zone zone) {
        long last = -1;
        for (AntennaBelief spot : hearing.spots(hearing.index(card))) {
            if (zones.get(spot.antenna()).equals(zone)) {
                last = Math.max(last, spot.last());
            }
        }
        return last < 0 ? Optional.empty() : Optional.of(last);
    }

    /** Share of looks in which the antenna that hears the card best misses it. */
    public double missed(Card card, Zone zone) {
        double least = 1;
        for (AntennaBelief spot : hearing.spots(hearing.index(card))) {
            if (zones.get(spot.antenna()).equals(zone)) {
                least = Math.min(least, spot.missWell());
            }
        }
        return least;
    }

    /** When the card was first heard there during its last stay. */
    public long firstHeard(Card card, Zone zone) {
        long first = Long.MAX_VALUE;
        for (AntennaBelief spot : hearing.spots(hearing.index(card))) {
            if (zones.get(spot.antenna()).equals(zone)) {
                first = Math.min(first, spot.first());
            }
        }
        return first;
    }

    /** Records that the card has been taken from there, as is known from the course of the hand. */
    public void taken(Card card, Zone zone, long at) {
        int index = hearing.index(card);
        for (AntennaBelief spot : hearing.spots(index)) {
            if (zones.get(spot.antenna()).equals(zone)) {
                hearing.taken(index, spot.antenna(), at);
            }
        }
    }

    /** How often the card was heard there during its last stay. */
    public int hits(Card card, Zone zone) {
        int hits = 0;
        for (AntennaBelief spot : hearing.spots(hearing.index(card))) {
            hits += zones.get(spot.antenna()).equals(zone) ? spot.hits() : 0;
        }
        return hits;
    }

    /** Where on the pile discards lie. */
    public PilePlaces places() {
        return places;
    }

    /** How much a silence proves at this table, from 0 to 1. */
    public double trust() {
        return hearing.trust();
    }

    /** Whether the card belongs to this deck. */
    public boolean knows(Card card) {
        return hearing.knows(card);
    }

    public List<Card> cards() {
        return hearing.cards();
    }
}
