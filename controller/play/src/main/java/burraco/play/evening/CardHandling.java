package burraco.play.evening;

import burraco.cards.Card;
import burraco.hal.TagId;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Movements of cards on the virtual table, scheduled at given times. */
public final class CardHandling {
    /** Numbers of tags in cards that do not belong to the deck. */
    private static final long STRANGERS = 0xE004_01FF_0000_0000L;

    /** How many cards of a pack are heard, counted from the felt. */
    private static final int HEARD_OF_A_PACK = 3;

    private final VirtualTable table;
    private final Deck deck;
    private final Manners manners;
    private final Chance chance;
    private final Map<Card, TagId> tags = new HashMap<>();

    /** When each card will be at rest, after all movements that are scheduled. */
    private final Map<Card, Long> busy = new HashMap<>();

    /**
     * How often each card was scheduled to move. A planned movement is cancelled if this number has
     * grown since.
     */
    private final Map<Card, Integer> moves = new HashMap<>();

    public CardHandling(VirtualTable table, Deck deck, Manners manners, Chance chance) {
        this.table = table;
        this.deck = deck;
        this.manners = manners;
        this.chance = chance;
    }

    public TagId tag(Card card) {
        return tags.computeIfAbsent(
                card, _ -> deck.has(card) ? deck.tag(card) : TagId.of(STRANGERS + tags.size()));
    }

    /** Lays a card that lies elsewhere or is held; returns the time at which it has landed. */
    public long lay(Card card, CardSpot spot, long lift) {
        return lay(card, spot, lift, ActionTime.REACH);
    }

    public long lay(Card card, CardSpot spot, long lift, ActionTime pace) {
        long lifted = free(card, lift);
        long landing = lifted + manners.time(pace, chance);
        TagId tag = tag(card);
        table.at(lifted, () -> table.carry(tag, spot, landing));
        moves(card, landing);
        return landing;
    }

    /**
     * Lays a card so that it lands at this time, or as soon as possible; returns the time from
     * lifting to landing.
     */
    public TimeSpan layBy(Card card, CardSpot spot, long landing, long lift) {
        long lifted = free(card, Math.min(lift, landing));
        long landed = Math.max(landing, lifted);
        TagId tag = tag(card);
        table.at(lifted, () -> table.carry(tag, spot, landed));
        moves(card, landed);
        return new TimeSpan(lifted, landed);
    }

    /** Puts down a pack of cards, the lowest first. */
    public void putDown(List<Card> cards, CardSpot spot, long at) {
        for (Card card : cards) {
            TagId tag = tag(card);
            table.at(at, () -> table.lay(tag, spot));
            moves(card, at);
        }
    }

    /** Takes a card into the hand; returns the time at which it has left the table. */
    public long take(Card card, long lift) {
        return take(card, lift, ActionTime.REACH);
    }

    public long take(Card card, long lift, ActionTime pace) {
        long lifted = free(card, lift);
        long gone = lifted + manners.time(pace, chance);
        TagId tag = tag(card);
        table.at(
                lifted,
                () -> {
                    if (table.lies(tag)) {
                        table.carryOff(tag, gone);
                    }
                });
        moves(card, gone);
        return gone;
    }

    /** Pushes a card along. */
    public void slide(Card card, CardSpot spot, long at) {
        TagId tag = tag(card);
        table.at(free(card, at), () -> table.slide(tag, spot));
    }

    /** Pushes a card by this distance, as a sleeve does. */
    void push(Card card, double dx, double dy, long at) {
        TagId tag = tag(card);
        table.at(free(card, at), () -> table.push(tag, dx, dy));
    }

    /** Rests a hand on this spot for a while. */
    void rest(CardSpot spot, double radius, long from, long until) {
        int[] hand = new int[1];
        table.at(from, () -> hand[0] = table.rest(spot.x(), spot.y(), radius));
        table.at(until, () -> table.raise(hand[0]));
    }

