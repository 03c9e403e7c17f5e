package burraco.engine.turn;

import static burraco.engine.hand.Turn.Took.NOTHING;
import static burraco.engine.hand.Turn.Took.PICKED_UP;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Ending;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Fault.Discarded;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Player;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Queue;
import burraco.engine.hand.Turn;
import burraco.engine.hand.Turning;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Manner;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Art. 6: the discard, which ends the turn and possibly the hand. */
final class Discarding {
    /** The last two cards of the stock are not played (art. 16). */
    private static final int NOT_PLAYED = 2;

    private Discarding() {}

    static void apply(Draft draft, Act.Discard act) {
        Seat seat = act.seat();
        boolean own = seat == draft.turn().seat();
        if (own) {
            Moving.takeUpPozzetto(draft, seat);
        }
        Player before = draft.player(seat);
        List<Card> cards = take(draft, seat, act.cards(), before);
        draft.moved(cards);
        if (!own) {
            putAll(draft, act, cards);
            draft.discarded(seat);
            draft.fault(
                    draft.docket().owesDiscard(seat) ? Case.NOT_THE_DISCARD_DUE : Case.NOT_HIS_TURN,
                    seat);
            return;
        }
        if (draft.docket().owesDiscard(seat)) {
            // The ordered discard stays due, and so does the turn; one more card has left his fan.
            putAll(draft, act, cards);
            draft.turn(draft.turn().marked(Turn.Mark.CLOSES_NOTHING));
            draft.fault(Case.NOT_THE_DISCARD_DUE, seat);
            return;
        }
        Card discard = cards.getFirst();
        // Cards that slipped out, or that must not be discarded, go back to his fan, so it is not
        // empty. A penalized card lay beside him, so it leaves by its own ruling.
        boolean his = !before.penalized().contains(discard);
        boolean onlyAgain = his && isOnlyCardAgain(draft, discard);
        boolean comesBack = cards.size() > 1 || onlyAgain;
        checkTurn(draft, discard, before, onlyAgain);
        boolean completed = Completing.check(draft, seat);
        putAll(draft, act, cards);
        if (cards.size() > 1) {
            fault(
                    draft,
                    Discarded.SEVERAL,
                    Case.SEVERAL_CARDS_DISCARDED,
                    cards.subList(1, cards.size()));
        }
        if (his && !comesBack && completed) {
            closeIfEmpty(draft, seat, discard);
        }
        endTurn(draft, seat);
    }

    /** Discards the card that a ruling ordered, from wherever it lies. */
    static void ordered(Draft draft, Act.Discard act, Card card, boolean mayClose) {
        Seat seat = act.seat();
        putAll(draft, act, List.of(card));
        draft.discarded(seat);
        if (seat != draft.turn().seat() || draft.over()) {
            return;
        }
        if (mayClose && !draft.docket().isOwing(seat)) {
            closeIfEmpty(draft, seat, card);
        }
        endTurn(draft, seat);
    }

    private static void closeIfEmpty(Draft draft, Seat seat, Card discard) {
        if (draft.fan(seat).isEmpty() && draft.player(seat).penalized().isEmpty()) {
            Closing.afterDiscard(draft, seat, discard);
        }
    }

    private static void fault(Draft draft, Discarded kind, Case which, List<Card> cards) {
        Seat seat = draft.turn().seat();
        draft.docket().fault(new Fault.OfDiscard(kind, which, seat, draft.act(), cards));
    }

    /** Takes penalized cards from beside the player, and others from his fan. */
    private static List<Card> take(Draft draft, Seat seat, List<CardName> names, Player before) {
        List<Card> queue = Queue.of(draft, seat);
        if (queue.isEmpty() && !draft.docket().isOwing(seat)) {
            return Moving.takeFromFan(draft, seat, names);
        }
        List<Card> cards = new ArrayList<>();
        for (CardName name : names) {
            Optional<Card> lying =
                    Queue.find(draft, seat, name).or(() -> leftBehind(draft, seat, name));
            if (lying.isEmpty()) {
                cards.addAll(Moving.takeFromFan(draft, seat, List.of(name)));
            } else {
                Moving.takeWherever(draft, seat, lying.get());
                Queue.leaves(draft, seat, lying.get());
                cards.add(lying.get());
            }
        }
        // An unseen card may have been the one that was due.
        boolean wrong =
                !queue.isEmpty()
                        && !cards.getFirst().isUnseen()
                        && cards.getFirst() != queue.getFirst();
        boolean own = seat == draft.turn().seat();
        if (wrong && own && !draft.docket().owesDiscard(seat)) {
            draft.fault(Case.NOT_THE_DISCARD_DUE, seat);
        }
        return cards;
    }

