package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;

/** What people do with their hands besides playing. */
final class Fidgets {
    private static final double PALM_CM = 6;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final MeldRows melds;
    private final Manners manners;
    private final Chance chance;

    Fidgets(
            CardHandling fingers,
            TablePlaces places,
            MeldRows melds,
            Manners manners,
            Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.melds = melds;
        this.manners = manners;
        this.chance = chance;
    }

    /**
     * Puts the first card down and takes it up again; returns the time at which the player goes on.
     */
    long hesitate(List<Card> cards, List<CardSpot> spots, long from) {
        if (cards.isEmpty() || spots.isEmpty() || !manners.does(Quirk.HESITATES, chance)) {
            return from;
        }
        long down = fingers.lay(cards.getFirst(), spots.getFirst(), from);
        long up = fingers.take(cards.getFirst(), down + manners.time(ActionTime.HESITATE, chance));
        return up + manners.time(ActionTime.THINK_NEXT_PLAY, chance);
    }

    void leanOnStock(long from, long until) {
        if (manners.does(Quirk.LEANS_ON_STOCK, chance)) {
            fingers.rest(places.stock(), PALM_CM, from, until + stay());
        }
    }

    void restOn(List<CardSpot> spots, long from) {
        if (!spots.isEmpty() && manners.does(Quirk.HAND_STAYS_ON_MELD, chance)) {
            fingers.rest(spots.getLast(), PALM_CM, from, from + stay());
        }
    }

    /** While somebody thinks: hands rest on the table, sleeves push cards, fans sink. */
    void meanwhile(Hand hand, Seat acting, long from, long until) {
        if (manners.does(Quirk.RESTS_A_HAND, chance)) {
            long at = between(from, until);
            fingers.rest(somewhere(hand), PALM_CM, at, at + stay());
        }
        if (manners.does(Quirk.BRUSHES_A_CARD, chance)) {
            brush(hand, between(from, until));
        }
        if (manners.does(Quirk.DIPS_THE_FAN, chance)) {
            Seat seat = Seat.values()[chance.below(4)];
            List<Card> fan = new ArrayList<>();
            hand.fan(seat).known().forEach(fan::add);
            if (!fan.isEmpty() && seat != acting) {
                Card card = fan.get(chance.below(fan.size()));
                long millis = manners.time(ActionTime.FAN_DIP, chance);
                fingers.dip(card, places.dealt(seat), between(from, until), millis);
            }
        }
    }

    private void brush(Hand hand, long at) {
        List<Meld> melds = hand.melds().all();
        if (!melds.isEmpty()) {
            List<Card> cards = melds.get(chance.below(melds.size())).inOrder();
            fingers.push(
                    cards.get(chance.below(cards.size())),
                    chance.between(-1.5, 1.5),
                    chance.between(-1.5, 1.5),
                    at);
        }
    }

    /** A random spot on the stock, in front of a player, or on a meld. */
    private CardSpot somewhere(Hand hand) {
        List<Meld> laid = hand.melds().all();
        int kind = chance.below(4);
        if (kind == 0) {
            return places.stock();
        }
        if (kind == 1 || laid.isEmpty()) {
            return places.dealt(Seat.values()[chance.below(4)]);
        }
        Meld meld = laid.get(chance.below(laid.size()));
        return melds.spots(hand, List.of(meld.inOrder().getFirst())).getFirst();
    }

    private long stay() {
        return manners.time(ActionTime.HAND_STAYS, chance);
    }

    private long between(long from, long until) {
        return from + (long) (chance.share() * (until - from));
    }
}
