package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Spot;
import burraco.hal.virtual.VirtualTable;
import burraco.play.evening.Fingers;
import burraco.play.evening.Manners;
import burraco.play.evening.Pace;
import burraco.play.evening.PileRow;
import burraco.play.evening.Places;
import burraco.play.evening.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Hands that carry cards over the felt, from anywhere to anywhere, at people's pace. */
final class Hands {
    /** Cards of one grip do not land at the same moment. */
    private static final long LITTLE = 30;

    /** A card of a meld that lies farther off than this is pushed to where it belongs. */
    private static final double UNTIDY = 0.9;

    private final Board board;
    private final VirtualTable table;
    private final Fingers fingers;
    private final Places places;
    private final Manners manners;
    private final Chance chance;
    private final PileRow row;
    private final Map<Card, Spot> spots = new HashMap<>();
    private final Map<Where, Long> rested = new HashMap<>();

    Hands(
            Board board,
            VirtualTable table,
            Fingers fingers,
            Places places,
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

    /** When a card came to rest there last. */
    long rested(Where where) {
        return rested.getOrDefault(where, 0L);
    }

    boolean isMoving(Card card) {
        return fingers.free(List.of(card), 0) > table.now();
    }

    /** Where it lies, or comes to lie; empty while it is held. */
    Optional<Spot> spot(Card card) {
        return Optional.ofNullable(spots.get(card));
    }

    /** It was laid there by somebody else's hand. */
    void lies(Card card, Where where, Spot spot) {
        board.put(card, where, Target.LAST);
        spots.put(card, spot);
    }

    /** It was taken up by somebody else's hand. */
    void held(Card card, Where where) {
        board.put(card, where, Target.LAST);
        spots.remove(card);
    }

    /** Nothing lies on the felt any more. */
    void clear() {
        row.clear();
        spots.clear();
        rested.clear();
        board.forgetWhoTookWhat();
    }

    /** Lifts these now and brings them there; when the last one rests. */
    long carry(List<Card> cards, Target to) {
        return carry(cards, to, by(board.of(cards.getFirst()), to.where()));
    }

    /**
     * @param by whose hand it is
     */
    long carry(List<Card> cards, Target to, Seat by) {
        long now = table.now();
        Pace pace = pace(board.of(cards.getFirst()), to.where());
        cards.forEach(row::remove);
        long rests =
                switch (to.where()) {
                    case Where.Fan _, Where.Away _ -> takeUp(cards, to, now, pace);
                    case Where.Pile _ -> discard(cards, to, by, now);
                    case Where.Slot slot -> meld(cards, slot, to.index(), now);
                    case Where.Before(var seat) -> spread(cards, to, seat, now, pace);
                    case Where.Stock _ -> stack(cards, to, places.stock(), now, pace);
                    case Where.Pozzetto(var number) ->
                            stack(cards, to, places.pozzetto(number), now, pace);
                    case Where.Pack(var seat) -> stack(cards, to, places.before(seat), now, pace);
                    case Where.Beside(var seat) -> beside(cards, to, seat, now);
                    case Where.Dealt(var seat) -> stack(cards, to, places.dealt(seat), now, pace);
                };
        rested.merge(to.where(), rests, Math::max);
        return rests;
    }

    private static Pace pace(Where from, Where to) {
        return switch (from) {
            case Where.Stock _ -> Pace.DRAW;
            case Where.Pozzetto _, Where.Pack _ -> Pace.TAKE_POZZETTO;
            case Where.Pile _ when !(to instanceof Where.Pile) -> Pace.GATHER_PILE;
            case Where _ -> Pace.REACH;
        };
    }

    /** Whose hand it seems to be: whose cards they are, or become. */
    private static Seat by(Where from, Where to) {
        return owner(from).or(() -> owner(to)).orElse(Seat.SOUTH);
    }

    private static Optional<Seat> owner(Where where) {
        return switch (where) {
            case Where.Fan(var seat) -> Optional.of(seat);
            case Where.Before(var seat) -> Optional.of(seat);
            case Where.Pack(var seat) -> Optional.of(seat);
            case Where.Beside(var seat) -> Optional.of(seat);
            case Where.Dealt(var seat) -> Optional.of(seat);
            case Where.Slot(var line, _) -> Optional.of(line == Line.NS ? Seat.SOUTH : Seat.WEST);
            case Where.Stock _, Where.Pile _, Where.Pozzetto _, Where.Away _ -> Optional.empty();
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

    private long takeUp(List<Card> cards, Target to, long now, Pace pace) {
        put(cards, to);
        long rests = now;
        for (Card card : cards) {
            // Who only orders his fan moves nothing that could be heard.
            boolean lay = spots.remove(card) != null;
            rests = lay ? Math.max(rests, fingers.take(card, now, pace)) : rests;
        }
        return rests;
    }

    private long stack(List<Card> cards, Target to, Spot spot, long now, Pace pace) {
        put(cards, new Target(to.where(), Target.LAST, to.place()));
        long landing = now + manners.time(pace, chance);
        long rests = now;
        for (Card card : cards) {
            rests = Math.max(rests, lay(card, spot, landing).complete());
        }
        return rests;
    }

    private Span lay(Card card, Spot spot, long landing) {
        spots.put(card, spot);
        return fingers.layBy(card, spot, landing, table.now());
    }

    private long discard(List<Card> cards, Target to, Seat by, long now) {
        put(cards, new Target(to.where(), Target.LAST, to.place()));
        if (row.isFull()) {
            squeeze(now);
        }
        long landing = now + manners.time(Pace.REACH, chance);
        for (Card card : cards) {
            landing = lay(card, row.add(card, by, to.place()), landing).complete() + LITTLE;
        }
        return landing;
    }

    private void squeeze(long now) {
        List<Card> lying = row.cards();
        List<Spot> pushed = row.squeeze();
        for (int i = 0; i < lying.size(); i++) {
            spots.put(lying.get(i), pushed.get(i));
            fingers.slide(lying.get(i), pushed.get(i), now);
        }
    }

    private long spread(List<Card> cards, Target to, Seat seat, long now, Pace pace) {
        put(cards, to);
        List<Card> there = board.at(to.where());
        long landing = now + manners.time(pace, chance);
        long rests = now;
        for (Card card : cards) {
            Spot spot = places.spread(seat, there.indexOf(card), there.size());
            rests = Math.max(rests, lay(card, spot, landing).complete());
        }
        return rests;
    }

    private long beside(List<Card> cards, Target to, Seat seat, long now) {
        put(cards, to);
        List<Card> there = board.at(to.where());
        long landing = now + manners.time(Pace.REACH, chance);
        for (Card card : cards) {
            Spot spot = places.beside(seat, there.indexOf(card));
            landing = lay(card, spot, landing).complete() + LITTLE;
        }
        return landing;
    }

    /** Lays these into a meld one after the other, which then lies in that order. */
    long lay(List<Card> cards, Where.Slot slot, List<Card> order) {
        cards.forEach(row::remove);
        List<Card> upwards = new ArrayList<>(cards);
        upwards.sort(Comparator.comparingInt(order::indexOf));
        upwards.forEach(card -> board.put(card, slot, order.indexOf(card)));
        long rests = laid(cards, slot, table.now());
        rested.merge(slot, rests, Math::max);
        return rests;
    }

    private long meld(List<Card> cards, Where.Slot slot, int index, long now) {
        put(cards, Target.of(slot, index));
        return laid(cards, slot, now);
    }

    /** One after the other, as they are laid together; those that lie there make room. */
    private long laid(List<Card> cards, Where.Slot slot, long now) {
        List<Card> there = board.at(slot);
        long landing = now + manners.time(Pace.REACH, chance);
        long rests = now;
        for (Card card : cards) {
            rests = lay(card, spot(slot, there, card), landing).complete();
            landing = rests + manners.time(Pace.LAY_TOGETHER, chance);
        }
        List<Card> others = new ArrayList<>(there);
        others.removeAll(cards);
        for (Card card : others) {
            Spot then = spot(slot, there, card);
            if (far(spots.get(card), then)) {
                spots.put(card, then);
                fingers.slide(card, then, rests);
            }
        }
        return rests;
    }

    private Spot spot(Where.Slot slot, List<Card> there, Card card) {
        return places.inMeld(slot.line(), slot.slot(), there.indexOf(card), there.size());
    }

    private static boolean far(Spot one, Spot other) {
        double dx = one.x() - other.x();
        double dy = one.y() - other.y();
        return dx * dx + dy * dy > UNTIDY * UNTIDY;
    }
}
