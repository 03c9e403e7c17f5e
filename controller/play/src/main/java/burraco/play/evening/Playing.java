package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Hand;
import burraco.engine.meld.MeldId;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Carries out the acts of a hand on the table, from the first card turned up until the cards are
 * gathered.
 */
final class Playing {
    /** The least time between cards that are laid together. */
    private static final long MIN_GAP_MILLIS = 30;

    private static final long LIFTED_MILLIS = 30_000;

    /** The time until the cards are gathered if nobody is in a hurry. */
    private static final long GATHERING_MILLIS = 30_000;

    /**
     * The most by which a player begins early. It is shorter than a draw, so that acts are
     * completed in their order.
     */
    private static final long MAX_HASTE_MILLIS = 300;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final Manners manners;
    private final Chance chance;
    private final PileRow row;
    private final MeldRows melds;
    private final Fidgets fidgets;
    private final CardsInFront inFront;
    private final HabitActions asides;

    /** How long before the completion of the last act the next player begins. */
    private long haste;

    Playing(
            CardHandling fingers,
            TablePlaces places,
            Manners manners,
            Occasions occasions,
            Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.manners = manners;
        this.chance = chance;
        row = new PileRow(places, chance);
        melds = new MeldRows(fingers, places);
        inFront = new CardsInFront(fingers, places, manners, chance);
        fidgets = new Fidgets(fingers, places, melds, manners, chance);
        asides = new HabitActions(fingers, places, melds, row, inFront, manners, occasions, chance);
    }

    /** A pozzetto of the hand before may still lie there. */
    void begin(Hand start, long at) {
        row.clear();
        melds.clear();
        inFront.clear();
        asides.clear();
        haste = 0;
        fingers.putDown(start.pozzetto(3).cards().known().list(), places.pozzetto(3), at);
    }

    TimeSpan turnUp(Deed deed, long clock) {
        Card card = deed.moved().getFirst();
        Seat dealer = deed.before().setting().dealer();
        Optional<DiscardPlace> place = ((Act.TurnUp) deed.act()).place();
        long begun = clock + manners.time(ActionTime.THINK_DISCARD, chance) / 2;
        return new TimeSpan(begun, fingers.lay(card, row.add(card, dealer, place), begun));
    }

    TimeSpan act(Deed deed, Act.OfSeat act, long clock) {
        Map<Card, CardPlace> moved = CardPlace.moved(deed.before(), deed.after());
        long thought = manners.time(ThinkingTimes.before(deed.before(), act), chance) + pondering();
        // When turns are timed people hurry, so that only the intended turn is too long.
        long thinks = haste > 0 ? 0 : deed.before().setting().timed() ? thought / 4 : thought;
        haste = 0;
        fidgets.meanwhile(deed.before(), act.seat(), clock, clock + thinks);
        asides.meanwhile(deed, act.seat(), new ThinkingPause(clock, clock + thinks));
        long begun = asides.whenFree(deed, act.seat(), moved.keySet(), clock + thinks);
        moved.keySet().forEach(row::remove);
        TimeSpan span = perform(deed, act, moved, begun);
        asides.afterwards(deed, act, span);
        return span;
    }

    private TimeSpan perform(Deed deed, Act.OfSeat act, Map<Card, CardPlace> moved, long begun) {
        return switch (act) {
            case Act.Draw _ -> draw(deed, act.seat(), moved, begun);
            case Act.Pickup _ -> pickUp(deed, act.seat(), moved, begun);
            case Act.Open _, Act.Tie _ -> play(deed, act.seat(), moved, begun);
            case Act.Discard discard -> discard(deed, discard, moved, begun);
            case Act.TakePozzetto _ -> takePozzetto(deed, act.seat(), moved, begun);
            case Act.Look _ -> look(deed.before(), act.seat(), begun);
            case Act.TakeBack _, Act.TakeBackDiscard _, Act.PutBack _, Act.Merge _, Act.Lay _ ->
                    all(deed, moved, begun, ActionTime.LAY_NEXT);
            case Act.Expose _, Act.Show _ -> show(deed, act.seat(), begun);
            case Act.Cannot _, Act.SayDraw _, Act.Lot _, Act.Shuffle _, Act.Cut _ ->
                    TimeSpan.at(begun);
        };
    }