    /** A card of the pile that he did not pick up with the rest (art. 8). */
    private static Optional<Card> leftBehind(Draft draft, Seat seat, CardName name) {
        boolean part =
                draft.docket().owed().stream()
                        .anyMatch(owed ->
                                owed.seat() == seat
                                        && owed.ruling().which() == Case.PART_OF_THE_PILE);
        for (Card card : draft.pile().known()) {
            if (part && name.means(card) && !Moving.mayHave(draft, seat, name)) {
                return Optional.of(card);
            }
        }
        return Optional.empty();
    }

    private static void checkTurn(Draft draft, Card discard, Player before, boolean onlyAgain) {
        Turn turn = draft.turn();
        Seat seat = turn.seat();
        boolean exposedDue = !draft.player(seat).exposed().isEmpty();
        // An equal card will do, because nobody can tell which of the two was shown.
        boolean discardsAnother =
                !discard.isUnseen() && before.exposed().count(discard.face()) == 0;
        if (exposedDue && discardsAnother && before.penalized().isEmpty()) {
            draft.fault(Case.NOT_THE_DISCARD_DUE, Manner.EXPOSED_DUE, seat);
        }
        // With a play it is the missed draw of art. 28, unless that was ruled already.
        if (turn.took() == NOTHING && (turn.hasLaidNothing() || turn.stopped())) {
            draft.fault(Case.DISCARD_WITHOUT_DRAW, seat);
        }
        if (turn.took() == PICKED_UP) {
            checkPickup(draft, turn, discard, onlyAgain);
        }
    }

    /**
     * Art. 8: after a pickup a card must be laid, and the only card of a pile must not be discarded
     * again.
     */
    private static void checkPickup(Draft draft, Turn turn, Card discard, boolean onlyAgain) {
        Seat seat = turn.seat();
        if (turn.is(Turn.Mark.EXCUSED)) {
            return;
        }
        boolean needsPlay = draft.rules().pickupNeedsPlay() && turn.limit().isEmpty();
        if (needsPlay && turn.hasLaidNothing() || PickingUp.mustDraw(draft)) {
            List<Card> cards = List.of(discard);
            fault(draft, Discarded.NOTHING_LAID, Case.PICKUP_WITHOUT_PLAY, cards);
        } else if (onlyAgain) {
            List<Card> cards = List.of(discard);
            fault(draft, Discarded.ONLY_CARD, Case.ONLY_CARD_DISCARDED_AGAIN, cards);
        }
        boolean mustOpen = turn.limit().equals(Optional.of(Allowed.OPEN)) && !turn.justified();
        if (mustOpen) {
            draft.fault(Case.PLAY_IN_A_LIMITED_TURN, seat);
        }
    }

    /** Art. 8: whether it is the card that was the whole pile, and no card like it is in sight. */
    private static boolean isOnlyCardAgain(Draft draft, Card discard) {
        Turn turn = draft.turn();
        return turn.onlyCard().filter(only -> only == discard).isPresent()
                && draft.fan(turn.seat()).known().count(discard.face()) == 0;
    }

    private static void putAll(Draft draft, Act.Discard act, List<Card> cards) {
        Pile.put(draft, act.seat(), cards.getFirst(), act.place());
        draft.progress().lastOnPile(act.seat());
        for (Card card : cards.subList(1, cards.size())) {
            draft.places().pile(draft.pile().withTop(card));
        }
    }

    static void endTurn(Draft draft, Seat seat) {
        draft.discarded(seat);
        draft.progress().lastDiscarder(seat);
        Stall.after(draft);
        letPartnerLook(draft, seat.partner());
        if (draft.over()) {
            return;
        }
        if (draft.progress().timeOutRuns()) {
            draft.progress().turnsLeft(draft.progress().turnsLeft() - 1);
        }
        if (draft.stock().size() <= NOT_PLAYED) {
            Turning.endHand(draft, Ending.STOCK);
        } else if (draft.progress().turnsLeft() == 0) {
            Turning.endHand(draft, Ending.TIMEOUT);
        } else {
            Turning.begin(draft, seat.next());
        }
    }

    /** Art. 21 ter: a pozzetto taken with the discard may be looked into from now on. */
    private static void letPartnerLook(Draft draft, Seat seat) {
        int number = draft.pozzetti().heldBy(seat);
        if (number != 0) {
            draft.places()
                    .pozzetto(
                            number,
                            new Pozzetto.Unplayed(
                                    seat, draft.pozzetti().get(number).cards(), true));
        }
    }
}
