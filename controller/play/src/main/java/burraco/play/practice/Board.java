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

/** Keeps where every card is, in order, and which hidden cards each player took last. */
final class Board {
    private record Took(Card card, BoardPlace from) {}

    private final Map<BoardPlace, List<Card>> places = new LinkedHashMap<>();
    private final Map<Card, BoardPlace> cards = new HashMap<>();
    private final Map<Seat, List<Took>> taken = new EnumMap<>(Seat.class);
    private final Set<Seat> tookSince = EnumSet.noneOf(Seat.class);
    private Optional<Seat> lastToDiscard = Optional.empty();
    private int changes;

    Board() {
        Cards.FULL_DECK.forEach(card -> put(card, BoardPlace.AWAY, Target.LAST));
    }

    /** The cards of a place, the lowest or first card first. */
    List<Card> at(BoardPlace where) {
        return List.copyOf(places.getOrDefault(where, List.of()));
    }

    int count(BoardPlace where) {
        return places.getOrDefault(where, List.of()).size();
    }

    /** The cards of a player: those in his fan and those in front of him. */
    List<Card> held(Seat seat) {
        List<Card> held = new ArrayList<>(at(new BoardPlace.Fan(seat)));
        held.addAll(at(new BoardPlace.Before(seat)));
        return held;
    }

    BoardPlace of(Card card) {
        return cards.getOrDefault(card, BoardPlace.AWAY);
    }

    /** All places where cards are or have been. */
    List<BoardPlace> places() {
        return List.copyOf(places.keySet());
    }

    /** How many moves there were so far; sorting a fan does not count. */
    int changes() {
        return changes;
    }

    void put(Card card, BoardPlace where, int index) {
        BoardPlace from = cards.put(card, where);
        changes += isTheSame(from, where) ? 0 : 1;
        if (from != null) {
            places.get(from).remove(card);
        }
        List<Card> there = places.computeIfAbsent(where, _ -> new ArrayList<>());
        there.add(Math.clamp(index, 0, there.size()), card);
        if (from != null) {
            follow(from, where);
        }
        boolean unseen = from instanceof BoardPlace.Stock || from instanceof BoardPlace.Pozzetto;
        taker(where, unseen).forEach(seat -> taken(seat).add(new Took(card, from)));
    }

    /** Keeps track of the turns by what everybody can see: who takes cards, and who discards. */
    private void follow(BoardPlace from, BoardPlace to) {
        Optional<Seat> giver = holder(from);
        Optional<Seat> taker = holder(to);
        if (to instanceof BoardPlace.Pile && giver.isPresent()) {
            lastToDiscard = giver;
            tookSince.clear();
        } else if (from instanceof BoardPlace.Stock || from instanceof BoardPlace.Pile) {
            taker.ifPresent(tookSince::add);
        } else if (to instanceof BoardPlace.Stock) {
            giver.ifPresent(tookSince::remove);
        }
    }

    private static Optional<Seat> holder(BoardPlace where) {
        return switch (where) {
            case BoardPlace.Fan(var seat) -> Optional.of(seat);
            case BoardPlace.Before(var seat) -> Optional.of(seat);
            case BoardPlace _ -> Optional.empty();
        };
    }

    /** The player who discarded last, if anybody has. */
    Optional<Seat> lastToDiscard() {
        return lastToDiscard;
    }

    /** Whether a player has taken cards of the stock or the pile since the last discard. */
    boolean hasTaken(Seat seat) {
        return tookSince.contains(seat);
    }

    /**
     * Whether a move changes nothing in the game, such as sorting a fan or taking in the cards in
     * front.
     */
    private static boolean isTheSame(BoardPlace from, BoardPlace to) {
        return to.equals(from)
                || from instanceof BoardPlace.Before(var before)
                        && to instanceof BoardPlace.Fan(var fan)
                        && before == fan;
    }

    private static List<Seat> taker(BoardPlace where, boolean unseen) {
        return switch (where) {
            case BoardPlace.Fan(var seat) when unseen -> List.of(seat);
            case BoardPlace.Before(var seat) when unseen -> List.of(seat);
            case BoardPlace.Pack(var seat) when unseen -> List.of(seat);
            case BoardPlace _ -> List.of();
        };
    }

    private List<Took> taken(Seat seat) {
        return taken.computeIfAbsent(seat, _ -> new ArrayList<>());
    }

    /**
     * The cards that a player drew last. Those that he has laid since are replaced by others of his
     * fan.
     */
    List<Card> drawn(Seat seat, int count) {
        List<Card> drawn = stillThere(seat, BoardPlace.STOCK);
        List<Card> last = drawn.subList(Math.max(0, drawn.size() - count), drawn.size());
        Stream<Card> others = held(seat).stream().filter(card -> !last.contains(card));
        return Stream.concat(last.stream(), others).limit(count).toList();
    }

    /** The pozzetto that a player took last, by the places of its cards; empty if he took none. */
    Map<BoardPlace, List<Card>> pozzetto(Seat seat) {
        return taken(seat).reversed().stream()
                .map(Took::from)
                .filter(BoardPlace.Pozzetto.class::isInstance)
                .findFirst()
                .map(from -> Map.of(from, stillThere(seat, from)))
                .orElse(Map.of());
    }

    private List<Card> stillThere(Seat seat, BoardPlace from) {
        List<Card> has = new ArrayList<>(held(seat));
        has.addAll(at(new BoardPlace.Pack(seat)));
        return taken(seat).stream()
                .filter(took -> took.from().equals(from))
                .map(Took::card)
                .distinct()
                .filter(has::contains)
                .toList();
    }

    /** Forgets who took which cards, because another hand begins. */
    void forgetWhoTookWhat() {
        taken.clear();
        tookSince.clear();
        lastToDiscard = Optional.empty();
    }
}