    /** Additional time if somebody thinks for long. */
    private long pondering() {
        return manners.does(Quirk.PONDERS, chance) ? manners.time(ActionTime.PONDER, chance) : 0;
    }

    // Taking cards

    /** Draws a card. A pozzetto or last cards in front of the player go into his fan first. */
    private TimeSpan draw(Deed deed, Seat seat, Map<Card, CardPlace> moved, long begun) {
        inFront.takeIn(seat, moved.keySet(), begun - 700);
        TimeSpan span = TimeSpan.at(begun);
        for (Card card : moved.keySet()) {
            boolean fromStock = deed.before().stock().has(card);
            long from = begun;
            if (fromStock && asides.does(Habit.DRAW_TRIED)) {
                from = asides.stock().tryToDraw(card, begun);
            }
            span = span.and(fingers.take(card, fromStock ? from : begun - 900, ActionTime.DRAW));
        }
        fidgets.leanOnStock(begun, span.complete());
        asides.fans().drew(seat, moved.keySet(), span.complete());
        return span;
    }

    /**
     * Picks up the pile. If a play must come first, the pile is only drawn towards the player (art.
     * 8).
     */
    private TimeSpan pickUp(Deed deed, Seat seat, Map<Card, CardPlace> moved, long begun) {
        inFront.takeIn(seat, moved.keySet(), begun - 700);
        List<Card> cards = deed.before().pile().list().stream().filter(moved::containsKey).toList();
        long gathers = manners.time(ActionTime.GATHER_PILE, chance);
        boolean near = deed.before().rules().pickupNeedsPlay() || sortsPickup();
        Map<Card, Long> later = asides.grabs(cards);
        TimeSpan span = TimeSpan.at(begun);
        for (Card card : moved.keySet()) {
            int index = cards.indexOf(card);
            long from = begun + later.getOrDefault(card, 0L);
            if (index >= 0 && near) {
                CardSpot spot = places.spread(seat, index, cards.size());
                span = span.and(fingers.layBy(card, spot, from + gathers, from));
                inFront.lies(card, seat);
            } else {
                span = span.and(fingers.take(card, from, ActionTime.GATHER_PILE));
            }
        }
        return span;
    }

    /** Whether a picked up pile stays in front of its player and goes into the fan card by card. */
    private boolean sortsPickup() {
        return asides.does(Habit.PICKUP_SORTED);
    }

    // Laying cards

    private TimeSpan play(Deed deed, Seat seat, Map<Card, CardPlace> moved, long begun) {
        List<Card> cards = deed.moved().stream().filter(moved::containsKey).toList();
        Optional<TimeSpan> lifted = asides.lifted(deed, cards, begun);
        TimeSpan span = lifted.orElseGet(() -> layDown(deed, seat, cards, begun));
        melds.tidy(deed.before(), deed.after(), span.complete());
        fidgets.restOn(melds.spots(deed.after(), cards), span.complete());
        if (!deed.before().rules().pickupNeedsPlay() || inFront.hasCardsOf(seat)) {
            long into = span.complete() + manners.time(ActionTime.INTO_THE_FAN, chance);
            boolean sorts = inFront.hasCardsOf(seat) && sortsPickup();
            inFront.takeIn(seat, moved.keySet(), into, () -> sorts ? asides.fans().sorting() : 0);
        }
        // An unused pozzetto is laid down with the cards.
        return others(deed, moved, cards, span);
    }

    /** Lays the cards one by one from the fan into the melds. */
    private TimeSpan layDown(Deed deed, Seat seat, List<Card> cards, long begun) {
        long ready = asides.onTheWay(deed, seat, cards, fingers.free(cards, begun));
        long from = fidgets.hesitate(cards, melds.spots(deed.after(), cards), ready);
        boolean together = manners.does(Quirk.LAYS_TOGETHER, chance);
        ActionTime gap = together ? ActionTime.LAY_TOGETHER : ActionTime.LAY_NEXT;
        long landing = from + manners.time(ActionTime.REACH, chance);
        for (MeldId id : melds.changed(deed.before(), deed.after())) {
            // A card that follows sooner would count as the same play.
            long apart = manners.time(ActionTime.BETWEEN_PLAYS, chance);
            landing = Math.max(landing, melds.rested(id) + apart);
        }
        TimeSpan span = TimeSpan.at(landing);
        for (Card card : cards) {
            TimeSpan laid = melds.lay(deed.after(), card, landing);
            span = span.and(laid);
            landing = laid.complete() + manners.time(gap, chance);
        }
        return span;
    }

