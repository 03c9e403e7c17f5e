package burraco.play.evening;

import burraco.cards.Card;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Habits with melds on the table. Nobody lifts a wild card alone: art. 10 forbids it. */
final class MeldHabits {
    private static final double PALM_CM = 6;

    /** The time between two cards of a meld that is laid down. */
    private static final long NEXT_CARD_MILLIS = 70;

    private final CardHandling fingers;
    private final TablePlaces places;
    private final MeldRows melds;
    private final Occasions occasions;
    private final Chance chance;

    MeldHabits(
            CardHandling fingers,
            TablePlaces places,
            MeldRows melds,
            Occasions occasions,
            Chance chance) {
        this.fingers = fingers;
        this.places = places;
        this.melds = melds;
        this.occasions = occasions;
        this.chance = chance;
    }

    void meanwhile(Hand hand, ThinkingPause moment) {
        if (occasions.is(Habit.BURRACO_CLOSED)) {
            close(hand, moment.some(chance));
        }
        if (occasions.is(Habit.MELD_SLID)) {
            slide(hand, moment.some(chance));
        }
        if (occasions.is(Habit.MELDS_SWAPPED)) {
            swap(hand, moment.some(chance));
        }
        if (occasions.is(Habit.MELD_LOOKED_AT)) {
            lookAt(hand, moment.some(chance));
        }
        if (occasions.is(Habit.MELD_FANNED_WIDE)) {
            fanOut(hand, moment.some(chance));
        }
        if (occasions.is(Habit.MELD_STRAIGHTENED)) {
            straighten(hand, moment.some(chance));
        }
        if (occasions.is(Habit.MELD_PUSHED_OVER)) {
            pushOver(hand, moment.some(chance));
        }
        if (occasions.is(Habit.MELD_TURNED)) {
            turn(hand, moment.some(chance));
        }
        if (occasions.is(Habit.SLEEVE_OVER_MELDS)) {
            sleeve(hand, moment.some(chance));
        }
    }

    /** A random meld that is at rest at that time and lies in the usual way. */
    private Optional<Meld> some(Hand hand, long at, int atLeast) {
        return any(
                hand.melds().all().stream()
                        .filter(meld -> meld.cards().size() >= atLeast && isStill(meld, at))
                        .toList());
    }

    private Optional<Meld> any(List<Meld> melds) {
        return melds.isEmpty()
                ? Optional.empty()
                : Optional.of(melds.get(chance.below(melds.size())));
    }

    private boolean isStill(Meld meld, long at) {
        return !melds.isHeap(meld.id())
                && !melds.lying(meld).isEmpty()
                && fingers.areFree(meld.inOrder(), at);
    }

    // To another place

    private void slide(Hand hand, long at) {
        some(hand, at, 3)
                .ifPresent(meld -> {
                    boolean upwards = chance.below(2) == 0;
                    int there = melds.freeBeside(meld.id(), upwards);
                    int slot = there > 0 ? there : melds.freeBeside(meld.id(), !upwards);
                    if (slot > 0) {
                        occasions.did(Habit.MELD_SLID);
                        Map<Card, CardSpot> from = melds.lying(meld);
                        melds.move(meld.id(), slot);
                        push(from, melds.arrange(meld), at, (long) chance.between(500, 1_200));
                    }
                });
    }

    /** Exchanges two melds: one is held while the other is pushed to its place. */
    private void swap(Hand hand, long at) {
        Optional<Meld> one = some(hand, at, 3);
        Optional<Meld> other =
                any(
                        hand.melds().all().stream()
                                .filter(meld -> one.isPresent() && isStill(meld, at))
                                .filter(meld -> meld.line() == one.get().line())
                                .filter(meld -> !meld.id().equals(one.get().id()))
                                .toList());
        if (other.isPresent()) {
            occasions.did(Habit.MELDS_SWAPPED);
            Map<Card, CardSpot> from = melds.lying(other.get());
            melds.swap(one.get().id(), other.get().id());
            fingers.liftPack(one.get().inOrder(), at);
            long moves = at + (long) chance.between(400, 900);
            long millis = (long) chance.between(500, 1_000);
            push(from, melds.arrange(other.get()), moves, millis);
            lay(melds.arrange(one.get()), moves + millis + (long) chance.between(200, 900));
        }
    }

    private void push(Map<Card, CardSpot> from, Map<Card, CardSpot> to, long at, long millis) {
        rest(from, at, at + millis);
        from.forEach((card, spot) -> fingers.pushTo(card, spot, to.get(card), at, millis, 5));
    }

