package burraco.measure;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.record.Judgement;
import java.util.ArrayList;
import java.util.List;

/** The cards that an act moved, even if it does not name them. */
final class Moved {
    private Moved() {}

    static List<Card> by(Judgement.Step step, Hand before) {
        return List.copyOf(cards(step, before));
    }

    private static List<Card> cards(Judgement.Step step, Hand before) {
        List<Card> moved = step.moved();
        return switch (step.act()) {
            case Act.Deal deal -> ifSeen(deal.card(), moved);
            case Act.DealPozzetto deal -> ifSeen(deal.card(), moved);
            case Act.TurnUp up -> ifSeen(up.card(), moved);
            case Act.Draw draw -> drawn(draw, moved);
            case Act.Pickup pickup -> pickup.cards().isEmpty() ? before.pile().list() : moved;
            case Act.TakeBack back ->
                    back.cards().isEmpty()
                            ? meld(before, back.meld())
                                    .without(meld(step.after(), back.meld()))
                                    .list()
                            : moved;
            case Act.TakeBackDiscard back ->
                    back.cards().isEmpty()
                            ? before.pile().known().without(step.after().pile().known()).list()
                            : moved;
            case Act.Lot _,
                    Act.Open _,
                    Act.Tie _,
                    Act.Discard _,
                    Act.Lay _,
                    Act.Expose _,
                    Act.Show _,
                    Act.Report _,
                    Act.Decide _ ->
                    moved;
            case Act.Gap _, Act.Cardless _ -> List.of();
        };
    }

    /** Two question marks name an unseen card, even in a record that contains the stock. */
    private static List<Card> ifSeen(CardName name, List<Card> moved) {
        return name.isUnseen() ? List.of(Card.UNSEEN) : moved;
    }

    private static List<Card> drawn(Act.Draw draw, List<Card> moved) {
        if (draw.cards().isEmpty()) {
            return List.of(Card.UNSEEN);
        }
        List<Card> left = new ArrayList<>(moved);
        List<Card> drawn = new ArrayList<>();
        for (CardName name : draw.cards()) {
            Card card = left.stream().filter(name::means).findFirst().orElse(Card.UNSEEN);
            left.remove(card);
            drawn.add(card);
        }
        return drawn;
    }

    static Cards meld(Hand hand, MeldId id) {
        return hand.melds().find(id).map(Meld::cards).orElse(Cards.NONE);
    }
}
