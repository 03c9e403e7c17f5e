package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Queue;
import burraco.engine.hand.Taken;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Settled;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out what a player owes by a ruling, at once or in parts. */
final class Discharge {
    private final Draft draft;
    private final Owed owed;

    private Discharge(Draft draft, Owed owed) {
        this.draft = draft;
        this.owed = owed;
    }

    /** Whether the act is what a ruling asks of this seat; then it is done. */
    static boolean by(Draft draft, Act.OfSeat act) {
        if (act instanceof Act.Lay lay) {
            return layAll(draft, lay);
        }
        for (Owed owed : draft.docket().owed()) {
            if (owed.seat() == act.seat() && new Discharge(draft, owed).accepts(act)) {
                return true;
            }
        }
        return false;
    }

    private boolean accepts(Act.OfSeat act) {
        if (act instanceof Act.Tie tie && Optional.of(tie.meld()).equals(owed.cure())) {
            return Curing.by(draft, owed, tie);
        }
        if (act instanceof Act.Tie tie && Curing.undoesPickup(draft, owed, tie)) {
            return Curing.afterPickup(draft, owed, tie);
        }
        for (Remedy remedy : owed.due()) {
            if (accepts(act, remedy)) {
                return true;
            }
        }
        return false;
    }

    private boolean accepts(Act.OfSeat act, Remedy remedy) {
        return switch (remedy) {
            case Remedy.TakeBack back when act instanceof Act.TakeBack took -> takeBack(back, took);
            case Remedy.TakeBack back when act instanceof Act.TakeBackDiscard took ->
                    takeBackDiscard(back, took);
            case Remedy.Restore back when act instanceof Act.PutBack put -> putBack(back, put);
            case Remedy.Restore back when act instanceof Act.TakeBack took -> prepare(back, took);
            case Remedy.Restore back when act instanceof Act.Tie tie -> restoreToMeld(back, tie);
            case Remedy.Merge merge when act instanceof Act.Merge done -> merge(merge, done);
            case Remedy.Discard due when act instanceof Act.Discard discard ->
                    discard(due, discard);
            case Remedy _ -> false;
        };
    }

    private boolean takeBack(Remedy.TakeBack back, Act.TakeBack act) {
        if (!Optional.of(act.meld()).equals(back.from())) {
            return false;
        }
        List<Card> cards = meant(back.cards(), act.cards());
        if (cards.isEmpty()) {
            return false;
        }
        GoingBack.takeBack(draft, act.seat(), act.meld(), cards);
        draft.moved(act.cards().isEmpty() ? List.of() : cards);
        List<Card> left = without(back.cards(), cards);
        done(back, left, new Remedy.TakeBack(back.seat(), back.from(), left));
        return true;
    }

    private boolean takeBackDiscard(Remedy.TakeBack back, Act.TakeBackDiscard act) {
        if (back.from().isPresent()) {
            return false;
        }
        List<Card> cards = meant(back.cards(), act.cards());
        if (cards.isEmpty()) {
            return false;
        }
        GoingBack.takeFromPile(draft, act.seat(), cards);
        draft.moved(act.cards().isEmpty() ? List.of() : cards);
        List<Card> left = without(back.cards(), cards);
        done(back, left, new Remedy.TakeBack(back.seat(), back.from(), left));
        return true;
    }

    private boolean putBack(Remedy.Restore back, Act.PutBack act) {
        boolean same =
                switch (back.what()) {
                    case STOCK -> act.to() == Source.STOCK;
                    case PILE -> act.to() == Source.PILE;
                    case POZZETTO -> act.to() == Source.POZZETTO;
                    case MELD -> false;
                };
        if (!same) {
            return false;
        }
        int pozzetto = draft.player(act.seat()).takenFrom(act.to()).map(Taken::pozzetto).orElse(0);
        List<Meld> before = draft.melds().of(act.seat().line());
        GoingBack.putBack(draft, act.seat(), act.to(), back.cards(), pozzetto);
        done(back, List.of(), back);
        LeftBehind.check(draft, owed.ruling(), before);
        return true;
    }

    /** A card that goes back first leaves its meld, and has yet to be put back. */
    private boolean prepare(Remedy.Restore back, Act.TakeBack act) {
        List<Card> laid = new ArrayList<>(back.cards());
        laid.removeIf(card -> !draft.meld(act.meld()).cards().has(card));
        List<Card> cards = act.cards().isEmpty() ? List.of() : meant(laid, act.cards());
        if (cards.isEmpty()) {
            return false;
        }
        List<Meld> before = draft.melds().of(act.seat().line());
        GoingBack.takeBack(draft, act.seat(), act.meld(), cards);
        draft.moved(cards);
        if (cards.containsAll(laid)) {
            LeftBehind.check(draft, owed.ruling(), before);
        }
        return true;
    }

