package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.VirtualTable;
import burraco.layout.Layout;
import burraco.play.evening.ActionTime;
import burraco.play.evening.CardPlace;
import burraco.play.evening.Deed;
import burraco.play.evening.Manners;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Carries out acts with cards. Which cards go where follows from the hand before and after the act.
 */
final class ActCarrier {
    private final Board board;
    private final CarryingHands hands;
    private final Reach reach;
    private final VirtualTable table;
    private final Layout layout;
    private final Manners manners;
    private final Chance chance;

    ActCarrier(
            Board board,
            CarryingHands hands,
            Reach reach,
            VirtualTable table,
            Layout layout,
            Manners manners,
            Chance chance) {
        this.board = board;
        this.hands = hands;
        this.reach = reach;
        this.table = table;
        this.layout = layout;
        this.manners = manners;
        this.chance = chance;
    }

    /**
     * Carries out an act now; returns the time at which all its cards are at rest. Empty if it
     * cannot be done with cards.
     */
    OptionalLong carryOut(Deed deed, Act.OfSeat act) {
        return switch (act) {
            case Act.PutBack back -> putBack(deed.before(), back);
            case Act.Expose _, Act.Show _ -> show(deed, act.seat());
            case Act.Look _ -> look(act.seat());
            case Act.Draw _, Act.Discard _, Act.Pickup _ -> {
                takeIn(act.seat(), deed.moved());
                yield moves(deed, act);
            }
            case Act.Open _, Act.Tie _ -> {
                OptionalLong rests = moves(deed, act);
                rests.ifPresent(then -> takeInLater(act.seat(), then));
                yield rests;
            }
            case Act.TakePozzetto _,
                    Act.TakeBack _,
                    Act.TakeBackDiscard _,
                    Act.Merge _,
                    Act.Lay _ ->
                    moves(deed, act);
            case Act.Cannot _, Act.SayDraw _, Act.Lot _, Act.Shuffle _, Act.Cut _ ->
                    OptionalLong.empty();
        };
    }

    /** Whether there is a free place for each meld that these acts open. */
    boolean hasRoom(List<Deed> deeds) {
        for (Line line : Line.values()) {
            int melds = deeds.getLast().after().melds().count(line);
            if (melds > layout.slots(line)) {
                return false;
            }
        }
        return true;
    }

    /**
     * The earliest time of this act at which it counts as a play of its own: the melds that it adds
     * to must have rested long enough.
     */
    long apart(Deed deed) {
        long soonest = 0;
        for (CardPlace place : CardPlace.moved(deed.before(), deed.after()).values()) {
            Optional<Meld> meld =
                    place instanceof CardPlace.InMeld(var id)
                            ? deed.before().melds().find(id)
                            : Optional.empty();
            if (meld.isPresent()) {
                long rested = hands.rested(board.of(meld.get().cards().iterator().next()));
                soonest = Math.max(soonest, rested + ActionTime.BETWEEN_PLAYS.usual());
            }
        }
        return soonest;
    }

    /** Takes the cards in front of a player into his fan, except those that he is about to move. */
    private void takeIn(Seat seat, List<Card> moved) {
        List<Card> lying = new ArrayList<>(board.at(new BoardPlace.Before(seat)));
        lying.removeAll(moved);
        if (!lying.isEmpty()) {
            hands.carry(lying, Target.fan(seat));
        }
    }

    private void takeInLater(Seat seat, long rests) {
        if (board.count(new BoardPlace.Before(seat)) > 0) {
            long at = rests + manners.time(ActionTime.INTO_THE_FAN, chance);
            table.at(at, () -> takeIn(seat, List.of()));
        }
    }

    private OptionalLong moves(Deed deed, Act.OfSeat act) {
        Map<Target, List<Card>> grips = new LinkedHashMap<>();
        Map<Card, CardPlace> moved = CardPlace.moved(deed.before(), deed.after());
        List<Card> order = new ArrayList<>(deed.moved());
        order.retainAll(moved.keySet());
        moved.keySet().stream().filter(card -> !order.contains(card)).forEach(order::add);
        for (Card card : order) {
            Optional<Target> to = target(deed, act, card, moved.get(card));
            if (to.isEmpty()) {
                return OptionalLong.empty();
            }
            if (!to.get().where().equals(board.of(card))) {
                grips.computeIfAbsent(to.get(), _ -> new ArrayList<>()).add(card);
            }
        }
        return grip(deed, act.seat(), grips);
    }

    private OptionalLong grip(Deed deed, Seat by, Map<Target, List<Card>> grips) {
        long rests = table.now();
        for (Map.Entry<Target, List<Card>> grip : grips.entrySet()) {
            for (List<Card> cards : byPlace(grip.getValue())) {
                if (reach.refusal(cards, grip.getKey()).isPresent()) {
                    return OptionalLong.empty();
                }
                Optional<Meld> meld = deed.after().melds().holding(cards.getFirst());
                long rest =
                        grip.getKey().where() instanceof BoardPlace.Slot slot && meld.isPresent()
                                ? hands.lay(cards, slot, meld.get().inOrder())
                                : hands.carry(cards, grip.getKey(), by);
                rests = Math.max(rests, rest);
            }
        }
        return OptionalLong.of(rests);
    }

