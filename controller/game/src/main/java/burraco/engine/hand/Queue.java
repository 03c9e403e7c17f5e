package burraco.engine.hand;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Settled;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a player has to discard before anything else (art. 23), the next card first: the cards
 * beside him, and those that he has yet to put there.
 */
public final class Queue {
    private Queue() {}

    public static List<Card> of(Draft draft, Seat seat) {
        List<Card> beside = draft.player(seat).penalized();
        List<Owed> all = draft.docket().owed();
        if (all.isEmpty()) {
            return beside;
        }
        List<Card> queue = new ArrayList<>(beside);
        for (Owed owed : all) {
            if (owed.seat() == seat) {
                queue.addAll(owed.penalized());
            }
        }
        queue.sort(draft.rules().penaltyOrder());
        return queue;
    }

    /** The penalized card with that name, or one that a ruling is about. */
    public static Optional<Card> find(Draft draft, Seat seat, CardName name) {
        for (Card card : of(draft, seat)) {
            if (name.means(card)) {
                return Optional.of(card);
            }
        }
        for (Owed owed : draft.docket().owed()) {
            for (Card card : owed.cards()) {
                if (owed.seat() == seat && name.means(card)) {
                    return Optional.of(card);
                }
            }
        }
        return Optional.empty();
    }

    /** The card has been discarded: it need not be put aside or taken back any more. */
    public static void leaves(Draft draft, Seat seat, Card card) {
        for (Owed owed : draft.docket().owed()) {
            for (Remedy remedy : owed.due()) {
                if (owed.seat() == seat && !(remedy instanceof Remedy.Discard)) {
                    leaves(draft, owed, remedy, card);
                }
            }
        }
    }

    private static void leaves(Draft draft, Owed owed, Remedy remedy, Card card) {
        List<Card> cards =
                switch (remedy) {
                    case Remedy.Penalize aside -> aside.cards();
                    case Remedy.TakeBack back -> back.cards();
                    case Remedy _ -> List.of();
                };
        if (!cards.contains(card)) {
            return;
        }
        List<Card> left = cards.stream().filter(one -> one != card).toList();
        Optional<Remedy> rest =
                left.isEmpty()
                        ? Optional.empty()
                        : Optional.of(
                                remedy instanceof Remedy.TakeBack back
                                        ? new Remedy.TakeBack(back.seat(), back.from(), left)
                                        : new Remedy.Penalize(owed.seat(), left));
        draft.docket().replace(owed, owed.with(remedy, rest), Settled.Why.DONE);
    }
}
