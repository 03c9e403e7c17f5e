package burraco.play.evening;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Hand;
import burraco.engine.meld.MeldId;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/** From the first card faced until the cards are gathered: what hands do for each act. */
final class Playing {
    /** Cards that go down together do not land at the same moment. */
    private static final long LITTLE = 30;

    private static final long LIFTED = 30_000;

    /** Until a table is cleared where nobody is in a hurry. */
    private static final long SLOWLY = 30_000;

    /** Less than a draw takes, so that acts are complete in their order. */
    private static final long HASTE = 300;

    private final Fingers fingers;
    private final Places places;
    private final Manners manners;
    private final Chance chance;
    private final PileRow row;
    private final MeldRows melds;
    private final Fidgets fidgets;
    private final InFront inFront;
    private final Asides asides;

    /** How long before the last act was complete the next player begins. */
    private long haste;

    Playing(Fingers fingers, Places places, Manners manners, Occasions occasions, Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.manners = manners;
        this.chance = chance;
        row = new PileRow(places, chance);
        melds = new MeldRows(fingers, places);
        inFront = new InFront(fingers, places, manners, chance);
        fidgets = new Fidgets(fingers, places, melds, manners, chance);
        asides = new Asides(fingers, places, melds, row, inFront, manners, occasions, chance);
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

    Span turnUp(Deed deed, long clock) {
        Card card = deed.moved().getFirst();
        Seat dealer = deed.before().setting().dealer();
        Optional<DiscardPlace> place = ((Act.TurnUp) deed.act()).place();
        long begun = clock + manners.time(Pace.THINK_DISCARD, chance) / 2;
        return new Span(begun, fingers.lay(card, row.add(card, dealer, place), begun));
    }

    Span act(Deed deed, Act.OfSeat act, long clock) {
        Map<Card, Place> moved = Place.moved(deed.before(), deed.after());
        long thought = manners.time(Thought.before(deed.before(), act), chance) + pondering();
        // Where turns are timed people hurry: no turn is to be too long but the one that is meant.
        long thinks = haste > 0 ? 0 : deed.before().setting().timed() ? thought / 4 : thought;
        haste = 0;
        fidgets.meanwhile(deed.before(), act.seat(), clock, clock + thinks);
        asides.meanwhile(deed, act.seat(), new Moment(clock, clock + thinks));
        long begun = asides.whenFree(deed, act.seat(), moved.keySet(), clock + thinks);
        moved.keySet().forEach(row::remove);
        Span span = perform(deed, act, moved, begun);
        asides.afterwards(deed, act, span);
        return span;
    }

    private Span perform(Deed deed, Act.OfSeat act, Map<Card, Place> moved, long begun) {
        return switch (act) {
            case Act.Draw _ -> draw(deed, act.seat(), moved, begun);
            case Act.Pickup _ -> pickUp(deed, act.seat(), moved, begun);
            case Act.Open _, Act.Tie _ -> play(deed, act.seat(), moved, begun);
            case Act.Discard discard -> discard(deed, discard, moved, begun);
            case Act.TakePozzetto _ -> takePozzetto(deed, act.seat(), moved, begun);
            case Act.Look _ -> look(deed.before(), act.seat(), begun);
            case Act.TakeBack _, Act.TakeBackDiscard _, Act.PutBack _, Act.Merge _, Act.Lay _ ->
                    all(deed, moved, begun, Pace.LAY_NEXT);
            case Act.Expose _, Act.Show _ -> show(deed, act.seat(), begun);
            case Act.Cannot _, Act.SayDraw _, Act.Lot _, Act.Shuffle _, Act.Cut _ -> Span.at(begun);
        };
    }

    /** Now and then somebody has to think it over. */
    private long pondering() {
        return manners.does(Quirk.PONDERS, chance) ? manners.time(Pace.PONDER, chance) : 0;
    }

    // Taking

    /** A pozzetto that lies before him goes into the fan first, as do last cards laid down. */
    private Span draw(Deed deed, Seat seat, Map<Card, Place> moved, long begun) {
        inFront.takeIn(seat, moved.keySet(), begun - 700);
        Span span = Span.at(begun);
        for (Card card : moved.keySet()) {
            boolean fromStock = deed.before().stock().has(card);
            long from = begun;
            if (fromStock && asides.does(Habit.DRAW_TRIED)) {
                from = asides.stock().tryToDraw(card, begun);
            }
            span = span.and(fingers.take(card, fromStock ? from : begun - 900, Pace.DRAW));
        }
        fidgets.leanOnStock(begun, span.complete());
        asides.fans().drew(seat, moved.keySet(), span.complete());
        return span;
    }

    /** Where a play must come first, the pile is only drawn near (art. 8). */
    private Span pickUp(Deed deed, Seat seat, Map<Card, Place> moved, long begun) {
        inFront.takeIn(seat, moved.keySet(), begun - 700);
        List<Card> cards = deed.before().pile().list().stream().filter(moved::containsKey).toList();
        long gathers = manners.time(Pace.GATHER_PILE, chance);
        boolean near = deed.before().rules().pickupNeedsPlay() || sortsPickup();
        Map<Card, Long> later = asides.grabs(cards);
        Span span = Span.at(begun);
        for (Card card : moved.keySet()) {
            int index = cards.indexOf(card);
            long from = begun + later.getOrDefault(card, 0L);
            if (index >= 0 && near) {
                Spot spot = places.spread(seat, index, cards.size());
                span = span.and(fingers.layBy(card, spot, from + gathers, from));
                inFront.lies(card, seat);
            } else {
                span = span.and(fingers.take(card, from, Pace.GATHER_PILE));
            }
        }
        return span;
    }

    /** What was picked up stays before its player, and goes into the fan card by card. */
    private boolean sortsPickup() {
        return asides.does(Habit.PICKUP_SORTED);
    }

    // Laying

    private Span play(Deed deed, Seat seat, Map<Card, Place> moved, long begun) {
        List<Card> cards = deed.moved().stream().filter(moved::containsKey).toList();
        Optional<Span> lifted = asides.lifted(deed, cards, begun);
        Span span = lifted.orElseGet(() -> layDown(deed, seat, cards, begun));
        melds.tidy(deed.before(), deed.after(), span.complete());
        fidgets.restOn(melds.spots(deed.after(), cards), span.complete());
        if (!deed.before().rules().pickupNeedsPlay() || inFront.hasCardsOf(seat)) {
            long into = span.complete() + manners.time(Pace.INTO_THE_FAN, chance);
            boolean sorts = inFront.hasCardsOf(seat) && sortsPickup();
            inFront.takeIn(seat, moved.keySet(), into, () -> sorts ? asides.fans().sorting() : 0);
        }
        // A pozzetto that he had not begun comes along.
        return others(deed, moved, cards, span);
    }

    /** Card by card from the fan into the melds. */
    private Span layDown(Deed deed, Seat seat, List<Card> cards, long begun) {
        long ready = asides.onTheWay(deed, seat, cards, fingers.free(cards, begun));
        long from = fidgets.hesitate(cards, melds.spots(deed.after(), cards), ready);
        boolean together = manners.does(Quirk.LAYS_TOGETHER, chance);
        Pace gap = together ? Pace.LAY_TOGETHER : Pace.LAY_NEXT;
        long landing = from + manners.time(Pace.REACH, chance);
        for (MeldId id : melds.changed(deed.before(), deed.after())) {
            // What comes sooner after the last card there would be one play with it.
            long apart = manners.time(Pace.BETWEEN_PLAYS, chance);
            landing = Math.max(landing, melds.rested(id) + apart);
        }
        Span span = Span.at(landing);
        for (Card card : cards) {
            Span laid = melds.lay(deed.after(), card, landing);
            span = span.and(laid);
            landing = laid.complete() + manners.time(gap, chance);
        }
        return span;
    }

    private Span discard(Deed deed, Act.Discard act, Map<Card, Place> moved, long begun) {
        Seat seat = act.seat();
        inFront.takeIn(seat, moved.keySet(), begun - 500);
        List<Card> cards = deed.moved().stream().filter(moved::containsKey).toList();
        if (row.isFull()) {
            squeeze(begun);
        }
        List<Spot> belong = new ArrayList<>();
        List<Spot> spots = new ArrayList<>();
        for (Card card : cards) {
            Spot spot = asides.pile().belongs(row.add(card, seat, act.place()));
            belong.add(spot);
            spots.add(asides.pile().lands(deed.before(), spot));
        }
        long from = fidgets.hesitate(cards, spots, fingers.free(cards, begun));
        long held = cards.isEmpty() ? from : asides.pile().hold(cards.getFirst(), spots, from);
        long landing = held + manners.time(Pace.REACH, chance);
        Span span = Span.at(from);
        for (int i = 0; i < cards.size(); i++) {
            span = span.and(fingers.layBy(cards.get(i), spots.get(i), landing, held));
            asides.pile().landed(cards.get(i), spots.get(i), belong.get(i), span.complete());
            landing = span.complete() + LITTLE;
        }
        haste = asides.does(Habit.QUICK_HANDS) ? asides.millis(50, HASTE) : 0;
        Span all = others(deed, moved, cards, span);
        inFront.layDownLastCards(deed.after(), seat, all.complete());
        return all;
    }

    /** When the next player may begin, who does not always wait until all of an act is at rest. */
    long next(Span span) {
        return Math.max(span.begun(), span.complete() - haste);
    }

    private void squeeze(long at) {
        List<Card> cards = row.cards();
        List<Spot> spots = row.squeeze();
        for (int i = 0; i < cards.size(); i++) {
            fingers.slide(cards.get(i), spots.get(i), at - 300);
        }
    }

    // Everything else

    private Span takePozzetto(Deed deed, Seat seat, Map<Card, Place> moved, long begun) {
        List<Card> pack = List.copyOf(moved.keySet());
        boolean looks = moved.containsValue(new Place.InFan(seat));
        boolean waits = looks && asides.does(Habit.POZZETTO_WAITS);
        boolean slides = asides.does(Habit.POZZETTO_SLID);
        if (!waits && !slides) {
            return all(deed, moved, begun, Pace.TAKE_POZZETTO);
        }
        Span span =
                slides
                        ? new Span(begun, asides.pozzetti().slideTo(seat, pack, begun))
                        : new Span(begun, toPlayer(seat, pack, begun));
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
        Spot before = places.before(seat);
        long landing = begun + manners.time(Pace.TAKE_POZZETTO, chance);
        long landed = landing;
        for (Card card : pack) {
            landed = Math.max(landed, fingers.layBy(card, before, landing, begun).complete());
        }
        return landed;
    }

    /** Cards that go somewhere with an act that is about others. */
    private Span others(Deed deed, Map<Card, Place> moved, List<Card> done, Span span) {
        Span all = span;
        for (Card card : moved.keySet()) {
            if (!done.contains(card)) {
                all = all.and(go(deed, card, moved.get(card), span.begun(), Pace.REACH));
            }
        }
        melds.forgetGone(deed.after());
        return all;
    }

    /** All cards of the act, one after the other or, where it is quick, in one pack. */
    private Span all(Deed deed, Map<Card, Place> moved, long begun, Pace pace) {
        Span span = Span.at(begun);
        boolean pack = pace == Pace.TAKE_POZZETTO;
        long lift = begun;
        for (Card card : moved.keySet()) {
            span = span.and(go(deed, card, moved.get(card), lift, pack ? pace : Pace.REACH));
            inFront.leaves(card);
            lift += pack ? 0 : manners.time(pace, chance) / 2;
        }
        melds.tidy(deed.before(), deed.after(), span.complete());
        melds.forgetGone(deed.after());
        return span;
    }

    private long go(Deed deed, Card card, Place to, long lift, Pace pace) {
        return switch (to) {
            case Place.InFan _ -> fingers.take(card, lift, pace);
            case Place.InStock _ -> fingers.lay(card, places.stock(), lift);
            case Place.OnPile _ ->
                    fingers.lay(
                            card, row.add(card, deed.before().acting(), Optional.empty()), lift);
            case Place.InPozzetto pozzetto ->
                    fingers.lay(card, places.pozzetto(pozzetto.number()), lift);
            case Place.Before before ->
                    fingers.layBy(card, places.before(before.seat()), lift + pace.usual, lift)
                            .complete();
            case Place.Beside beside -> {
                int index = deed.after().player(beside.seat()).penalized().indexOf(card);
                yield fingers.lay(card, places.beside(beside.seat(), index), lift);
            }
            case Place.InMeld _ -> {
                long landing = lift + manners.time(Pace.REACH, chance);
                yield melds.lay(deed.after(), card, landing).complete();
            }
        };
    }

    /** Looks into a pozzetto that lies before him. */
    private Span look(Hand before, Seat seat, long begun) {
        long back = begun + manners.time(Pace.SHOW, chance);
        Span span = new Span(begun, back);
        for (Map.Entry<Card, Place> entry : Place.all(before).entrySet()) {
            if (entry.getValue().equals(new Place.Before(seat))) {
                fingers.take(entry.getKey(), begun);
                span =
                        span.and(
                                fingers.layBy(
                                        entry.getKey(), places.before(seat), back, begun + LITTLE));
            }
        }
        return span;
    }

    /** A card of the fan falls, or is held out: it lies there openly and goes back. */
    private Span show(Deed deed, Seat seat, long begun) {
        Span span = Span.at(begun);
        for (Card card : deed.moved()) {
            long landed = fingers.lay(card, places.dealt(seat), begun);
            fingers.take(card, landed + manners.time(Pace.SHOW, chance));
            span = span.and(landed);
        }
        return span;
    }

    /** All melds are taken off the felt and put back, for half a minute where nothing is said. */
    void liftMelds(Hand hand, long at, OptionalLong millis) {
        asides.liftMelds(hand, at, millis.orElse(LIFTED));
    }

    /** Everything off the table; when that is done. */
    long gather(Hand hand, long from) {
        long done = from;
        boolean slowly = asides.does(Habit.GATHERED_SLOWLY);
        for (Card card : Place.all(hand).keySet()) {
            long lift = from + (long) chance.between(500, slowly ? SLOWLY : 4_000);
            done = Math.max(done, fingers.take(card, lift));
        }
        row.clear();
        melds.clear();
        inFront.clear();
        return done;
    }
}