    private List<List<Card>> byPlace(List<Card> cards) {
        Map<BoardPlace, List<Card>> places = new LinkedHashMap<>();
        for (Card card : cards) {
            places.computeIfAbsent(board.of(card), _ -> new ArrayList<>()).add(card);
        }
        return List.copyOf(places.values());
    }

    private Optional<Target> target(Deed deed, Act.OfSeat act, Card card, CardPlace to) {
        return switch (to) {
            case CardPlace.InStock _ -> Optional.of(Target.of(BoardPlace.STOCK));
            case CardPlace.OnPile _ ->
                    Optional.of(
                            new Target(
                                    BoardPlace.PILE,
                                    Target.LAST,
                                    act instanceof Act.Discard discard
                                            ? discard.place()
                                            : Optional.empty()));
            case CardPlace.InPozzetto(var number) ->
                    Optional.of(Target.of(new BoardPlace.Pozzetto(number)));
            case CardPlace.InFan(var seat) -> Optional.of(intoTheFan(deed, act, card, seat));
            case CardPlace.Before(var seat) -> Optional.of(Target.of(new BoardPlace.Pack(seat)));
            case CardPlace.Beside(var seat) -> Optional.of(Target.of(new BoardPlace.Beside(seat)));
            case CardPlace.InMeld(var id) -> {
                Optional<Meld> before = deed.before().melds().find(id);
                yield before.map(meld -> board.of(meld.cards().iterator().next()))
                        .or(() -> free(id.line()))
                        .map(Target::of);
            }
        };
    }

    /**
     * Where a picked up card goes: if a play must come first, the pile is only drawn towards the
     * player (art. 8).
     */
    private Target intoTheFan(Deed deed, Act.OfSeat act, Card card, Seat seat) {
        boolean near =
                act instanceof Act.Pickup
                        && deed.before().rules().pickupNeedsPlay()
                        && board.of(card).equals(BoardPlace.PILE);
        return near ? Target.of(new BoardPlace.Before(seat)) : Target.fan(seat);
    }

    private Optional<BoardPlace> free(Line line) {
        for (int slot = 1; slot <= layout.slots(line); slot++) {
            BoardPlace where = new BoardPlace.Slot(line, slot);
            if (board.count(where) == 0) {
                return Optional.of(where);
            }
        }
        return Optional.empty();
    }

    // Cards that are put back or only shown

    private OptionalLong putBack(Hand hand, Act.PutBack back) {
        Seat seat = back.seat();
        if (back.to() == Source.POZZETTO) {
            for (Map.Entry<BoardPlace, List<Card>> pozzetto : board.pozzetto(seat).entrySet()) {
                return carryAll(pozzetto.getValue(), pozzetto.getKey(), seat);
            }
            return OptionalLong.empty();
        }
        List<Card> due = due(hand, back.to());
        return back.to() == Source.STOCK
                ? carryAll(board.drawn(seat, due.size()), BoardPlace.STOCK, seat)
                : carryAll(due, BoardPlace.PILE, seat);
    }

    private static List<Card> due(Hand hand, Source to) {
        Remedy.Place place =
                switch (to) {
                    case STOCK -> Remedy.Place.STOCK;
                    case PILE -> Remedy.Place.PILE;
                    case POZZETTO -> Remedy.Place.POZZETTO;
                };
        return hand.owed().stream()
                .map(Owed::due)
                .flatMap(List::stream)
                .filter(Remedy.Restore.class::isInstance)
                .map(Remedy.Restore.class::cast)
                .filter(back -> back.what() == place)
                .map(Remedy.Restore::cards)
                .findFirst()
                .orElse(List.of());
    }

    private OptionalLong carryAll(List<Card> cards, BoardPlace to, Seat by) {
        long rests = table.now();
        for (List<Card> grip : byPlace(cards)) {
            if (reach.refusal(grip, Target.of(to)).isPresent()) {
                return OptionalLong.empty();
            }
            rests = Math.max(rests, hands.carry(grip, Target.of(to), by));
        }
        return cards.isEmpty() ? OptionalLong.empty() : OptionalLong.of(rests);
    }

    /** Shows a card of the fan, or drops it: it lies face up for a while and goes back. */
    private OptionalLong show(Deed deed, Seat seat) {
        OptionalLong lies = carryAll(deed.moved(), new BoardPlace.Before(seat), seat);
        return backAgain(lies, () -> takeIn(seat, List.of()));
    }

    private OptionalLong look(Seat seat) {
        List<Card> pack = board.at(new BoardPlace.Pack(seat));
        OptionalLong held = carryAll(pack, new BoardPlace.Fan(seat), seat);
        return backAgain(held, () -> carryAll(pack, new BoardPlace.Pack(seat), seat));
    }

    private OptionalLong backAgain(OptionalLong done, Runnable back) {
        if (done.isEmpty()) {
            return done;
        }
        long at = done.getAsLong() + manners.time(ActionTime.SHOW, chance);
        table.at(at, back);
        return OptionalLong.of(at + ActionTime.REACH.usual());
    }
}
