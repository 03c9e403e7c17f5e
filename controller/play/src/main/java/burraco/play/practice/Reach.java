package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.layout.Layout;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What hands can do with cards, whatever the code says. */
final class Reach {
    private final Board board;
    private final Hands hands;
    private final Layout layout;

    Reach(Board board, Hands hands, Layout layout) {
        this.board = board;
        this.hands = hands;
        this.layout = layout;
    }

    /** Why these cards cannot be moved there; empty where they can. */
    Optional<Moved.Refused> refusal(List<Card> cards, Target to) {
        Set<Card> different = new HashSet<>(cards);
        if (cards.isEmpty() || different.size() < cards.size()) {
            return Optional.of(new Moved.NoCards());
        }
        if (!isThere(to.where())) {
            return Optional.of(new Moved.NoSuchPlace(to.where()));
        }
        Where from = board.of(cards.getFirst());
        for (Card card : cards) {
            if (board.of(card).equals(Where.AWAY)) {
                return Optional.of(new Moved.NotThere(card));
            }
            if (!board.of(card).equals(from)) {
                return Optional.of(new Moved.FromSeveralPlaces());
            }
            if (hands.isMoving(card)) {
                return Optional.of(new Moved.OnItsWay(card));
            }
        }
        return from.isHeap() ? buried(board.at(from), different) : Optional.empty();
    }

    private static Optional<Moved.Refused> buried(List<Card> heap, Set<Card> gripped) {
        List<Card> top = heap.subList(heap.size() - gripped.size(), heap.size());
        return gripped.stream()
                .filter(card -> !top.contains(card))
                .sorted((one, other) -> Integer.compare(heap.indexOf(one), heap.indexOf(other)))
                .findFirst()
                .map(Moved.Buried::new);
    }

    private boolean isThere(Where where) {
        return switch (where) {
            case Where.Slot(var line, var slot) -> slot >= 1 && slot <= slots(line);
            case Where.Pozzetto(var number) -> number == 1 || number == 2;
            case Where.Away _, Where.Dealt _ -> false;
            case Where.Fan _,
                    Where.Stock _,
                    Where.Pile _,
                    Where.Before _,
                    Where.Pack _,
                    Where.Beside _ ->
                    true;
        };
    }

    private int slots(Line line) {
        return layout.slots(line);
    }
}
