package burraco.engine.ruling;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.meld.MeldId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The part of a ruling that has yet to be carried out. Until then nobody else may play (art. 19).
 *
 * @param ruling the ruling
 * @param seat who has to carry it out
 * @param due its remedies that have not been done, without the cards that are done
 */
public record Owed(Ruling ruling, Seat seat, List<Remedy> due) {
    public Owed {
        due = List.copyOf(due);
    }

    public boolean isSettled() {
        return due.isEmpty();
    }

    /** The meld that may be completed instead. */
    public Optional<MeldId> cure() {
        for (Remedy remedy : ruling.remedies()) {
            if (remedy instanceof Remedy.Cure cure) {
                return Optional.of(cure.meld());
            }
        }
        return Optional.empty();
    }

    /** The same with one remedy done, or done in part. */
    public Owed with(Remedy before, Optional<Remedy> left) {
        List<Remedy> changed = new ArrayList<>();
        for (Remedy remedy : due) {
            if (remedy != before) {
                changed.add(remedy);
            } else {
                left.ifPresent(changed::add);
            }
        }
        return new Owed(ruling, seat, changed);
    }

    /** The cards whose destination the ruling decides. */
    public Cards cards() {
        Cards cards = Cards.NONE;
        for (Remedy remedy : due) {
            cards =
                    switch (remedy) {
                        case Remedy.TakeBack back -> cards.with(Cards.known(back.cards()));
                        case Remedy.Penalize aside -> cards.with(Cards.known(aside.cards()));
                        case Remedy.Discard discard when discard.cards().size() == 1 ->
                                cards.with(Cards.known(discard.cards()));
                        case Remedy _ -> cards;
                    };
        }
        return cards;
    }

    /** The cards that must go back to where they were taken from. */
    public Cards restored() {
        Cards restored = Cards.NONE;
        for (Remedy remedy : due) {
            if (remedy instanceof Remedy.Restore back) {
                restored = restored.with(Cards.known(back.cards()));
            }
        }
        return restored;
    }

    /** The cards that are to be laid aside. */
    public List<Card> penalized() {
        for (Remedy remedy : due) {
            if (remedy instanceof Remedy.Penalize penalize) {
                return penalize.cards();
            }
        }
        return List.of();
    }
}
