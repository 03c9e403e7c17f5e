package burraco.engine.legal;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn.Took;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The acts that carry out a ruling, in the order of its remedies, the discard last. */
final class Discharges {
    private Discharges() {}

    static List<Act> of(Hand hand) {
        Owed owed = hand.owed().getFirst();
        Seat seat = owed.seat();
        for (Remedy remedy : owed.due()) {
            if (!(remedy instanceof Remedy.Discard)) {
                return List.of(act(hand, seat, remedy));
            }
        }
        boolean drawFirst =
                hand.turn().seat() == seat
                        && hand.turn().took() == Took.NOTHING
                        && (owed.ruling().which() == Case.PICKUP_WITHOUT_PLAY
                                || hand.fan(seat).isEmpty())
                        && !hand.stock().isEmpty();
        if (drawFirst) {
            return List.of(new Act.Draw(seat, List.of()));
        }
        return discards(hand, seat, owed);
    }

    private static Act act(Hand hand, Seat seat, Remedy remedy) {
        return switch (remedy) {
            case Remedy.TakeBack back when back.from().isPresent() ->
                    new Act.TakeBack(seat, back.from().get(), names(back.cards()));
            case Remedy.TakeBack back -> new Act.TakeBackDiscard(seat, names(back.cards()));
            case Remedy.Restore back when back.meld().isPresent() ->
                    new Act.Tie(seat, back.meld().get(), names(back.cards()));
            case Remedy.Restore back -> new Act.PutBack(seat, source(back.what()));
            case Remedy.Merge merge -> new Act.Merge(seat, merge.meld(), merge.into());
            case Remedy.Penalize aside -> new Act.Lay(seat, names(aside.cards()));
            case Remedy other -> throw new IllegalArgumentException("not due: " + other);
        };
    }

    private static Source source(Remedy.Place place) {
        return switch (place) {
            case STOCK -> Source.STOCK;
            case PILE -> Source.PILE;
            case POZZETTO -> Source.POZZETTO;
            case MELD -> throw new IllegalArgumentException("a meld is tied to");
        };
    }

    private static List<Act> discards(Hand hand, Seat seat, Owed owed) {
        List<Act> acts = new ArrayList<>();
        for (Remedy remedy : owed.due()) {
            if (remedy instanceof Remedy.Discard due) {
                due.cards().forEach(card -> acts.add(discard(seat, card)));
                if (due.cards().isEmpty()) {
                    hand.player(seat).penalized().forEach(card -> acts.add(discard(seat, card)));
                    hand.fan(seat).known().forEach(card -> acts.add(discard(seat, card)));
                    if (acts.isEmpty() && hand.fan(seat).unseen() > 0) {
                        acts.add(new Act.Discard(seat, List.of(CardName.UNSEEN), Optional.empty()));
                    }
                }
            }
        }
        return acts;
    }

    private static Act discard(Seat seat, Card card) {
        return new Act.Discard(seat, List.of(CardName.of(card)), Optional.empty());
    }

    private static List<CardName> names(List<Card> cards) {
        List<CardName> names = new ArrayList<>();
        for (Card card : cards) {
            names.add(CardName.of(card));
        }
        return names;
    }
}
