package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Row;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Makes the hand that everybody at the table has seen, even if the table has not understood it: the
 * cards on the felt, how many cards each player holds, and whose turn it is. Rulings, and cards
 * that nobody has seen, are as the table knows them.
 */
final class SeenHand {
    private final Board board;
    private final Hand open;
    private final Draft draft;

    private SeenHand(Board board, Hand open) {
        this.board = board;
        this.open = open;
        draft = new Draft(open, 0);
    }

    static Hand of(Board board, Hand open) {
        SeenHand hand = new SeenHand(board, open);
        hand.melds();
        hand.heaps();
        hand.fans();
        hand.turn();
        return hand.draft.hand();
    }

    private void melds() {
        Map<MeldId, BoardPlace.Slot> slots = new HashMap<>();
        for (BoardPlace where : board.places()) {
            if (where instanceof BoardPlace.Slot slot && board.count(slot) > 0) {
                known(slot).ifPresent(id -> slots.putIfAbsent(id, slot));
            }
        }
        open.melds().all().stream()
                .map(Meld::id)
                .filter(id -> !slots.containsKey(id))
                .forEach(draft.places()::remove);
        for (BoardPlace where : board.places()) {
            if (where instanceof BoardPlace.Slot slot && board.count(slot) > 0) {
                MeldId id =
                        known(slot)
                                .filter(one -> slot.equals(slots.get(one)))
                                .orElseGet(() -> draft.melds().due(slot.line()));
                lay(id, Cards.of(board.at(slot)));
            }
        }
    }

    /** The meld that the table knows in this slot, found by any of its cards. */
    private Optional<MeldId> known(BoardPlace.Slot slot) {
        return board.at(slot).stream()
                .flatMap(card -> open.melds().holding(card).stream())
                .filter(meld -> meld.line() == slot.line())
                .map(Meld::id)
                .findFirst();
    }

    private void lay(MeldId id, Cards cards) {
        Optional<Meld> grown =
                draft.melds().find(id).filter(before -> before.cards().without(cards).isEmpty());
        if (grown.isEmpty()) {
            draft.lay(Meld.open(id, cards, open.rules()));
        } else if (!grown.get().cards().equals(cards)) {
            Cards added = cards.without(grown.get().cards());
            draft.lay(grown.get().grown(added, open.rules()));
        }
        draft.places().located(cards);
    }

    private void heaps() {
        List<Card> pile = board.at(BoardPlace.PILE);
        draft.places().pile(Row.of(pile));
        draft.places().located(Cards.of(pile));
        draft.places().stock(Row.unseen(board.count(BoardPlace.STOCK)));
    }

    private void fans() {
        for (Seat seat : Seat.values()) {
            if (open.pozzetti().heldBy(seat) == 0) {
                draft.places().fan(seat, Holding.unseen(board.held(seat).size()));
            }
        }
    }

    /** Whose turn it is: everybody has seen who discarded, and who has taken cards since. */
    private void turn() {
        Optional<Seat> discarded = board.lastToDiscard();
        List<Card> pile = board.at(BoardPlace.PILE);
        boolean missed = !pile.isEmpty() && !open.pile().has(pile.getLast());
        if (missed && discarded.filter(open.turn().seat()::equals).isPresent()) {
            draft.progress().lastDiscarder(discarded.get());
            draft.progress().lastOnPile(discarded.get());
            draft.turn(Turn.of(discarded.get().next()));
        }
        Turn turn = draft.turn();
        if (turn.took() == Turn.Took.NOTHING && board.hasTaken(turn.seat())) {
            draft.turn(turn.drew());
        }
    }
}
