package burraco.play.evening;

import burraco.cards.Card;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What hands do with cards on the virtual table, at times to come. */
public final class Fingers {
    /** Numbers of tags in cards that do not belong to the deck. */
    private static final long STRANGERS = 0xE004_01FF_0000_0000L;

    /** Of a pack, from the felt up. */
    private static final int HEARD_OF_A_PACK = 3;

    private final VirtualTable table;
    private final Deck deck;
    private final Manners manners;
    private final Chance chance;
    private final Map<Card, TagId> tags = new HashMap<>();

    /** When each card is at rest, as far as it was told to move. */
    private final Map<Card, Long> busy = new HashMap<>();

    /** How often each card was told to move: what was planned before is off where it is more. */
    private final Map<Card, Integer> moves = new HashMap<>();

    public Fingers(VirtualTable table, Deck deck, Manners manners, Chance chance) {
        this.table = table;
        this.deck = deck;
        this.manners = manners;
        this.chance = chance;
    }

    public TagId tag(Card card) {
        return tags.computeIfAbsent(
                card, _ -> deck.has(card) ? deck.tag(card) : TagId.of(STRANGERS + tags.size()));
    }

    /** Lays a card there, whether it lay on the felt or was held; when it has landed. */
    public long lay(Card card, Spot spot, long lift) {
        return lay(card, spot, lift, Pace.REACH);
    }

    public long lay(Card card, Spot spot, long lift, Pace pace) {
        long lifted = free(card, lift);
        long landing = lifted + manners.time(pace, chance);
        TagId tag = tag(card);
        table.at(lifted, () -> table.carry(tag, spot, landing));
        moves(card, landing);
        return landing;
    }

    /** Lays a card so that it lands then, or as soon as it can; from lifting to landing. */
    public Span layBy(Card card, Spot spot, long landing, long lift) {
        long lifted = free(card, Math.min(lift, landing));
        long landed = Math.max(landing, lifted);
        TagId tag = tag(card);
        table.at(lifted, () -> table.carry(tag, spot, landed));
        moves(card, landed);
        return new Span(lifted, landed);
    }

    /** Puts down a pack of cards, the lowest first. */
    public void putDown(List<Card> cards, Spot spot, long at) {
        for (Card card : cards) {
            TagId tag = tag(card);
            table.at(at, () -> table.lay(tag, spot));
            moves(card, at);
        }
    }

    /** Takes a card into the hand; when it is gone. */
    public long take(Card card, long lift) {
        return take(card, lift, Pace.REACH);
    }

    public long take(Card card, long lift, Pace pace) {
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
    public void slide(Card card, Spot spot, long at) {
        TagId tag = tag(card);
        table.at(free(card, at), () -> table.slide(tag, spot));
    }

    /** A sleeve pushes a card by so much. */
    void push(Card card, double dx, double dy, long at) {
        TagId tag = tag(card);
        table.at(free(card, at), () -> table.push(tag, dx, dy));
    }

    /** A hand rests there for a while. */
    void rest(Spot spot, double radius, long from, long until) {
        int[] hand = new int[1];
        table.at(from, () -> hand[0] = table.rest(spot.x(), spot.y(), radius));
        table.at(until, () -> table.raise(hand[0]));
    }

    /** A held card comes close to the felt. */
    void dip(Card card, Spot spot, long at, long millis) {
        TagId tag = tag(card);
        table.at(
                free(card, at),
                () -> {
                    if (!table.lies(tag)) {
                        table.dip(tag, spot, millis);
                    }
                });
    }

    /** A hand that rests there and weighs so much on whatever is weighed there. */
    void lean(int scale, double grams, long from, long until) {
        table.faults().lean(scale, from, grams, until - from);
    }

    /**
     * Lifts a pack in one grip. Those at the felt are heard for a moment longer, as those above
     * them were not heard before.
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
            table.carryOff(tag, at + Pace.REACH.usual);
        } else {
            table.take(tag);
        }
    }

    /** Pushes a card over the felt in so many steps; when it is there. */
    long pushTo(Card card, Spot from, Spot to, long at, long millis, int steps) {
        long begun = free(card, at);
        hold(card, begun + millis);
        pushLater(card, from, to, begun, millis, steps);
        return begun + millis;
    }

    /** Nobody else moves it until then. */
    void hold(Card card, long until) {
        moves(card, until);
    }

    /** The same, unless somebody moves the card before or meanwhile. */
    void pushLater(Card card, Spot from, Spot to, long at, long millis, int steps) {
        TagId tag = tag(card);
        for (int i = 1; i <= steps; i++) {
            double share = (double) i / steps;
            double x = from.x() + (to.x() - from.x()) * share;
            double y = from.y() + (to.y() - from.y()) * share;
            Spot spot = new Spot(x, y, to.across());
            unlessMoved(card, at + millis * i / steps, () -> table.slide(tag, spot));
        }
    }

    /** The same from wherever it lies by then; when it is there. */
    long pushFromWhereItLies(Card card, Spot to, long at, long millis, int steps) {
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

    /** Takes a card into the hand then, unless somebody moves it before. */
    void takeLater(Card card, long at) {
        TagId tag = tag(card);
        unlessMoved(card, at, () -> lift(tag, true, at));
    }

    /** Does this with a card then, unless somebody has moved it. */
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

    /** Whether nobody moves any of them then, as far as is planned. */
    boolean areFree(Collection<Card> cards, long when) {
        return cards.stream().allMatch(card -> busy.getOrDefault(card, 0L) <= when);
    }

    private void moves(Card card, long until) {
        busy.put(card, until);
        moves.merge(card, 1, Integer::sum);
    }

    /** When none of them is on its way any more, at the soonest then. */
    public long free(Collection<Card> cards, long when) {
        return cards.stream().mapToLong(card -> free(card, when)).max().orElse(when);
    }

    /** Nobody lifts a card that is still on its way, or before now. */
    private long free(Card card, long when) {
        return Math.max(table.now(), Math.max(when, busy.getOrDefault(card, 0L)));
    }
}