    private void rest(Map<Card, CardSpot> on, long from, long until) {
        List<CardSpot> spots = List.copyOf(on.values());
        fingers.rest(spots.get(spots.size() / 2), PALM_CM, from, until);
    }

    /** Lays cards from the hand, the lowest first. */
    private void lay(Map<Card, CardSpot> spots, long at) {
        long landing = at;
        for (Map.Entry<Card, CardSpot> one : spots.entrySet()) {
            fingers.layBy(one.getKey(), one.getValue(), landing, landing - ActionTime.REACH.usual);
            landing += NEXT_CARD_MILLIS;
        }
    }

    // Another way of lying

    /** Gathers a meld into a heap, with one card across. */
    private void close(Hand hand, long at) {
        any(hand.melds().all().stream()
                        .filter(meld -> meld.burraco(hand.rules()) != Burraco.NONE)
                        .filter(meld -> isStill(meld, at))
                        .toList())
                .ifPresent(meld -> heap(meld, at));
    }

    private void heap(Meld meld, long at) {
        occasions.did(Habit.BURRACO_CLOSED);
        Map<Card, CardSpot> from = melds.lying(meld);
        List<CardSpot> lay = List.copyOf(from.values());
        CardSpot spot = lay.get(lay.size() / 2);
        melds.heap(meld, spot);
        List<Card> cards = new ArrayList<>(meld.inOrder());
        if (chance.below(2) == 0) {
            cards = cards.reversed();
        }
        Map<Card, CardSpot> arranged = melds.arrange(meld);
        Card crosswise = cards.removeLast();
        long down = at + (long) chance.between(1_200, 3_500);
        if (chance.below(2) == 0) {
            // Pushes it together where it lies.
            long millis = (down - at) / 2;
            for (Card card : cards) {
                fingers.pushTo(card, from.get(card), arranged.get(card), at, millis, 4);
            }
            fingers.take(crosswise, at);
        } else {
            fingers.liftPack(meld.inOrder(), at);
            for (Card card : cards) {
                fingers.layBy(card, arranged.get(card), down, down - 300);
            }
        }
        CardSpot across = new CardSpot(spot.x(), spot.y(), !spot.across());
        long last = down + (long) chance.between(300, 1_200);
        fingers.layBy(crosswise, across, last, last - 400);
    }

    /** Spreads a meld over its neighbour to read it, and pushes it together again. */
    private void fanOut(Hand hand, long at) {
        some(hand, at, 3)
                .ifPresent(meld -> {
                    occasions.did(Habit.MELD_FANNED_WIDE);
                    Map<Card, CardSpot> lie = melds.lying(meld);
                    double far = chance.between(3, 6.5) * (chance.below(2) == 0 ? 1 : -1);
                    long back = at + (long) chance.between(2_500, 6_000);
                    int i = 0;
                    for (Map.Entry<Card, CardSpot> one : lie.entrySet()) {
                        CardSpot spot = one.getValue();
                        CardSpot out = sideways(spot, far * i++ / (lie.size() - 1));
                        fingers.hold(one.getKey(), back + 400);
                        fingers.pushLater(one.getKey(), spot, out, at, 500, 3);
                        fingers.pushLater(one.getKey(), out, spot, back, 400, 3);
                    }
                    rest(lie, at, at + 700);
                    rest(lie, back, back + 600);
                });
    }

    /** A spot beside this one, across the direction in which a meld is splayed. */
    private static CardSpot sideways(CardSpot spot, double far) {
        return spot.across()
                ? new CardSpot(spot.x(), spot.y() + far, true)
                : new CardSpot(spot.x() + far, spot.y(), false);
    }

    /** Pushes a meld half over the next place, where it stays until somebody pushes it back. */
    private void pushOver(Hand hand, long at) {
        some(hand, at, 3)
                .ifPresent(meld -> {
                    occasions.did(Habit.MELD_PUSHED_OVER);
                    Map<Card, CardSpot> from = melds.lying(meld);
                    if (melds.isAside(meld.id())) {
                        melds.pushBack(meld.id());
                    } else {
                        double far = chance.between(2.5, 4.5) * (chance.below(2) == 0 ? 1 : -1);
                        boolean across = from.values().iterator().next().across();
                        melds.pushAside(meld.id(), sideways(new CardSpot(0, 0, across), far));
                    }
                    push(from, melds.arrange(meld), at, (long) chance.between(300, 800));
                });
    }

    /** Lays a meld the other way round. */
    private void turn(Hand hand, long at) {
        some(hand, at, 3)
                .ifPresent(meld -> {
                    occasions.did(Habit.MELD_TURNED);
                    melds.turn(meld.id());
                    fingers.liftPack(meld.inOrder(), at);
                    lay(melds.arrange(meld), at + (long) chance.between(1_000, 2_500));
                });
    }

