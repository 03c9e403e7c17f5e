package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.virtual.CardSpot;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import burraco.play.evening.ActionTime;
import burraco.play.evening.CardHandling;
import burraco.play.evening.Manners;
import burraco.play.evening.PileRow;
import burraco.play.evening.TablePlaces;
import burraco.play.evening.TimeSpan;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Moves cards over the felt at the speed of people's hands. */
final class CarryingHands {
    /** The least time between cards that are moved together. */
    private static final long MIN_GAP_MILLIS = 30;

    /** A card of a meld that is farther off its place than this is pushed back. */
    private static final double UNTIDY_CM = 0.9;

    private final Board board;
    private final VirtualTable table;
    private final CardHandling fingers;
    private final TablePlaces places;
    private final Manners manners;
    private final Chance chance;
    private final PileRow row;
    private final Map<Card, CardSpot> spots = new HashMap<>();
    private final Map<BoardPlace, Long> rested = new HashMap<>();

    CarryingHands(
            Board board,
            VirtualTable table,
            CardHandling fingers,
            TablePlaces places,
            Manners manners,
            Chance chance) {
        this.board = board;
        this.table = table;
        this.fingers = fingers;
        this.places = places;
        this.manners = manners;
        this.chance = chance;
        row = new PileRow(places, chance);
    }

    /** When a card last came to rest in this place. */
    long rested(BoardPlace where) {
        return rested.getOrDefault(where, 0L);
    }

    boolean isMoving(Card card) {
        return fingers.free(List.of(card), 0) > table.now();
    }

    /** The spot where it lies or will lie; empty while it is held. */
    Optional<CardSpot> spot(Card card) {
        return Optional.ofNullable(spots.get(card));
    }

    /** Records that somebody else has laid a card there. */
    void lies(Card card, BoardPlace where, CardSpot spot) {
        board.put(card, where, Target.LAST);
        spots.put(card, spot);
    }

    /** Records that somebody else has taken a card up. */
    void held(Card card, BoardPlace where) {
        board.put(card, where, Target.LAST);
        spots.remove(card);
    }

    /** Forgets all spots, because no card lies on the felt any more. */
    void clear() {
        row.clear();
        spots.clear();
        rested.clear();
        board.forgetWhoTookWhat();
    }

    /** Moves these cards now; returns the time at which the last one is at rest. */
    long carry(List<Card> cards, Target to) {
        return carry(cards, to, by(board.of(cards.getFirst()), to.where()));
    }

    /**
     * @param the player who moves them
     */
    long carry(List<Card> cards, Target to, Seat by) {
        long now = table.now();
        ActionTime pace = pace(board.of(cards.getFirst()), to.where());
        cards.forEach(row::remove);
        long rests =
                switch (to.where()) {
                    case BoardPlace.Fan _, BoardPlace.Away _ -> takeUp(cards, to, now, pace);
                    case BoardPlace.Pile _ -> discard(cards, to, by, now);
                    case BoardPlace.Slot slot -> meld(cards, slot, to.index(), now);
                    case BoardPlace.Before(var seat) -> spread(cards, to, seat, now, pace);
                    case BoardPlace.Stock _ -> stack(cards, to, places.stock(), now, pace);
                    case BoardPlace.Pozzetto(var number) ->
                            stack(cards, to, places.pozzetto(number), now, pace);
                    case BoardPlace.Pack(var seat) ->
                            stack(cards, to, places.before(seat), now, pace);
                    case BoardPlace.Beside(var seat) -> beside(cards, to, seat, now);
                    case BoardPlace.Dealt(var seat) ->
                            stack(cards, to, places.dealt(seat), now, pace);
                };
        rested.merge(to.where(), rests, Math::max);
        return rests;
    }

    private static ActionTime pace(BoardPlace from, BoardPlace to) {
        return switch (from) {
            case BoardPlace.Stock _ -> ActionTime.DRAW;
            case BoardPlace.Pozzetto _, BoardPlace.Pack _ -> ActionTime.TAKE_POZZETTO;
            case BoardPlace.Pile _ when !(to instanceof BoardPlace.Pile) -> ActionTime.GATHER_PILE;
            case BoardPlace _ -> ActionTime.REACH;
        };
    }

    /** The player who seems to move the cards: their owner before the move or after it. */
    private static Seat by(BoardPlace from, BoardPlace to) {
        return owner(from).or(() -> owner(to)).orElse(Seat.SOUTH);
    }

    private static Optional<Seat> owner(BoardPlace where) {
        return switch (where) {
            case BoardPlace.Fan(var seat) -> Optional.of(seat);
            case BoardPlace.Before(var seat) -> Optional.of(seat);
            case BoardPlace.Pack(var seat) -> Optional.of(seat);
            case BoardPlace.Beside(var seat) -> Optional.of(seat);
            case BoardPlace.Dealt(var seat) -> Optional.of(seat);
            case BoardPlace.Slot(var line, _) ->
                    Optional.of(line == Line.NS ? Seat.SOUTH : Seat.WEST);
            case BoardPlace.Stock _, BoardPlace.Pile _, BoardPlace.Pozzetto _, BoardPlace.Away _ ->
                    Optional.empty();
        };
    }

