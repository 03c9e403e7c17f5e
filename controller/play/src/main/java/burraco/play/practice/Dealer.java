package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.rules.RuleSet;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import burraco.play.BotHand;
import burraco.play.evening.ActionTime;
import burraco.play.evening.CardHandling;
import burraco.play.evening.Deed;
import burraco.play.evening.Manners;
import burraco.play.evening.ShuffledDeal;
import burraco.play.evening.TablePlaces;
import burraco.play.evening.TimeSpan;
import java.util.List;

/**
 * Gathers all cards, shuffles them, and deals as two people do: one deals to the seats, the other
 * makes the pozzetti.
 */
final class Dealer {
    private static final long MIN_GAP_MILLIS = 30;

    private final Board board;
    private final CarryingHands hands;
    private final VirtualTable table;
    private final CardHandling fingers;
    private final TablePlaces places;
    private final Manners manners;
    private final Chance chance;
    private long toSeats;
    private long aside;

    Dealer(
            Board board,
            CarryingHands hands,
            VirtualTable table,
            CardHandling fingers,
            TablePlaces places,
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

    /**
     * Schedules a deal that begins now; returns the time at which everybody has counted his cards.
     */
    long deal(RuleSet rules, Seat dealer) {
        long clock = gather(table.now());
        clock += manners.time(ActionTime.SHUFFLE, chance) + manners.time(ActionTime.CUT, chance);
        toSeats = clock;
        aside = clock;
        List<Deed> deeds = ShuffledDeal.of(BotHand.dealt(chance.bits(), rules, dealer), chance);
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
        for (BoardPlace where : board.places()) {
            for (Card card : board.at(where)) {
                long lift = now + (long) chance.between(500, 4_000);
                table.at(lift, () -> hands.held(card, BoardPlace.AWAY));
                gathered = Math.max(gathered, fingers.take(card, lift));
            }
        }
        table.at(gathered, hands::clear);
        return gathered;
    }

    private long toSeat(Seat to, Card card, long after) {
        toSeats =
                Math.max(
                        toSeats + manners.time(ActionTime.DEAL_ONE, chance),
                        after + MIN_GAP_MILLIS);
        return lay(card, new BoardPlace.Dealt(to), places.dealt(to), toSeats);
    }

    private long toPozzetto(int number, Card card, long after) {
        aside =
                Math.max(
                        aside + manners.time(ActionTime.POZZETTO_ONE, chance),
                        after + MIN_GAP_MILLIS);
        return lay(card, new BoardPlace.Pozzetto(number), places.pozzetto(number), aside);
    }

    private long lay(Card card, BoardPlace where, CardSpot spot, long landing) {
        long reach = manners.time(ActionTime.REACH, chance);
        TimeSpan span = fingers.layBy(card, spot, landing, landing - reach);
        table.at(span.begun(), () -> hands.lies(card, where, spot));
        return span.complete();
    }

    /** Puts the stock in the middle; returns the time at which everybody has counted his cards. */
    private long putDown(List<Card> stock, long after) {
        long down = after + manners.time(ActionTime.PUT_DOWN_STOCK, chance);
        CardSpot spot = places.stock();
        fingers.putDown(stock, spot, down);
        table.at(down, () -> stock.forEach(card -> hands.lies(card, BoardPlace.STOCK, spot)));
        long counted = down;
        for (Seat seat : Seat.values()) {
            long lifted = down + manners.time(ActionTime.COUNT_FAN, chance);
            counted = Math.max(counted, lifted + ActionTime.REACH.usual());
            table.at(lifted, () -> lift(seat));
        }
        return counted;
    }

    private void lift(Seat seat) {
        List<Card> dealt = board.at(new BoardPlace.Dealt(seat));
        if (!dealt.isEmpty()) {
            hands.carry(dealt, Target.fan(seat));
        }
    }
}
