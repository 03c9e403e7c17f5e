package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Settled;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * Removes demands that cannot be met any more, because the cards are elsewhere: play must not wait
 * for ever.
 */
public final class StillDue {
    private final Draft draft;
    private final Seat seat;

    private StillDue(Draft draft, Seat seat) {
        this.draft = draft;
        this.seat = seat;
    }

    public static void check(Draft draft) {
        for (Owed owed : draft.docket().owed()) {
            Owed left = owed;
            for (Remedy remedy : owed.due()) {
                Optional<Remedy> possible = new StillDue(draft, owed.seat()).left(remedy);
                if (possible.isEmpty() || possible.get() != remedy) {
                    left = left.with(remedy, possible);
                }
            }
            if (left != owed) {
                draft.docket().replace(owed, left, Settled.Why.OUT_OF_REACH);
            }
        }
    }

    private Optional<Remedy> left(Remedy remedy) {
        return switch (remedy) {
            case Remedy.TakeBack back when back.from().isPresent() -> {
                List<Card> cards = some(back.cards(), card -> lies(back.from().get(), card));
                yield of(back, back.cards(), cards, new Remedy.TakeBack(seat, back.from(), cards));
            }
            case Remedy.TakeBack back -> {
                List<Card> cards = some(back.cards(), draft.pile()::has);
                yield of(back, back.cards(), cards, new Remedy.TakeBack(seat, back.from(), cards));
            }
            case Remedy.Penalize aside -> {
                List<Card> cards = some(aside.cards(), this::isHis);
                yield of(aside, aside.cards(), cards, new Remedy.Penalize(seat, cards));
            }
            case Remedy.Restore back -> isLeft(back) ? Optional.of(back) : Optional.empty();
            case Remedy.Merge merge ->
                    Optional.of(remedy).filter(_ -> lie(merge.meld()) && lie(merge.into()));
            case Remedy.Discard due -> {
                List<Card> cards = some(due.cards(), this::isDiscardable);
                boolean any = due.cards().isEmpty();
                yield any
                        ? anyCard(due)
                        : of(due, due.cards(), cards, new Remedy.Discard(seat, cards));
            }
            case Remedy other -> Optional.of(other);
        };
    }

    private static Optional<Remedy> of(
            Remedy remedy, List<Card> before, List<Card> left, Remedy rest) {
        if (left.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(left.size() == before.size() ? remedy : rest);
    }

    private static List<Card> some(List<Card> cards, Predicate<Card> possible) {
        return cards.stream().filter(possible).toList();
    }

    private boolean lies(MeldId id, Card card) {
        return draft.melds().find(id).filter(meld -> meld.cards().has(card)).isPresent();
    }

    private boolean lie(MeldId id) {
        return draft.melds().find(id).isPresent();
    }

    private boolean isHis(Card card) {
        return draft.fan(seat).known().has(card) || draft.melds().holding(card).isPresent();
    }

    private boolean isDiscardable(Card card) {
        return isHis(card)
                || draft.player(seat).penalized().contains(card)
                || draft.pile().has(card);
    }

    /** After the end, or without a card and a draw to come, he has nothing to discard. */
    private Optional<Remedy> anyCard(Remedy.Discard due) {
        boolean none = draft.fan(seat).isEmpty() && draft.player(seat).penalized().isEmpty();
        boolean draws =
                draft.turn().seat() == seat
                        && draft.turn().took() == Took.NOTHING
                        && !draft.stock().isEmpty();
        return draft.over() || none && !draws ? Optional.empty() : Optional.of(due);
    }

    /**
     * A pozzetto can always go back if it lies in front of him; of cards, he must have at least
     * one.
     */
    private boolean isLeft(Remedy.Restore back) {
        if (back.what() == Remedy.Place.POZZETTO) {
            boolean taken = draft.player(seat).takenFrom(Source.POZZETTO).isPresent();
            boolean before = draft.pozzetti().heldBy(seat) != 0;
            return taken && (before || !StillThere.of(draft, seat, back.cards()).isEmpty());
        }
        if (back.meld().isPresent()) {
            return draft.melds()
                    .find(back.meld().get())
                    .filter(meld ->
                            back.cards().stream()
                                    .anyMatch(card -> isHis(card) && !meld.cards().has(card)))
                    .isPresent();
        }
        boolean unknown = back.cards().isEmpty();
        return unknown || !StillThere.of(draft, seat, back.cards()).isEmpty();
    }
}