    private boolean restoreToMeld(Remedy.Restore back, Act.Tie act) {
        if (!Optional.of(act.meld()).equals(back.meld())) {
            return false;
        }
        List<Card> cards = meant(back.cards(), act.cards());
        if (cards.isEmpty()) {
            return false;
        }
        List<Meld> before = draft.melds().of(act.seat().line());
        cards.forEach(card -> Moving.takeWherever(draft, act.seat(), card));
        draft.moved(cards);
        draft.lay(draft.meld(act.meld()).grown(Cards.of(cards), draft.rules()));
        List<Card> left = without(back.cards(), cards);
        done(
                back,
                left,
                new Remedy.Restore(back.seat(), back.what(), back.meld(), left, back.shownTo()));
        LeftBehind.check(draft, owed.ruling(), before);
        return true;
    }

    private boolean merge(Remedy.Merge merge, Act.Merge act) {
        if (!act.meld().equals(merge.meld()) || !act.into().equals(merge.into())) {
            return false;
        }
        GoingBack.merge(draft, act.meld(), act.into());
        done(merge, List.of(), merge);
        return true;
    }

    /** Penalized cards of one ruling or of several go beside him together. */
    private static boolean layAll(Draft draft, Act.Lay act) {
        Seat seat = act.seat();
        List<Card> due = new ArrayList<>();
        for (Owed owed : draft.docket().owed()) {
            if (owed.seat() == seat) {
                due.addAll(owed.penalized());
            }
        }
        List<Card> cards = meant(due, act.cards());
        if (cards.isEmpty()) {
            return false;
        }
        GoingBack.layAside(draft, seat, cards);
        draft.moved(cards);
        cards.forEach(card -> Queue.leaves(draft, seat, card));
        return true;
    }

    private boolean discard(Remedy.Discard due, Act.Discard act) {
        if (act.cards().size() != 1) {
            return false;
        }
        Seat seat = act.seat();
        if (due.cards().isEmpty()) {
            draft.docket().replace(owed, owed.with(due, Optional.empty()), Settled.Why.DONE);
            Discarding.apply(draft, act);
            return true;
        }
        List<Card> cards = meant(due.cards(), act.cards());
        if (cards.isEmpty()) {
            return false;
        }
        Optional<Meld> meld = draft.melds().holding(cards.getFirst());
        Moving.takeWherever(draft, seat, cards.getFirst());
        draft.moved(cards);
        done(due, List.of(), due);
        meld.ifPresent(before -> checkChoice(before, seat, due.cards()));
        Discarding.ordered(draft, act, cards.getFirst(), mayClose());
        return true;
    }

    /** If he chose which cards stay, they must be a meld (art. 26). */
    private void checkChoice(Meld before, Seat seat, List<Card> laid) {
        boolean chose =
                owed.ruling().which() == Case.WRONG_OPENING
                        && owed.ruling().remedies().contains(Remedy.ADVISE);
        if (chose) {
            draft.melds()
                    .find(before.id())
                    .filter(left -> !left.shape().legal())
                    .ifPresent(left -> leftOver(left, seat, laid));
        }
    }

    private void leftOver(Meld left, Seat seat, List<Card> laid) {
        draft.docket()
                .fault(
                        new Fault.OfMeld(
                                Fault.Laid.LEFT_OVER,
                                Case.WRONG_OPENING,
                                seat,
                                draft.act(),
                                Optional.empty(),
                                left.id(),
                                laid));
    }

    /**
     * Only if he would have been free to discard it: he was slow (art. 32 bis), or his partner
     * spoke (art. 22). If his discard was ordered because he laid it wrongly, or had none left, he
     * does not close with it.
     */
    private boolean mayClose() {
        Case which = owed.ruling().which();
        return which == Case.OVER_THE_TIME || which == Case.EXPOSED_CARD_PROMPTED;
    }

    private void done(Remedy before, List<Card> left, Remedy rest) {
        Optional<Remedy> still = left.isEmpty() ? Optional.empty() : Optional.of(rest);
        draft.docket().replace(owed, owed.with(before, still), Settled.Why.DONE);
    }

    /** The cards that are meant, if all of them are due; otherwise none. */
    private static List<Card> meant(List<Card> due, List<CardName> names) {
        if (names.isEmpty()) {
            return due;
        }
        List<Card> left = new ArrayList<>(due);
        List<Card> meant = new ArrayList<>();
        for (CardName name : names) {
            int at = 0;
            while (at < left.size() && !name.means(left.get(at))) {
                at++;
            }
            if (at == left.size()) {
                return List.of();
            }
            meant.add(left.remove(at));
        }
        return meant;
    }

    private static List<Card> without(List<Card> due, List<Card> done) {
        List<Card> left = new ArrayList<>(due);
        done.forEach(left::remove);
        return left;
    }
}