    private TimeSpan discard(Deed deed, Act.Discard act, Map<Card, CardPlace> moved, long begun) {
        Seat seat = act.seat();
        inFront.takeIn(seat, moved.keySet(), begun - 500);
        List<Card> cards = deed.moved().stream().filter(moved::containsKey).toList();
        if (row.isFull()) {
            squeeze(begun);
        }
        List<CardSpot> belong = new ArrayList<>();
        List<CardSpot> spots = new ArrayList<>();
        for (Card card : cards) {
            CardSpot spot = asides.pile().belongs(row.add(card, seat, act.place()));
            belong.add(spot);
            spots.add(asides.pile().lands(deed.before(), spot));
        }
        long from = fidgets.hesitate(cards, spots, fingers.free(cards, begun));
        long held = cards.isEmpty() ? from : asides.pile().hold(cards.getFirst(), spots, from);
        long landing = held + manners.time(ActionTime.REACH, chance);
        TimeSpan span = TimeSpan.at(from);
        for (int i = 0; i < cards.size(); i++) {
            span = span.and(fingers.layBy(cards.get(i), spots.get(i), landing, held));
            asides.pile().landed(cards.get(i), spots.get(i), belong.get(i), span.complete());
            landing = span.complete() + MIN_GAP_MILLIS;
        }
        haste = asides.does(Habit.QUICK_HANDS) ? asides.millis(50, MAX_HASTE_MILLIS) : 0;
        TimeSpan all = others(deed, moved, cards, span);
        inFront.layDownLastCards(deed.after(), seat, all.complete());
        return all;
    }

    /** When the next player begins; he does not always wait until all cards are at rest. */
    long next(TimeSpan span) {
        return Math.max(span.begun(), span.complete() - haste);
    }

    private void squeeze(long at) {
        List<Card> cards = row.cards();
        List<CardSpot> spots = row.squeeze();
        for (int i = 0; i < cards.size(); i++) {
            fingers.slide(cards.get(i), spots.get(i), at - 300);
        }
    }

    // All other acts

    private TimeSpan takePozzetto(Deed deed, Seat seat, Map<Card, CardPlace> moved, long begun) {
        List<Card> pack = List.copyOf(moved.keySet());
        boolean looks = moved.containsValue(new CardPlace.InFan(seat));
        boolean waits = looks && asides.does(Habit.POZZETTO_WAITS);
        boolean slides = asides.does(Habit.POZZETTO_SLID);
        if (!waits && !slides) {
            return all(deed, moved, begun, ActionTime.TAKE_POZZETTO);
        }
        TimeSpan span =
                slides
                        ? new TimeSpan(begun, asides.pozzetti().slideTo(seat, pack, begun))
                        : new TimeSpan(begun, toPlayer(seat, pack, begun));
        if (waits) {
            pack.forEach(card -> inFront.lies(card, seat));
            asides.waits(seat, span.complete() + asides.millis(5_000, 60_000));
        } else if (looks) {
            long lift = span.complete() + asides.millis(200, 1_500);
            for (Card card : pack) {
                span = span.and(fingers.take(card, lift));
            }
        }
        melds.forgetGone(deed.after());
        return span;
    }

    private long toPlayer(Seat seat, List<Card> pack, long begun) {
        CardSpot before = places.before(seat);
        long landing = begun + manners.time(ActionTime.TAKE_POZZETTO, chance);
        long landed = landing;
        for (Card card : pack) {
            landed = Math.max(landed, fingers.layBy(card, before, landing, begun).complete());
        }
        return landed;
    }