    /** Holds a card close to the felt for a while. */
    void dip(Card card, CardSpot spot, long at, long millis) {
        TagId tag = tag(card);
        table.at(
                free(card, at),
                () -> {
                    if (!table.lies(tag)) {
                        table.dip(tag, spot, millis);
                    }
                });
    }

    /** Leans a hand on a scale with this weight. */
    void lean(int scale, double grams, long from, long until) {
        table.faults().lean(scale, from, grams, until - from);
    }

    /**
     * Lifts a pack at once. Its cards at the felt are heard for a moment longer; those above them
     * were not heard anyway.
     */
    void liftPack(List<Card> cards, long at) {
        for (int i = 0; i < cards.size(); i++) {
            TagId tag = tag(cards.get(i));
            boolean atTheFelt = i < HEARD_OF_A_PACK;
            table.at(at, () -> lift(tag, atTheFelt, at));
            moves(cards.get(i), at);
        }
    }

    private void lift(TagId tag, boolean heard, long at) {
        if (heard && table.lies(tag)) {
            table.carryOff(tag, at + ActionTime.REACH.usual);
        } else {
            table.take(tag);
        }
    }

    /** Pushes a card over the felt in steps; returns the time at which it has arrived. */
    long pushTo(Card card, CardSpot from, CardSpot to, long at, long millis, int steps) {
        long begun = free(card, at);
        hold(card, begun + millis);
        pushLater(card, from, to, begun, millis, steps);
        return begun + millis;
    }

    /** Keeps others from moving a card until this time. */
    void hold(Card card, long until) {
        moves(card, until);
    }

    /** Pushes a card at a later time, unless somebody moves it before that. */
    void pushLater(Card card, CardSpot from, CardSpot to, long at, long millis, int steps) {
        TagId tag = tag(card);
        for (int i = 1; i <= steps; i++) {
            double share = (double) i / steps;
            double x = from.x() + (to.x() - from.x()) * share;
            double y = from.y() + (to.y() - from.y()) * share;
            CardSpot spot = new CardSpot(x, y, to.across());
            unlessMoved(card, at + millis * i / steps, () -> table.slide(tag, spot));
        }
    }

    /**
     * Pushes a card from wherever it lies at that time; returns the time at which it has arrived.
     */
    long pushFromWhereItLies(Card card, CardSpot to, long at, long millis, int steps) {
        TagId tag = tag(card);
        long begun = free(card, at);
        hold(card, begun + millis);
        unlessMoved(
                card,
                begun,
                () ->
                        table.spot(tag)
                                .ifPresent(
                                        from -> pushLater(card, from, to, begun, millis, steps)));
        return begun + millis;
    }

    /** Takes a card into the hand at that time, unless somebody moves it before that. */
    void takeLater(Card card, long at) {
        TagId tag = tag(card);
        unlessMoved(card, at, () -> lift(tag, true, at));
    }

    /** Does something with a card at that time, unless somebody has moved the card before. */
    private void unlessMoved(Card card, long at, Runnable what) {
        int move = moves.getOrDefault(card, 0);
        table.at(
                at,
                () -> {
                    if (moves.getOrDefault(card, 0) == move) {
                        what.run();
                    }
                });
    }

    /** Whether none of these cards is moving at that time. */
    boolean areFree(Collection<Card> cards, long when) {
        return cards.stream().allMatch(card -> busy.getOrDefault(card, 0L) <= when);
    }

    private void moves(Card card, long until) {
        busy.put(card, until);
        moves.merge(card, 1, Integer::sum);
    }

    /** The first time, not before the given one, at which none of these cards is moving. */
    public long free(Collection<Card> cards, long when) {
        return cards.stream().mapToLong(card -> free(card, when)).max().orElse(when);
    }

    /**
     * The first time at which a card can be lifted: it must be at rest, and the time must not be
     * past.
     */
    private long free(Card card, long when) {
        return Math.max(table.now(), Math.max(when, busy.getOrDefault(card, 0L)));
    }
}
