package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Fault.Laid;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;

/**
 * An act while play waits for a ruling (art. 19): the cards stay where they were put, but it does
 * not count, except for what is permitted in nobody's turn.
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
            case Act.PutBack back -> putBack(draft, back);
            case Act.Merge merge -> PuttingRight.move(draft, merge);
            case Act.Lay lay -> PuttingRight.move(draft, lay);
            case Act.Expose expose -> Saying.seen(draft, expose.seat(), expose.card());
            case Act.Show show -> Saying.seen(draft, show.seat(), show.card());
            case Act.Lot _, Act.Shuffle _, Act.Cut _ -> Deal.shuffleOrCut(draft);
            case Act.Look _, Act.Cannot _, Act.SayDraw _ -> {}
        }
    }

    /** If a fan is empty because of this, it does not close the hand in this turn. */
    private static void putBack(Draft draft, Act.PutBack act) {
        PuttingRight.move(draft, act);
        laid(draft, act.seat());
    }

    private static void open(Draft draft, Act.Open act) {
        MeldId due = Laying.due(draft, act);
        List<Card> cards = take(draft, act.seat(), act.cards());
        Meld meld = Meld.open(due, Cards.of(cards), draft.rules());
        laid(draft, act.seat());
        WrongOpening.kind(draft, act.seat(), meld)
                .ifPresent(wrong ->
                        fault(
                                draft,
                                wrong.kind(),
                                wrong.which(),
                                act,
                                Optional.empty(),
                                due,
                                cards));
        draft.lay(meld);
    }

    private static void tie(Draft draft, Act.Tie act) {
        Meld before = draft.meld(act.meld());
        Line line = act.seat().line();
        List<Card> cards = take(draft, act.seat(), act.cards());
        Meld meld = Laying.grown(before, act.seat(), Cards.of(cards), draft.rules());
        laid(draft, act.seat());
        boolean fits = meld.shape().legal() || Spoilt.took(meld, Cards.of(cards));
        if (!fits || before.isClosedTo(line)) {
            fault(draft, Laid.SURPLUS, Case.WRONG_TIE, act, Optional.of(before), meld.id(), cards);
        }
        draft.lay(meld);
    }

    /** Cards that would be no meld in any turn are also ruled by their own article. */
    private static void fault(
            Draft draft,
            Laid kind,
            Case which,
            Act.OfSeat act,
            Optional<Meld> before,
            MeldId id,
            List<Card> cards) {
        draft.docket()
                .fault(new Fault.OfMeld(kind, which, act.seat(), draft.act(), before, id, cards));
    }

    private static void discard(Draft draft, Act.Discard act) {
        List<Card> cards = take(draft, act.seat(), act.cards());
        for (Card card : cards) {
            draft.places().pile(draft.pile().withTop(card));
        }
        draft.progress().lastOnPile(act.seat());
    }

    /** Also in his own turn: he does not close the hand with what he moves now. */
    private static void laid(Draft draft, Seat seat) {
        if (seat == draft.turn().seat()) {
            draft.turn(draft.turn().marked(Turn.Mark.CLOSES_NOTHING));
        }
    }

    private static List<Card> take(Draft draft, Seat seat, List<CardName> names) {
        List<Card> cards = Moving.takeFromFan(draft, seat, names);
        draft.moved(cards);
        return cards;
    }
}
