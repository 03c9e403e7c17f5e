package burraco.tracking.deal;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.tracking.figures.DealFigures;
import burraco.tracking.picture.TablePicture;
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
 * Where the cards of a deal were heard, and how often. A dealt card is heard again and again until
 * it is taken up; a card that is only carried past, or a garbled number, is not.
 */
final class Landings {
    /** Number of hits with which a card may be named in the record. */
    private static final int SURELY = 4;

    private static final int LIKELY = 2;

    /**
     * Number of hits on the pile or the stock from which on a card was not dealt there but was the
     * first card faced.
     */
    private static final int UNDEALT = 2;

    /** How many times as often as at all other places a card must be heard at one place. */
    private static final int TIMES = 5;

    private final Deck deck;
    private final Map<Integer, Zone> zones = new HashMap<>();
    private final Map<Card, Map<Zone, Landing>> heard = new LinkedHashMap<>();
    private final Map<Zone, Integer> looked = new HashMap<>();
    private final Set<Card> old = new HashSet<>();

    /** A card that was heard at a place. */
    static final class Landing {
        private final Card card;
        private final Zone zone;
        private final long first;
        private long last;
        private int hits;
        private final int looksBefore;

        /**
         * @param looksBefore how often the place had been looked at before
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
                    antenna.zone() instanceof Zone.Pile ? TablePicture.PILE : antenna.zone());
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

    /** When the last card was dealt; empty if none has been. */
    Optional<Long> lastCame() {
        return seats() == 0
                ? Optional.empty()
                : heard.values().stream()
                        .flatMap(places -> places.values().stream())
                        .map(Landing::first)
                        .max(Comparator.naturalOrder());
    }

    /**
     * The cards that came to the place, in their order, including those that are not certain enough
     * to be named.
     */
    List<Landing> likely(Zone zone) {
        return at(zone).filter(one -> one.hits >= LIKELY).toList();
    }

    /** The cards that came to the place and are certain enough to be named, in their order. */
    List<Landing> sure(Zone zone) {
        return at(zone).filter(this::isSure).toList();
    }

    /** How many cards are heard at the place so well that one too many would show. */
    int count(Zone zone) {
        return (int) at(zone).filter(one -> isHeard(one, DealFigures.WHOLE_PILE_HEARD)).count();
    }

    private boolean isSure(Landing one) {
        return isHeard(one, DealFigures.LANDED_SHARE);
    }

    private boolean isHeard(Landing one, double share) {
        int looks = looked.getOrDefault(one.zone, 0) - one.looksBefore;
        return one.hits >= SURELY
                && one.last - one.first >= DealFigures.LANDED_FOR_MILLIS
                && one.hits >= share * looks;
    }

    /** The cards that were heard in front of players before this time, in their order. */
    List<DealOrder.Heard> inFront(long before) {
        return inFront().stream().filter(one -> one.first() < before).toList();
    }

    /** The cards that were heard in front of players, in their order. */
    List<DealOrder.Heard> inFront() {
        List<DealOrder.Heard> all = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            likely(new Zone.OfSeat(seat))
                    .forEach(one -> all.add(new DealOrder.Heard(seat, one.first)));
        }
        all.sort(Comparator.comparingLong(DealOrder.Heard::first));
        return all;
    }

    private Stream<Landing> at(Zone zone) {
        return heard.values().stream()
                .map(Landings::best)
                .flatMap(Optional::stream)
                .filter(one -> one.zone.equals(zone))
                .sorted(Comparator.comparingLong(Landing::first));
    }

    /** The place of the card, unless it is heard nearly as often elsewhere. */
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

    /** The number of players in front of whom cards have come. */
    int seats() {
        int seats = 0;
        for (Seat seat : Seat.values()) {
            seats += likely(new Zone.OfSeat(seat)).isEmpty() ? 0 : 1;
        }
        return seats;
    }

    /** The first card on the pile since then, if it was not dealt before. */
    Optional<Landing> firstOnPile(long since) {
        return onPile(since).min(Comparator.comparingLong(Landing::first));
    }

    private Stream<Landing> onPile(long since) {
        return heard.values().stream()
                .flatMap(places -> places.values().stream().filter(one -> wasFaced(one, places)))
                .filter(one -> one.first >= since);
    }

    /**
     * Whether a card on the pile was faced: it was heard more than once and does not lie in the
     * stock, or once and then clearly in front of a player who picked it up.
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

    /** Ends the deal: the faced card and everything heard later were not dealt. */
    void endWith(Optional<Card> faced, long at) {
        faced.ifPresent(heard::remove);
        heard.values().forEach(places -> places.values().removeIf(one -> one.first >= at));
        heard.values().removeIf(Map::isEmpty);
    }

    /**
     * Starts listening to another deal.
     *
     * @param left cards that were left on the table and are not dealt
     */
    void clear(Collection<Card> left) {
        heard.clear();
        old.clear();
        old.addAll(left);
    }
}
