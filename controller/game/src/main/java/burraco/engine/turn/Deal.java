package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Conservation;
import burraco.engine.hand.Dealing;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Start;
import burraco.engine.hand.Turning;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.List;
import java.util.Optional;

/** Art. 3 and 4: the draw for seats, the deal, the pozzetti and the first card faced. */
final class Deal {
    private static final int DEALT = 11;

    private Deal() {}

    static void lot(Draft draft, Act.Lot act) {
        Dealing dealing = whileDealing(draft);
        Face face = act.card().face();
        long out = dealing.draws().stream().filter(draw -> draw.face() == face).count();
        if (out >= face.copies()) {
            throw new CannotHaveHappened(Why.CARD_ELSEWHERE, 0, act.card());
        }
        draft.progress().preparation(dealing.drew(act.seat(), face));
    }

    /** Shuffling and cutting move no card from one place to another. */
    static void shuffleOrCut(Draft draft) {
        whileDealing(draft);
    }

    /** Clockwise from the dealer's left, one card at a time (art. 4). */
    static void toSeat(Draft draft, Act.Deal act) {
        Dealing dealing = whileDealing(draft);
        Seat due = draft.setting().dealer().next();
        for (int i = 0; i < dealing.dealt() % 4; i++) {
            due = due.next();
        }
        boolean wrong = act.to() != due;
        if (wrong && !dealing.wrong()) {
            draft.fault(Case.WRONG_DEAL, draft.setting().dealer(), Remedy.REDEAL);
        }
        draft.progress().preparation(dealing.dealtOne(wrong));
        Card card = Moving.takeFromStock(draft, act.card(), 0);
        Moving.addToFan(draft, act.to(), card);
        draft.moved(List.of(card));
    }

    /** From the bottom of the stock: alternately, or one pozzetto after the other. */
    static void toPozzetto(Draft draft, Act.DealPozzetto act) {
        whileDealing(draft);
        if (!(draft.pozzetti().get(act.pozzetto()) instanceof Pozzetto.Lying lying)) {
            throw new CannotHaveHappened(Why.NO_SUCH_POZZETTO, -1, act.pozzetto());
        }
        Card card = Moving.takeFromStockBottom(draft, act.card(), 0);
        draft.places().pozzetto(act.pozzetto(), new Pozzetto.Lying(lying.cards().with(card)));
        draft.moved(List.of(card));
    }

    static void turnUp(Draft draft, Act.TurnUp act) {
        if (draft.progress().start() != Start.NOTHING_FACED || !draft.pile().isEmpty()) {
            throw new CannotHaveHappened(Why.DEALING_IS_OVER, -1);
        }
        boolean right = dealtRight(draft);
        Card card = Moving.takeFromStock(draft, act.card(), 0);
        draft.moved(List.of(card));
        if (!right) {
            draft.fault(Case.WRONG_NUMBER_DEALT, Optional.empty(), repair(Remedy.What.DEAL));
        }
        checkDeck(draft);
        Pile.put(draft, draft.setting().dealer(), card, act.place());
        draft.progress().finishPreparation();
        draft.progress().start(Start.FACED);
        Turning.startClock(draft);
    }

    /** The first card is drawn or picked up, whatever came before. */
    static void begin(Draft draft) {
        if (draft.progress().start() == Start.BEGUN) {
            return;
        }
        if (draft.progress().start() == Start.NOTHING_FACED) {
            checkDeck(draft);
        }
        draft.progress().finishPreparation();
        draft.progress().start(Start.BEGUN);
    }

    private static boolean dealtRight(Draft draft) {
        for (Seat seat : Seat.values()) {
            if (draft.fan(seat).size() != DEALT) {
                return false;
            }
        }
        return draft.pozzetti().get(1).cards().size() == DEALT
                && draft.pozzetti().get(2).cards().size() == DEALT;
    }

    /** Art. 25 and 21 bis: reported once, when the first card is faced or else taken. */
    private static void checkDeck(Draft draft) {
        if (!draft.setting().wholeDeck() && !isWhole(draft)) {
            draft.fault(Case.DECK_NOT_WHOLE, Optional.empty(), repair(Remedy.What.DECK));
        }
        if (draft.pozzetti().get(3) instanceof Pozzetto.Lying) {
            draft.fault(Case.OLD_POZZETTO_ON_THE_TABLE, Optional.empty(), Remedy.ADVISE);
        }
    }

    /** Whether no card is surplus and their number is right, as far as can be seen. */
    private static boolean isWhole(Draft draft) {
        Hand hand = draft.hand();
        Cards seen = Cards.EVERY_COPY.without(hand.unlocated());
        boolean surplus = !seen.without(Cards.FULL_DECK).isEmpty();
        // A card that was just faced or drawn is in no place yet.
        int onItsWay = Math.max(0, draft.moved().size());
        return !surplus && Conservation.count(hand) + onItsWay == Cards.FULL_DECK.size();
    }

    private static Remedy repair(Remedy.What what) {
        return new Remedy.Repair(what);
    }

    private static Dealing whileDealing(Draft draft) {
        return draft.progress()
                .preparation()
                .orElseThrow(() -> new CannotHaveHappened(Why.ONLY_WHILE_DEALING, -1));
    }
}