    private void put(List<Card> cards, Target to) {
        Optional<Card> behind =
                board.at(to.where()).stream()
                        .skip(to.index())
                        .filter(card -> !cards.contains(card))
                        .findFirst();
        for (Card card : cards) {
            List<Card> others = new ArrayList<>(board.at(to.where()));
            others.remove(card);
            board.put(card, to.where(), behind.map(others::indexOf).orElse(Target.LAST));
        }
    }

    private long takeUp(List<Card> cards, Target to, long now, ActionTime pace) {
        put(cards, to);
        long rests = now;
        for (Card card : cards) {
            // Cards that are only sorted in a fan make nothing that antennas could hear.
            boolean lay = spots.remove(card) != null;
            rests = lay ? Math.max(rests, fingers.take(card, now, pace)) : rests;
        }
        return rests;
    }

    private long stack(List<Card> cards, Target to, CardSpot spot, long now, ActionTime pace) {
        put(cards, new Target(to.where(), Target.LAST, to.place()));
        long landing = now + manners.time(pace, chance);
        long rests = now;
        for (Card card : cards) {
            rests = Math.max(rests, lay(card, spot, landing).complete());
        }
        return rests;
    }

    private TimeSpan lay(Card card, CardSpot spot, long landing) {
        spots.put(card, spot);
        return fingers.layBy(card, spot, landing, table.now());
    }

    private long discard(List<Card> cards, Target to, Seat by, long now) {
        put(cards, new Target(to.where(), Target.LAST, to.place()));
        if (row.isFull()) {
            squeeze(now);
        }
        long landing = now + manners.time(ActionTime.REACH, chance);
        for (Card card : cards) {
            landing = lay(card, row.add(card, by, to.place()), landing).complete() + MIN_GAP_MILLIS;
        }
        return landing;
    }

    private void squeeze(long now) {
        List<Card> lying = row.cards();
        List<CardSpot> pushed = row.squeeze();
        for (int i = 0; i < lying.size(); i++) {
            spots.put(lying.get(i), pushed.get(i));
            fingers.slide(lying.get(i), pushed.get(i), now);
        }
    }

    private long spread(List<Card> cards, Target to, Seat seat, long now, ActionTime pace) {
        put(cards, to);
        List<Card> there = board.at(to.where());
        long landing = now + manners.time(pace, chance);
        long rests = now;
        for (Card card : cards) {
            CardSpot spot = places.spread(seat, there.indexOf(card), there.size());
            rests = Math.max(rests, lay(card, spot, landing).complete());
        }
        return rests;
    }

    private long beside(List<Card> cards, Target to, Seat seat, long now) {
        put(cards, to);
        List<Card> there = board.at(to.where());
        long landing = now + manners.time(ActionTime.REACH, chance);
        for (Card card : cards) {
            CardSpot spot = places.beside(seat, there.indexOf(card));
            landing = lay(card, spot, landing).complete() + MIN_GAP_MILLIS;
        }
        return landing;
    }

    /** Lays these cards into a meld one after the other; the meld then lies in the given order. */
    long lay(List<Card> cards, BoardPlace.Slot slot, List<Card> order) {
        cards.forEach(row::remove);
        List<Card> upwards = new ArrayList<>(cards);
        upwards.sort(Comparator.comparingInt(order::indexOf));
        upwards.forEach(card -> board.put(card, slot, order.indexOf(card)));
        long rests = laid(cards, slot, table.now());
        rested.merge(slot, rests, Math::max);
        return rests;
    }

    private long meld(List<Card> cards, BoardPlace.Slot slot, int index, long now) {
        put(cards, Target.of(slot, index));
        return laid(cards, slot, now);
    }

    /** Lays cards one after the other; the cards that already lie there make room. */
    private long laid(List<Card> cards, BoardPlace.Slot slot, long now) {
        List<Card> there = board.at(slot);
        long landing = now + manners.time(ActionTime.REACH, chance);
        long rests = now;
        for (Card card : cards) {
            rests = lay(card, spot(slot, there, card), landing).complete();
            landing = rests + manners.time(ActionTime.LAY_TOGETHER, chance);
        }
        List<Card> others = new ArrayList<>(there);
        others.removeAll(cards);
        for (Card card : others) {
            CardSpot then = spot(slot, there, card);
            if (far(spots.get(card), then)) {
                spots.put(card, then);
                fingers.slide(card, then, rests);
            }
        }
        return rests;
    }

    private CardSpot spot(BoardPlace.Slot slot, List<Card> there, Card card) {
        return places.inMeld(slot.line(), slot.slot(), there.indexOf(card), there.size());
    }

    private static boolean far(CardSpot one, CardSpot other) {
        double dx = one.x() - other.x();
        double dy = one.y() - other.y();
        return dx * dx + dy * dy > UNTIDY_CM * UNTIDY_CM;
    }
}
