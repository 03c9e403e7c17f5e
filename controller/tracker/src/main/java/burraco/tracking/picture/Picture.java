package burraco.tracking.picture;

import burraco.cards.Card;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.Beliefs;
import burraco.tracking.hearing.Hearing;
import burraco.tracking.hearing.Spot;
import burraco.tracking.placing.PilePlaces;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What lies where, card by card. Antennas of the pile are one place here: a discard that lies on
 * the border of two of them is on the pile all the same.
 */
public final class Picture {
    public static final Zone PILE = new Zone.Pile(Optional.empty());

    /** The silence of a card that has not been heard for so long that it is not listened for. */
    private static final double FORGOTTEN = -20;

    private final Hearing hearing;
    private final PilePlaces places;
    private final Layout layout;
    private final List<Zone> zones = new ArrayList<>();
    private final Stay[] stays;
    private final Visits[] visits;

    public Picture(Layout layout, Hearing hearing) {
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

    /** From then on what lay at one of the places lies at the other, and the other way round. */
    void exchange(Zone one, Zone other, long since) {
        zones.replaceAll(zone -> exchanged(zone, one, other));
        for (int card = 0; card < stays.length; card++) {
            visits[card].exchange(one, other, since);
            stays[card] = stays[card] == null ? null : stay(card);
        }
    }

    /** Where a meld lies that is said to lie there: at another place, if people have moved it. */
    public Zone place(Zone name) {
        int index = name instanceof Zone.MeldSlot ? zones.indexOf(name) : -1;
        return index < 0 ? name : layout.antennas().get(index).zone();
    }

    static Zone exchanged(Zone zone, Zone one, Zone other) {
        return zone.equals(one) ? other : zone.equals(other) ? one : zone;
    }

    /** Another hand begins: every place has its own name again. */
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

    /** Looks again at the cards of which the last inventory said something. */
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
     * The cards that were put somewhere later than that, or seem to lie where they should not;
     * cards of the stock and the pozzetti are nobody's yet.
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

    /** Whether people put single cards there. */
    static boolean isForPeople(Zone zone) {
        return switch (zone) {
            case Zone.Pile _, Zone.MeldSlot _, Zone.OfSeat _ -> true;
            case Zone.Stock _, Zone.Pozzetto _ -> false;
        };
    }

    /** Where the card was heard lately, place by place, the last it came to at the end. */
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
        Spot best = null;
        double share = 0;
        List<Spot> spots = hearing.spots(card);
        for (Spot spot : spots) {
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

    /** What is believed of a place with several antennas counts together. */
    private Stay whole(Spot best, Zone zone, List<Spot> spots) {
        double share = 0;
        long first = best.first();
        long last = best.last();
        for (Spot spot : spots) {
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

    /** The same; null where it is nowhere that is heard. */
    Stay at(Card card) {
        int index = hearing.index(card);
        return index == Hearing.UNKNOWN ? null : stays[index];
    }

    /** Whether it has been certain that the card lies there, and nothing says otherwise since. */
    public boolean certain(Card card, Zone zone) {
        Optional<Stay> stay = of(card).filter(one -> one.zone().equals(zone));
        if (stay.isEmpty() || !stay.get().certain() && !stay.get().sure()) {
            return false;
        }
        double peak = 0;
        for (Visit visit : visits(card)) {
            peak = visit.zone().equals(zone) ? visit.peak() : peak;
        }
        return stay.get().certain() || peak >= Beliefs.CERTAIN;
    }

    /** Where the card lies for sure. */
    public Optional<Stay> sure(Card card) {
        return of(card).filter(Stay::sure);
    }

    /**
     * How unlikely the silence of a card would be if it lay there all the time: a logarithm. Empty
     * where it was never heard there.
     */
    public Optional<Double> silence(Card card, Zone zone) {
        int index = hearing.index(card);
        Spot best = null;
        long last = -1;
        for (Spot spot : hearing.spots(index)) {
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
        // An echo came later than the best antenna's last word: what was silent since then counts.
        long now = hearing.looked(best.antenna());
        double since = Math.max(0, now - last) / (double) Math.max(1, now - best.last());
        return silence.map(all -> all * since);
    }

    /** When the card was last heard there. */
    public Optional<Long> lastHeard(Card card, Zone zone) {
        long last = -1;
        for (Spot spot : hearing.spots(hearing.index(card))) {
            if (zones.get(spot.antenna()).equals(zone)) {
                last = Math.max(last, spot.last());
            }
        }
        return last < 0 ? Optional.empty() : Optional.of(last);
    }

    /** How often the antenna that hears it best misses it, as a share. */
    public double missed(Card card, Zone zone) {
        double least = 1;
        for (Spot spot : hearing.spots(hearing.index(card))) {
            if (zones.get(spot.antenna()).equals(zone)) {
                least = Math.min(least, spot.missWell());
            }
        }
        return least;
    }

    /** When the card was first heard there in its last stay. */
    public long firstHeard(Card card, Zone zone) {
        long first = Long.MAX_VALUE;
        for (Spot spot : hearing.spots(hearing.index(card))) {
            if (zones.get(spot.antenna()).equals(zone)) {
                first = Math.min(first, spot.first());
            }
        }
        return first;
    }

    /** The card has been taken from there, as is known from the course of the hand. */
    public void taken(Card card, Zone zone, long at) {
        int index = hearing.index(card);
        for (Spot spot : hearing.spots(index)) {
            if (zones.get(spot.antenna()).equals(zone)) {
                hearing.taken(index, spot.antenna(), at);
            }
        }
    }

    /** How often the card was heard there in its last stay. */
    public int hits(Card card, Zone zone) {
        int hits = 0;
        for (Spot spot : hearing.spots(hearing.index(card))) {
            hits += zones.get(spot.antenna()).equals(zone) ? spot.hits() : 0;
        }
        return hits;
    }

    /** Where on the pile discards lie. */
    public PilePlaces places() {
        return places;
    }

    /** How much it says that nothing is heard, from 0 to 1: less where much is missed. */
    public double trust() {
        return hearing.trust();
    }

    /** Whether it is a card of this deck. */
    public boolean knows(Card card) {
        return hearing.knows(card);
    }

    public List<Card> cards() {
        return hearing.cards();
    }
}
