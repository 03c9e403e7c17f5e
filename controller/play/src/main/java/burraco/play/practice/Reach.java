package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.layout.Layout;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides which moves of cards are physically possible, whatever the code says. */
final class Reach {
    private final Board board;
    private final CarryingHands hands;
    private final Layout layout;

    Reach(Board board, CarryingHands hands, Layout layout) {
        this.board = board;
        this.hands = hands;
        this.layout = layout;
    }

    /** Why these cards cannot be moved there; empty if they can. */
    Optional<MoveResult.Refused> refusal(List<Card> cards, Target to) {
        Set<Card> different = new HashSet<>(cards);
        if (cards.isEmpty() || different.size() < cards.size()) {
            return Optional.of(new MoveResult.NoCards());
        }
        if (!isThere(to.where())) {
            return Optional.of(new MoveResult.NoSuchPlace(to.where()));
        }
        BoardPlace from = board.of(cards.getFirst());
        for (Card card : cards) {
            if (board.of(card).equals(BoardPlace.AWAY)) {
                return Optional.of(new MoveResult.NotThere(card));
            }
            if (!board.of(card).equals(from)) {
                return Optional.of(new MoveResult.FromSeveralPlaces());
            }
            if (hands.isMoving(card)) {
                return Optional.of(new MoveResult.OnItsWay(card));
            }
        }
        return from.isHeap() ? buried(board.at(from), different) : Optional.empty();
    }

    private static Optional<MoveResult.Refused> buried(List<Card> heap, Set<Card> gripped) {
        List<Card> top = heap.subList(heap.size() - gripped.size(), heap.size());
        return gripped.stream()
                .filter(card -> !top.contains(card))
                .sorted((one, other) -> Integer.compare(heap.indexOf(one), heap.indexOf(other)))
                .findFirst()
                .map(MoveResult.Buried::new);
    }

    private boolean isThere(BoardPlace where) {
        return switch (where) {
            case BoardPlace.Slot(var line, var slot) -> slot >= 1 && slot <= slots(line);
            case BoardPlace.Pozzetto(var number) -> number == 1 || number == 2;
            case BoardPlace.Away _, BoardPlace.Dealt _ -> false;
            case BoardPlace.Fan _,
                    BoardPlace.Stock _,
                    BoardPlace.Pile _,
                    BoardPlace.Before _,
                    BoardPlace.Pack _,
                    BoardPlace.Beside _ ->
                    true;
        };
    }

    private int slots(Line line) {
        return layout.slots(line);
    }
}
