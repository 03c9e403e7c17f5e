package burraco.tracking.deal;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.Dealing;
import burraco.tracking.picture.Picture;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Where the cards of a deal were heard, and how often. Below other cards or above them, each is
 * heard again and again until it is taken up; elsewhere it was only carried past, or its number
 * arrived garbled.
 */
final class Landings {
    /** So often, and over so many milliseconds, nothing is heard that only passes. */
    private static final int SURELY = 4;

    private static final int LIKELY = 2;

    /** Heard so often where no card is dealt, it was the first card faced, and taken since. */
    private static final int UNDEALT = 2;

    /** Heard so many times as often as anywhere else, the card is there. */
    private static final int TIMES = 5;

    private final Deck deck;
    private final Map<Integer, Zone> zones = new HashMap<>();
    private final Map<Card, Map<Zone, Landing>> heard = new LinkedHashMap<>();
    private final Map<Zone, Integer> looked = new HashMap<>();
    private final Set<Card> old = new HashSet<>();

    /** A card heard at a place. */
    static final class Landing {
        private final Card card;
        private final Zone zone;
        private final long first;
        private long last;
        private int hits;
        private final int looksBefore;

        /**
         * @param looksBefore how often the place had been looked at by then
         */
        private Landing(Card card, Zone zone, long first, int looksBefore) {
            this.card = card;
            this.zone = zone;
            this.first = first;
            this.looksBefore = looksBefore;
        }

        Card card() {
            return card;
        }

        long first() {
            return first;
        }

        long last() {
            return last;
        }

        int hits() {
            return hits;
        }
    }

    Landings(Layout layout, Deck deck) {
        this.deck = deck;
        for (LaidAntenna antenna : layout.antennas()) {
            zones.put(
                    antenna.id(),
                    antenna.zone() instanceof Zone.Pile ? Picture.PILE : antenna.zone());
        }
    }

    void hear(Reading.Inventory inventory) {
        Zone zone = zones.get(inventory.antenna());
        if (zone == null) {
            return;
        }
        looked.merge(zone, 1, Integer::sum);
        for (Answer answer : inventory.answers()) {
            deck.card(answer.tag())
                    .filter(card -> !old.contains(card))
                    .ifPresent(card -> hear(card, zone, inventory.at()));
        }
    }

    private void hear(Card card, Zone zone, long at) {
        Landing landing =
                heard.computeIfAbsent(card, _ -> new LinkedHashMap<>())
                        .computeIfAbsent(
                                zone, _ -> new Landing(card, zone, at, looked.get(zone) - 1));
        if (landing.hits == 0 || landing.last != at) {
            landing.last = at;
            landing.hits++;
        }
    }

    /** When the last card came anywhere; empty as long as none has been dealt. */
    Optional<Long> lastCame() {
        return seats() == 0
                ? Optional.empty()
                : heard.values().stream()
                        .flatMap(places -> places.values().stream())
                        .map(Landing::first)
                        .max(Comparator.naturalOrder());
    }

    /** The cards that came there, in the order in which they did; more of them than are named. */
    List<Landing> likely(Zone zone) {
        return at(zone).filter(one -> one.hits >= LIKELY).toList();
    }

    /** The cards that came there and may be named, in the order in which they did. */
    List<Landing> sure(Zone zone) {
        return at(zone).filter(this::isSure).toList();
    }

    /** How many cards are heard there so well that one too many would show. */
    int count(Zone zone) {
        return (int) at(zone).filter(one -> isHeard(one, Dealing.WHOLE_PILE_HEARD)).count();
    }

    private boolean isSure(Landing one) {
        return isHeard(one, Dealing.LANDED_SHARE);
    }

    private boolean isHeard(Landing one, double share) {
        int looks = looked.getOrDefault(one.zone, 0) - one.looksBefore;
        return one.hits >= SURELY
                && one.last - one.first >= Dealing.LANDED_FOR
                && one.hits >= share * looks;
    }

    /** The same, before then. */
    List<Order.Heard> inFront(long before) {
        return inFront().stream().filter(one -> one.first() < before).toList();
    }

    /** What was heard in front of players, in order. */
    List<Order.Heard> inFront() {
        List<Order.Heard> all = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            likely(new Zone.OfSeat(seat)).forEach(one -> all.add(new Order.Heard(seat, one.first)));
        }
        all.sort(Comparator.comparingLong(Order.Heard::first));
        return all;
    }

    private Stream<Landing> at(Zone zone) {
        return heard.values().stream()
                .map(Landings::best)
                .flatMap(Optional::stream)
                .filter(one -> one.zone.equals(zone))
                .sorted(Comparator.comparingLong(Landing::first));
    }

    /** Where the card is, if it is not heard nearly as often elsewhere. */
    private static Optional<Landing> best(Map<Zone, Landing> places) {
        Landing best = null;
        int others = 0;
        int elsewhere = 0;
        for (Landing one : places.values()) {
            boolean undealt = one.zone instanceof Zone.Stock || one.zone instanceof Zone.Pile;
            elsewhere += undealt ? one.hits : 0;
            boolean better = best == null || one.hits > best.hits;
            others += better ? best == null ? 0 : best.hits : one.hits;
            best = better ? one : best;
        }
        boolean there = best.hits >= TIMES * others && elsewhere < UNDEALT;
        return Optional.ofNullable(there ? best : null);
    }

    /** In front of how many players cards have come. */
    int seats() {
        int seats = 0;
        for (Seat seat : Seat.values()) {
            seats += likely(new Zone.OfSeat(seat)).isEmpty() ? 0 : 1;
        }
        return seats;
    }

    /** The card that was on the pile first, if it was heard there and nowhere before. */
    Optional<Landing> firstOnPile(long since) {
        return onPile(since).min(Comparator.comparingLong(Landing::first));
    }

    private Stream<Landing> onPile(long since) {
        return heard.values().stream()
                .flatMap(places -> places.values().stream().filter(one -> wasFaced(one, places)))
                .filter(one -> one.first >= since);
    }

    /**
     * Heard more than once, unless it lies in the stock still; or once, and then well in front of a
     * player, who picked it up.
     */
    private static boolean wasFaced(Landing one, Map<Zone, Landing> places) {
        boolean pickedUp =
                places.values().stream()
                        .anyMatch(other ->
                                other.zone instanceof Zone.OfSeat
                                        && other.first > one.first
                                        && other.hits >= SURELY);
        boolean liesInStock =
                places.values().stream()
                        .anyMatch(
                                other -> other.zone instanceof Zone.Stock && other.last > one.last);
        return one.zone instanceof Zone.Pile
                && (one.hits >= LIKELY || pickedUp)
                && (one.hits >= SURELY || !liesInStock);
    }

    /** The first card was faced then: it was not dealt, nor what is heard later. */
    void endWith(Optional<Card> faced, long at) {
        faced.ifPresent(heard::remove);
        heard.values().forEach(places -> places.values().removeIf(one -> one.first >= at));
        heard.values().removeIf(Map::isEmpty);
    }

    /**
     * From here on another deal is heard.
     *
     * @param left cards that were left on the table and are not dealt
     */
    void clear(Collection<Card> left) {
        heard.clear();
        old.clear();
        old.addAll(left);
    }
}