    /** Moves the remaining cards of an act. */
    private TimeSpan others(Deed deed, Map<Card, CardPlace> moved, List<Card> done, TimeSpan span) {
        TimeSpan all = span;
        for (Card card : moved.keySet()) {
            if (!done.contains(card)) {
                all = all.and(go(deed, card, moved.get(card), span.begun(), ActionTime.REACH));
            }
        }
        melds.forgetGone(deed.after());
        return all;
    }

    /** Moves all cards of the act, one after the other or, if the pace is fast, as one pack. */
    private TimeSpan all(Deed deed, Map<Card, CardPlace> moved, long begun, ActionTime pace) {
        TimeSpan span = TimeSpan.at(begun);
        boolean pack = pace == ActionTime.TAKE_POZZETTO;
        long lift = begun;
        for (Card card : moved.keySet()) {
            span = span.and(go(deed, card, moved.get(card), lift, pack ? pace : ActionTime.REACH));
            inFront.leaves(card);
            lift += pack ? 0 : manners.time(pace, chance) / 2;
        }
        melds.tidy(deed.before(), deed.after(), span.complete());
        melds.forgetGone(deed.after());
        return span;
    }

    private long go(Deed deed, Card card, CardPlace to, long lift, ActionTime pace) {
        return switch (to) {
            case CardPlace.InFan _ -> fingers.take(card, lift, pace);
            case CardPlace.InStock _ -> fingers.lay(card, places.stock(), lift);
            case CardPlace.OnPile _ ->
                    fingers.lay(
                            card, row.add(card, deed.before().acting(), Optional.empty()), lift);
            case CardPlace.InPozzetto pozzetto ->
                    fingers.lay(card, places.pozzetto(pozzetto.number()), lift);
            case CardPlace.Before before ->
                    fingers.layBy(card, places.before(before.seat()), lift + pace.usual, lift)
                            .complete();
            case CardPlace.Beside beside -> {
                int index = deed.after().player(beside.seat()).penalized().indexOf(card);
                yield fingers.lay(card, places.beside(beside.seat(), index), lift);
            }
            case CardPlace.InMeld _ -> {
                long landing = lift + manners.time(ActionTime.REACH, chance);
                yield melds.lay(deed.after(), card, landing).complete();
            }
        };
    }

    /** The player looks at a pozzetto that lies before him. */
    private TimeSpan look(Hand before, Seat seat, long begun) {
        long back = begun + manners.time(ActionTime.SHOW, chance);
        TimeSpan span = new TimeSpan(begun, back);
        for (Map.Entry<Card, CardPlace> entry : CardPlace.all(before).entrySet()) {
            if (entry.getValue().equals(new CardPlace.Before(seat))) {
                fingers.take(entry.getKey(), begun);
                span =
                        span.and(
                                fingers.layBy(
                                        entry.getKey(),
                                        places.before(seat),
                                        back,
                                        begun + MIN_GAP_MILLIS));
            }
        }
        return span;
    }

    /** A card of the fan falls or is shown: it lies face up for a moment and goes back. */
    private TimeSpan show(Deed deed, Seat seat, long begun) {
        TimeSpan span = TimeSpan.at(begun);
        for (Card card : deed.moved()) {
            long landed = fingers.lay(card, places.dealt(seat), begun);
            fingers.take(card, landed + manners.time(ActionTime.SHOW, chance));
            span = span.and(landed);
        }
        return span;
    }

    /** Lifts all melds and puts them back, by default after half a minute. */
    void liftMelds(Hand hand, long at, OptionalLong millis) {
        asides.liftMelds(hand, at, millis.orElse(LIFTED_MILLIS));
    }

    /** Gathers all cards; returns the time at which that is done. */
    long gather(Hand hand, long from) {
        long done = from;
        boolean slowly = asides.does(Habit.GATHERED_SLOWLY);
        for (Card card : CardPlace.all(hand).keySet()) {
            long lift = from + (long) chance.between(500, slowly ? GATHERING_MILLIS : 4_000);
            done = Math.max(done, fingers.take(card, lift));
        }
        row.clear();
        melds.clear();
        inFront.clear();
        return done;
    }
}
