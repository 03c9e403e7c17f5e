package burraco.play.evening;

import burraco.cards.Card;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Deck;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What hands do with cards on the virtual table, at times to come. */
public final class Fingers {
    /** Numbers of tags in cards that do not belong to the deck. */
    private static final long STRANGERS = 0xE004_01FF_0000_0000L;

    private final VirtualTable table;
    private final Deck deck;
    private final Manners manners;
    private final Chance chance;
    private final Map<Card, TagId> tags = new HashMap<>();

    /** When each card is at rest, as far as it was told to move. */
    private final Map<Card, Long> busy = new HashMap<>();

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
        busy.put(card, landing);
        return landing;
    }

    /** Lays a card so that it lands then, or as soon as it can; from lifting to landing. */
    public Span layBy(Card card, Spot spot, long landing, long lift) {
        long lifted = free(card, Math.min(lift, landing));
        long landed = Math.max(landing, lifted);
        TagId tag = tag(card);
        table.at(lifted, () -> table.carry(tag, spot, landed));
        busy.put(card, landed);
        return new Span(lifted, landed);
    }

    /** Puts down a pack of cards, the lowest first. */
    public void putDown(List<Card> cards, Spot spot, long at) {
        for (Card card : cards) {
            TagId tag = tag(card);
            table.at(at, () -> table.lay(tag, spot));
            busy.put(card, at);
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
        busy.put(card, gone);
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

    /** When none of them is on its way any more, at the soonest then. */
    public long free(List<Card> cards, long when) {
        return cards.stream().mapToLong(card -> free(card, when)).max().orElse(when);
    }

    /** Nobody lifts a card that is still on its way, or before now. */
    private long free(Card card, long when) {
        return Math.max(table.now(), Math.max(when, busy.getOrDefault(card, 0L)));
    }
}
