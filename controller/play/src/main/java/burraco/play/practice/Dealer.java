package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.rules.RuleSet;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import burraco.hal.virtual.VirtualTable;
import burraco.play.BotHand;
import burraco.play.evening.DealtOut;
import burraco.play.evening.Deed;
import burraco.play.evening.Fingers;
import burraco.play.evening.Manners;
import burraco.play.evening.Pace;
import burraco.play.evening.Places;
import burraco.play.evening.Span;
import java.util.List;

/** Gathers all cards, shuffles them, and deals as two people do: one to the seats, one aside. */
final class Dealer {
    private static final long LITTLE = 30;

    private final Board board;
    private final Hands hands;
    private final VirtualTable table;
    private final Fingers fingers;
    private final Places places;
    private final Manners manners;
    private final Chance chance;
    private long toSeats;
    private long aside;

    Dealer(
            Board board,
            Hands hands,
            VirtualTable table,
            Fingers fingers,
            Places places,
            Manners manners,
            Chance chance) {
        this.board = board;
        this.hands = hands;
        this.table = table;
        this.fingers = fingers;
        this.places = places;
        this.manners = manners;
        this.chance = chance;
    }

    /** Plans all of it from now on; when everybody has counted his cards. */
    long deal(RuleSet rules, Seat dealer) {
        long clock = gather(table.now());
        clock += manners.time(Pace.SHUFFLE, chance) + manners.time(Pace.CUT, chance);
        toSeats = clock;
        aside = clock;
        List<Deed> deeds = DealtOut.of(BotHand.dealt(chance.bits(), rules, dealer), chance);
        for (Deed deed : deeds) {
            clock =
                    switch (deed.act()) {
                        case Act.Deal deal -> toSeat(deal.to(), deed.moved().getFirst(), clock);
                        case Act.DealPozzetto deal ->
                                toPozzetto(deal.pozzetto(), deed.moved().getFirst(), clock);
                        case Act.TurnUp _ -> putDown(deed.before().stock().list(), clock);
                        case Act _ -> clock;
                    };
        }
        return clock;
    }

    private long gather(long now) {
        long gathered = now;
        for (Where where : board.places()) {
            for (Card card : board.at(where)) {
                long lift = now + (long) chance.between(500, 4_000);
                table.at(lift, () -> hands.held(card, Where.AWAY));
                gathered = Math.max(gathered, fingers.take(card, lift));
            }
        }
        table.at(gathered, hands::clear);
        return gathered;
    }

    private long toSeat(Seat to, Card card, long after) {
        toSeats = Math.max(toSeats + manners.time(Pace.DEAL_ONE, chance), after + LITTLE);
        return lay(card, new Where.Dealt(to), places.dealt(to), toSeats);
    }

    private long toPozzetto(int number, Card card, long after) {
        aside = Math.max(aside + manners.time(Pace.POZZETTO_ONE, chance), after + LITTLE);
        return lay(card, new Where.Pozzetto(number), places.pozzetto(number), aside);
    }

    private long lay(Card card, Where where, Spot spot, long landing) {
        long reach = manners.time(Pace.REACH, chance);
        Span span = fingers.layBy(card, spot, landing, landing - reach);
        table.at(span.begun(), () -> hands.lies(card, where, spot));
        return span.complete();
    }

    /** What is left lies in the middle, and everybody counts; when they are done. */
    private long putDown(List<Card> stock, long after) {
        long down = after + manners.time(Pace.PUT_DOWN_STOCK, chance);
        Spot spot = places.stock();
        fingers.putDown(stock, spot, down);
        table.at(down, () -> stock.forEach(card -> hands.lies(card, Where.STOCK, spot)));
        long counted = down;
        for (Seat seat : Seat.values()) {
            long lifted = down + manners.time(Pace.COUNT_FAN, chance);
            counted = Math.max(counted, lifted + Pace.REACH.usual());
            table.at(lifted, () -> lift(seat));
        }
        return counted;
    }

    private void lift(Seat seat) {
        List<Card> dealt = board.at(new Where.Dealt(seat));
        if (!dealt.isEmpty()) {
            hands.carry(dealt, Target.fan(seat));
        }
    }
}