    // In its place

    /** Lifts a card or an end of a meld to look at it. */
    private void lookAt(Hand hand, long at) {
        some(hand, at, 3)
                .ifPresent(meld -> {
                    occasions.did(Habit.MELD_LOOKED_AT);
                    List<Card> cards = meld.inOrder();
                    boolean lower = chance.below(2) == 0;
                    int many = 1 + chance.below(3);
                    List<Card> end =
                            lower
                                    ? cards.subList(0, Math.min(many, cards.size() - 1))
                                    : cards.subList(Math.max(1, cards.size() - many), cards.size());
                    Map<Card, CardSpot> lie = melds.lying(meld);
                    long back = at + (long) chance.between(900, 4_000);
                    for (Card card : end) {
                        if (!isWild(meld, card)) {
                            fingers.take(card, at);
                            fingers.layBy(card, lie.get(card), back, back - 400);
                        }
                    }
                });
    }

    private static boolean isWild(Meld meld, Card card) {
        return meld.wild().filter(wild -> wild == card).isPresent();
    }

    /** Straightens a meld card by card. */
    private void straighten(Hand hand, long at) {
        some(hand, at, 3)
                .ifPresent(meld -> {
                    occasions.did(Habit.MELD_STRAIGHTENED);
                    Map<Card, CardSpot> from = melds.lying(meld);
                    long next = at;
                    for (Map.Entry<Card, CardSpot> to : melds.arrange(meld).entrySet()) {
                        Card card = to.getKey();
                        if (!isWild(meld, card) && chance.below(2) == 0) {
                            long back = next + (long) chance.between(300, 700);
                            fingers.take(card, next);
                            fingers.layBy(card, to.getValue(), back, back - 200);
                        } else {
                            fingers.pushTo(card, from.get(card), to.getValue(), next, 250, 2);
                        }
                        next += (long) chance.between(200, 500);
                    }
                    rest(from, at, next);
                });
    }

    /** A sleeve lies over several melds for a while and pushes their cards. */
    private void sleeve(Hand hand, long at) {
        long until = at + (long) chance.between(800, 4_000);
        int left = 4;
        for (Meld meld : hand.melds().all()) {
            if (left > 0 && chance.below(2) == 0 && isStill(meld, at)) {
                left--;
                occasions.did(Habit.SLEEVE_OVER_MELDS);
                rest(melds.lying(meld), at, until);
                for (Card card : meld.inOrder()) {
                    if (chance.below(3) == 0) {
                        fingers.push(
                                card, chance.between(-2, 2), chance.between(-2, 2), until - 200);
                    }
                }
            }
        }
    }

    /** Lifts a meld for this long, and lays it down where it was. */
    void lift(Meld meld, long at, long millis) {
        Map<Card, CardSpot> lie = melds.lying(meld);
        if (!lie.isEmpty()) {
            List<Card> cards = List.copyOf(lie.keySet());
            long from = fingers.free(cards, at);
            fingers.liftPack(cards, from);
            lay(lie, from + millis);
        }
    }

    // While a card is on its way to a meld

    /** Takes a meld up, and lays it down again with the cards that are tied to it. */
    TimeSpan liftAndTie(Meld after, List<Card> tied, long begun) {
        List<Card> lie = after.inOrder().stream().filter(card -> !tied.contains(card)).toList();
        long from = fingers.free(lie, begun);
        Map<Card, CardSpot> spots = melds.arrange(after);
        fingers.liftPack(lie, from);
        long down = from + (long) chance.between(900, 2_200);
        lay(spots, down);
        long complete = down + NEXT_CARD_MILLIS * (spots.size() - 1);
        melds.rests(after.id(), complete);
        return new TimeSpan(from, complete);
    }

    /** A spot on another meld of the same line, where a card may be laid first by mistake. */
    Optional<CardSpot> wrongSpot(Hand hand, Meld right) {
        return any(hand.melds().all().stream()
                        .filter(meld -> meld.line() == right.line())
                        .filter(meld -> !meld.id().equals(right.id()))
                        .filter(meld -> !melds.lying(meld).isEmpty())
                        .toList())
                .map(meld -> List.copyOf(melds.lying(meld).values()).getLast());
    }

    /** A spot on some meld to which a card might be added. */
    Optional<CardSpot> someSpot(Hand hand) {
        return any(hand.melds().all().stream()
                        .filter(meld -> !melds.lying(meld).isEmpty())
                        .toList())
                .map(meld -> List.copyOf(melds.lying(meld).values()))
                .map(spots -> spots.get(chance.below(spots.size())));
    }
}
