package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Where every card is, in order; and what each player took last without anybody seeing it. */
final class Board {
    private record Took(Card card, Where from) {}

    private final Map<Where, List<Card>> places = new LinkedHashMap<>();
    private final Map<Card, Where> cards = new HashMap<>();
    private final Map<Seat, List<Took>> taken = new EnumMap<>(Seat.class);
    private final Set<Seat> tookSince = EnumSet.noneOf(Seat.class);
    private Optional<Seat> lastToDiscard = Optional.empty();
    private int changes;

    Board() {
        Cards.FULL_DECK.forEach(card -> put(card, Where.AWAY, Target.LAST));
    }

    /** The lowest, or first, first. */
    List<Card> at(Where where) {
        return List.copyOf(places.getOrDefault(where, List.of()));
    }

    int count(Where where) {
        return places.getOrDefault(where, List.of()).size();
    }

    /** What a player holds: his fan, and what of it lies before him. */
    List<Card> held(Seat seat) {
        List<Card> held = new ArrayList<>(at(new Where.Fan(seat)));
        held.addAll(at(new Where.Before(seat)));
        return held;
    }

    Where of(Card card) {
        return cards.getOrDefault(card, Where.AWAY);
    }

    /** Every place where something is or was. */
    List<Where> places() {
        return List.copyOf(places.keySet());
    }

    /** How often a card went somewhere else; to order a fan is not counted. */
    int changes() {
        return changes;
    }

    void put(Card card, Where where, int index) {
        Where from = cards.put(card, where);
        changes += isTheSame(from, where) ? 0 : 1;
        if (from != null) {
            places.get(from).remove(card);
        }
        List<Card> there = places.computeIfAbsent(where, _ -> new ArrayList<>());
        there.add(Math.clamp(index, 0, there.size()), card);
        if (from != null) {
            follow(from, where);
        }
        boolean unseen = from instanceof Where.Stock || from instanceof Where.Pozzetto;
        taker(where, unseen).forEach(seat -> taken(seat).add(new Took(card, from)));
    }

    /** Turns go by what everybody sees: somebody takes cards, and somebody puts one down. */
    private void follow(Where from, Where to) {
        Optional<Seat> giver = holder(from);
        Optional<Seat> taker = holder(to);
        if (to instanceof Where.Pile && giver.isPresent()) {
            lastToDiscard = giver;
            tookSince.clear();
        } else if (from instanceof Where.Stock || from instanceof Where.Pile) {
            taker.ifPresent(tookSince::add);
        } else if (to instanceof Where.Stock) {
            giver.ifPresent(tookSince::remove);
        }
    }

    private static Optional<Seat> holder(Where where) {
        return switch (where) {
            case Where.Fan(var seat) -> Optional.of(seat);
            case Where.Before(var seat) -> Optional.of(seat);
            case Where _ -> Optional.empty();
        };
    }

    /** Who put a card on the pile last; empty where nobody has. */
    Optional<Seat> lastToDiscard() {
        return lastToDiscard;
    }

    /** Whether he has taken cards of the stock or the pile since then. */
    boolean hasTaken(Seat seat) {
        return tookSince.contains(seat);
    }

    /** Whoever orders his fan, or takes in what lies before him, changes nothing. */
    private static boolean isTheSame(Where from, Where to) {
        return to.equals(from)
                || from instanceof Where.Before(var before)
                        && to instanceof Where.Fan(var fan)
                        && before == fan;
    }

    private static List<Seat> taker(Where where, boolean unseen) {
        return switch (where) {
            case Where.Fan(var seat) when unseen -> List.of(seat);
            case Where.Before(var seat) when unseen -> List.of(seat);
            case Where.Pack(var seat) when unseen -> List.of(seat);
            case Where _ -> List.of();
        };
    }

    private List<Took> taken(Seat seat) {
        return taken.computeIfAbsent(seat, _ -> new ArrayList<>());
    }

    /** The cards that he drew last; others of his for those that he has laid since. */
    List<Card> drawn(Seat seat, int count) {
        List<Card> drawn = stillThere(seat, Where.STOCK);
        List<Card> last = drawn.subList(Math.max(0, drawn.size() - count), drawn.size());
        Stream<Card> others = held(seat).stream().filter(card -> !last.contains(card));
        return Stream.concat(last.stream(), others).limit(count).toList();
    }

    /** The pozzetto that he took last, with where it was; empty where he took none. */
    Map<Where, List<Card>> pozzetto(Seat seat) {
        return taken(seat).reversed().stream()
                .map(Took::from)
                .filter(Where.Pozzetto.class::isInstance)
                .findFirst()
                .map(from -> Map.of(from, stillThere(seat, from)))
                .orElse(Map.of());
    }

    private List<Card> stillThere(Seat seat, Where from) {
        List<Card> has = new ArrayList<>(held(seat));
        has.addAll(at(new Where.Pack(seat)));
        return taken(seat).stream()
                .filter(took -> took.from().equals(from))
                .map(Took::card)
                .distinct()
                .filter(has::contains)
                .toList();
    }

    /** Another hand begins. */
    void forgetWhoTookWhat() {
        taken.clear();
        tookSince.clear();
        lastToDiscard = Optional.empty();
    }
}
