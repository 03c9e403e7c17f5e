package burraco.play.practice;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Combines what everybody knows of a hand with where the cards are on the board. */
final class Knowledge {
    /**
     * The number of an act that is only considered; it is higher than those of all acts that were
     * done.
     */
    static final int NEXT = 1_000_000;

    private final Board board;
    private final Hand open;

    Knowledge(Board board, Hand open) {
        this.board = board;
        this.open = open;
    }

    /** What a player knows: what is open, and the cards that he holds. */
    Hand of(Seat seat) {
        Draft draft = new Draft(open, 0);
        int held = open.pozzetti().heldBy(seat);
        boolean looked =
                held != 0
                        && open.pozzetto(held) instanceof Pozzetto.Unplayed unplayed
                        && unplayed.mayLook();
        hold(draft, seat, looked);
        return draft.hand();
    }

    /** The hand with the place of every card, which no player knows. */
    Hand ofAll() {
        Draft draft = new Draft(open, 0);
        for (Seat seat : Seat.values()) {
            hold(draft, seat, true);
        }
        for (int number = 1; number <= 2; number++) {
            if (open.pozzetto(number) instanceof Pozzetto.Lying) {
                Cards cards = Cards.of(board.at(new BoardPlace.Pozzetto(number)));
                draft.places().pozzetto(number, new Pozzetto.Lying(new Holding(cards, 0)));
                draft.places().located(cards);
            }
        }
        draft.places().stock(Row.of(board.at(BoardPlace.STOCK)));
        draft.places().pile(Row.of(board.at(BoardPlace.PILE)));
        draft.places().located(Cards.of(board.at(BoardPlace.STOCK)));
        draft.places().located(Cards.of(board.at(BoardPlace.PILE)));
        return draft.hand();
    }

    private void hold(Draft draft, Seat seat, boolean pozzetto) {
        Cards fan = Cards.of(board.held(seat));
        Cards pack = Cards.of(board.at(new BoardPlace.Pack(seat)));
        int number = open.pozzetti().heldBy(seat);
        if (number != 0 && pack.isEmpty() && open.fan(seat).isEmpty()) {
            // He holds the pozzetto in his hand, although it should lie before him.
            pack = fan;
            fan = Cards.NONE;
        }
        draft.places().fan(seat, new Holding(fan, 0));
        draft.places().located(fan);
        if (pozzetto && number != 0 && open.pozzetto(number) instanceof Pozzetto.Unplayed held) {
            Holding cards = new Holding(pack, 0);
            draft.places()
                    .pozzetto(number, new Pozzetto.Unplayed(held.seat(), cards, held.mayLook()));
            draft.places().located(pack);
        }
    }

    /** The places where the cards differ from what the table has understood. */
    List<BoardPlace> differences() {
        List<BoardPlace> differences = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            if (!agrees(seat)) {
                differences.add(new BoardPlace.Fan(seat));
            }
            Set<Card> aside = set(board.at(new BoardPlace.Beside(seat)));
            if (!aside.equals(set(open.player(seat).penalized()))) {
                differences.add(new BoardPlace.Beside(seat));
            }
        }
        if (!agrees(open.stock(), BoardPlace.STOCK)) {
            differences.add(BoardPlace.STOCK);
        }
        if (!agrees(open.pile(), BoardPlace.PILE)) {
            differences.add(BoardPlace.PILE);
        }
        for (int number = 1; number <= 2; number++) {
            if (!pozzettoAgrees(number)) {
                differences.add(new BoardPlace.Pozzetto(number));
            }
        }
        board.places().stream()
                .filter(BoardPlace.Slot.class::isInstance)
                .filter(slot -> !meldAgrees(slot))
                .forEach(differences::add);
        return differences;
    }

    private boolean agrees(Seat seat) {
        List<Card> held = new ArrayList<>(board.held(seat));
        held.addAll(board.at(new BoardPlace.Pack(seat)));
        int number = open.pozzetti().heldBy(seat);
        int pack = number == 0 ? 0 : open.pozzetto(number).cards().size();
        return held.size() == open.fan(seat).size() + pack
                && held.containsAll(open.fan(seat).known().list());
    }

    private boolean agrees(Row row, BoardPlace where) {
        List<Card> lying = board.at(where);
        return row.size() == lying.size() && lying.containsAll(row.known().list());
    }

    private boolean pozzettoAgrees(int number) {
        int lying = board.count(new BoardPlace.Pozzetto(number));
        return open.pozzetto(number) instanceof Pozzetto.Lying there
                ? there.cards().size() == lying
                : lying == 0;
    }

    /**
     * Whether a meld agrees with the board. A meld without a slot has its cards in somebody's fan,
     * which is reported as a difference too.
     */
    private boolean meldAgrees(BoardPlace slot) {
        List<Card> lying = board.at(slot);
        if (lying.isEmpty()) {
            return true;
        }
        return open.melds()
                .holding(lying.getFirst())
                .filter(meld -> set(lying).equals(set(meld.cards().list())))
                .isPresent();
    }

    private static Set<Card> set(List<Card> cards) {
        return new HashSet<>(cards);
    }
}
