package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Moving;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import java.util.List;

/**
 * An act while play waits for a ruling (art. 19): the cards lie where they were put, and that is
 * all.
 */
final class Disregarded {
    private Disregarded() {}

    static void apply(Draft draft, Act.OfSeat act) {
        switch (act) {
            case Act.Draw draw -> Drawing.take(draft, draw);
            case Act.Pickup pickup -> PickingUp.take(draft, pickup);
            case Act.Open open -> open(draft, open);
            case Act.Tie tie -> tie(draft, tie);
            case Act.Discard discard -> discard(draft, discard);
            case Act.TakePozzetto take -> TakingPozzetto.hold(draft, take);
            case Act.TakeBack back -> PuttingRight.move(draft, back);
            case Act.TakeBackDiscard back -> PuttingRight.move(draft, back);
            case Act.PutBack back -> PuttingRight.move(draft, back);
            case Act.Merge merge -> PuttingRight.move(draft, merge);
            case Act.Lay lay -> PuttingRight.move(draft, lay);
            case Act.Expose expose -> Saying.seen(draft, expose.seat(), expose.card());
            case Act.Show show -> Saying.seen(draft, show.seat(), show.card());
            case Act.Lot _, Act.Shuffle _, Act.Cut _ -> Deal.shuffleOrCut(draft);
            case Act.Look _, Act.Cannot _, Act.SayDraw _ -> {}
        }
    }

    private static void open(Draft draft, Act.Open act) {
        MeldId due = Laying.due(draft, act);
        Cards cards = Cards.of(take(draft, act.seat(), act.cards()));
        draft.lay(Meld.open(due, cards, draft.rules()));
    }

    private static void tie(Draft draft, Act.Tie act) {
        Meld before = draft.meld(act.meld());
        Cards cards = Cards.of(take(draft, act.seat(), act.cards()));
        draft.lay(Laying.grown(before, act.seat().line(), cards, draft.rules()));
    }

    private static void discard(Draft draft, Act.Discard act) {
        List<Card> cards = take(draft, act.seat(), act.cards());
        for (Card card : cards) {
            draft.pile(draft.pile().withTop(card));
        }
        draft.lastOnPile(act.seat());
    }

    private static List<Card> take(Draft draft, Seat seat, List<CardName> names) {
        List<Card> cards = Moving.takeFromFan(draft, seat, names);
        draft.moved(cards);
        return cards;
    }
}
