package burraco.engine.article;

import static burraco.engine.hand.Turn.Took.PICKED_UP;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Face;
import burraco.cards.Line;
import burraco.cards.Rank;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.meld.Surplus;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.List;
import java.util.Optional;

/** Art. 10, 12, 23, 26 and 27: cards laid in a place where they make no meld. */
final class WrongMelds {
    private WrongMelds() {}

    /** Wild cards alone, and combinations that the code forbids: none of these cards may stay. */
    static void allCards(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        draft.melds()
                .find(fault.meld())
                .filter(meld -> !meld.shape().legal())
                .ifPresent(meld -> allCards(draft, fault, noticed, meld));
    }

    private static void allCards(Draft draft, Fault.OfMeld fault, Noticed noticed, Meld meld) {
        if (noticed == Noticed.AT_ONCE && isUnjustified(draft, fault)) {
            undoPickup(draft, fault);
            return;
        }
        // Cards that others have added since are their own fault.
        List<Card> all = sorted(draft, his(meld, fault));
        if (all.isEmpty()) {
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        switch (noticed) {
            case AT_ONCE -> verdict.penalizeAndDiscardFirst(all).stopHisTurn();
            case AFTER_THE_DISCARD -> verdict.penalize(all);
            case LATER ->
                    verdict.freezeForGood(meld.id(), Cards.of(all), Burraco.NONE)
                            .negative(fault.seat().line(), all);
        }
        verdict.give();
    }

    /** A wrong opening or tie: surplus cards are discarded, or count against the line. */
    static void surplus(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        draft.melds()
                .find(fault.meld())
                .filter(_ -> !isRuled(draft, fault))
                .ifPresent(meld -> surplus(draft, fault, noticed, meld));
    }

    private static void surplus(Draft draft, Fault.OfMeld fault, Noticed noticed, Meld meld) {
        boolean stranger = isStranger(fault);
        if (meld.shape().legal() && !stranger) {
            // It was completed before anybody called.
            return;
        }
        if (noticed == Noticed.AT_ONCE && isUnjustified(draft, fault)) {
            undoPickup(draft, fault);
            return;
        }
        List<Card> surplus =
                stranger ? sorted(draft, Cards.of(fault.cards())) : of(draft, meld, fault);
        if (surplus.isEmpty()) {
            return;
        }
        switch (noticed) {
            case AT_ONCE -> atOnce(draft, fault, meld, surplus);
            case AFTER_THE_DISCARD ->
                    Verdict.on(draft, fault, Case.SURPLUS_AFTER_THE_DISCARD)
                            .penalize(surplus)
                            .give();
            case LATER -> later(draft, fault, meld, surplus);
        }
    }

    private static void atOnce(Draft draft, Fault.OfMeld fault, Meld meld, List<Card> surplus) {
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        boolean his = draft.turn().seat() == fault.seat();
        boolean closed =
                fault.before().filter(before -> before.isClosedTo(fault.seat().line())).isPresent();
        if (his && !closed && Cures.possible(draft, meld)) {
            verdict.cure(meld.id());
        }
        boolean chooses = fault.before().isEmpty() && isSequenceWithWild(draft, meld.cards());
        if (chooses && verdict.mayDiscardNow()) {
            // The offender chooses what stays (art. 26).
            verdict.discard(meld.inOrder()).advise().give();
            return;
        }
        verdict.discardFirst(surplus).stopHisTurn().give();
    }

    /** The offender has chosen what stays, and there is still a surplus (art. 26). */
    static void leftOver(Draft draft, Fault.OfMeld fault) {
        Optional<Meld> found = draft.melds().find(fault.meld());
        if (found.isPresent() && !found.get().shape().legal()) {
            Meld meld = found.get();
            Cards his = his(meld, fault);
            Cards surplus = Cards.of(Surplus.of(meld.cards(), draft.rules()));
            List<Card> left = sorted(draft, his.among(surplus));
            if (!left.isEmpty()) {
                Verdict.on(draft, fault, fault.which()).penalize(left).give();
            }
        }
    }

    private static void later(Draft draft, Fault.OfMeld fault, Meld meld, List<Card> surplus) {
        if (meld.line() != fault.seat().line()) {
            // The code does not say whether the other line's meld is affected.
            Verdict.advise(draft, fault, Case.SURPLUS_LATER);
            return;
        }
        Burraco before = before(draft, fault, meld);
        Verdict.on(draft, fault, Case.SURPLUS_LATER)
                .freezeForGood(meld.id(), Cards.of(surplus), before)
                .negative(fault.seat().line(), surplus)
                .give();
    }

    /** What the meld was before it was frozen, without the surplus cards. */
    private static Burraco before(Draft draft, Fault.OfMeld fault, Meld meld) {
        boolean asItLies = meld.sound().isPresent() || fault.before().isEmpty();
        return burraco(draft, asItLies ? Optional.of(meld) : fault.before());
    }

    /**
     * What a meld counts as without its surplus cards, and without those that a ruling removes from
     * it.
     */
    static Burraco burraco(Draft draft, Optional<Meld> meld) {
        Cards leaving = Cards.NONE;
        for (Owed owed : draft.docket().owed()) {
            leaving = leaving.with(owed.cards());
        }
        Cards gone = leaving;
        return meld.map(one -> Surplus.without(one, gone, draft.rules()))
                .map(one -> one.burraco(draft.rules()))
                .orElse(Burraco.NONE);
    }

    /**
     * Whether no card fits, because it is a meld of the other line or a frozen one. If the player
     * froze it himself, he has only continued too early.
     */
    private static boolean isStranger(Fault.OfMeld fault) {
        return fault.before()
                .filter(before ->
                        before.isClosedTo(fault.seat().line()) && !before.isFrozenBy(fault.seat()))
                .isPresent();
    }

    /** The cards of that act that still lie there. */
    private static Cards his(Meld meld, Fault.OfMeld fault) {
        Cards laid = Cards.of(fault.cards());
        return laid.among(meld.cards());
    }

    /** The surplus cards of what a player laid: only his own cards can be surplus. */
    private static List<Card> of(Draft draft, Meld meld, Fault.OfMeld fault) {
        if (fault.before().isEmpty()) {
            Cards his = his(meld, fault);
            Cards surplus =
                    meld.sound()
                            .map(sound -> meld.cards().without(sound.cards()))
                            .orElseGet(() -> Cards.of(Surplus.of(meld.cards(), draft.rules())));
            return sorted(draft, his.among(surplus));
        }
        Meld sound = Surplus.without(fault.before().get(), draft.rules());
        if (sound.cards().isEmpty()) {
            return ofNoMeld(draft, meld, fault);
        }
        List<Card> there = fault.cards().stream().filter(meld.cards()::has).toList();
        return Surplus.of(sound, there, draft.rules());
    }

    /** Cards added to invalid cards, which may make a meld with those that stay there. */
    private static List<Card> ofNoMeld(Draft draft, Meld meld, Fault.OfMeld fault) {
        Cards staying = meld.cards();
        for (Owed owed : draft.docket().owed()) {
            staying = staying.without(owed.cards());
        }
        Cards his = his(meld, fault);
        Cards surplus = Cards.of(Surplus.of(staying, draft.rules()));
        return sorted(draft, his.among(surplus));
    }

    /** Whether these cards are penalized already, with others of their meld. */
    private static boolean isRuled(Draft draft, Fault.OfMeld fault) {
        Cards cards = Cards.of(fault.cards());
        Cards penalized = draft.meld(fault.meld()).negative();
        for (Owed owed : draft.docket().owed()) {
            for (Remedy remedy : owed.due()) {
                if (remedy instanceof Remedy.Penalize some) {
                    penalized = penalized.with(Cards.of(some.cards()));
                } else if (remedy instanceof Remedy.Discard some) {
                    penalized = penalized.with(Cards.of(some.cards()));
                }
            }
        }
        return cards.without(penalized).isEmpty();
    }

    static List<Card> sorted(Draft draft, Cards cards) {
        return cards.sorted(draft.rules().penaltyOrder());
    }

    /**
     * Whether no legal play has justified a pickup yet, so that a wrong play cancels it (art. 26).
     */
    private static boolean isUnjustified(Draft draft, Fault.OfMeld fault) {
        Turn turn = draft.turn();
        return turn.seat() == fault.seat()
                && turn.took() == PICKED_UP
                && draft.rules().pickupNeedsPlay()
                && (turn.limit().isEmpty() || turn.limit().equals(Optional.of(Allowed.OPEN)))
                && !turn.justified();
    }

    private static void undoPickup(Draft draft, Fault.OfMeld fault) {
        List<Card> taken = draft.player(fault.seat()).cardsTakenFrom(Source.PILE);
        List<Card> pile = StillThere.of(draft, fault.seat(), taken);
        Meld meld = draft.meld(fault.meld());
        Cards wrong = fault.before().isEmpty() ? meld.cards() : Cards.of(fault.cards());
        Cards fromPile = Cards.known(pile);
        List<Card> own = sorted(draft, wrong.without(fromPile));
        Verdict verdict = Verdict.on(draft, fault, Case.WRONG_PLAY_AFTER_PICKUP);
        if (!pile.isEmpty()) {
            verdict.restore(Remedy.Place.PILE, pile);
        }
        if (!own.isEmpty()) {
            verdict.penalize(own);
        }
        draft.turn(draft.turn().begunAgain());
        verdict.stop().give();
    }

    /** Laid as a sequence, not as a combination, and with a wild card in it. */
    private static boolean isSequenceWithWild(Draft draft, Cards cards) {
        Cards kept = cards.without(Cards.of(Surplus.of(cards, draft.rules())));
        Meld best = Meld.open(draft.melds().due(Line.NS), kept, draft.rules());
        if (best.shape() instanceof Shape.Combination || areEqual(cards)) {
            return false;
        }
        boolean stands = best.hasWild();
        for (Card card : best.shape().legal() ? cards.without(kept) : cards) {
            stands |= card.face().isWild();
        }
        return stands;
    }

    /** Whether the natural cards are two or more, all of one rank. */
    private static boolean areEqual(Cards cards) {
        List<Rank> naturals =
                cards.list().stream()
                        .map(Card::face)
                        .filter(face -> !face.isWild())
                        .map(Face::rank)
                        .toList();
        return naturals.size() != 1 && naturals.stream().distinct().count() <= 1;
    }

    /** Art. 10: a wild card never leaves the meld in which it was laid. */
    static void wildMoved(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        boolean gone =
                draft.melds().find(fault.meld()).isEmpty()
                        || StillThere.of(draft, fault.seat(), fault.cards()).isEmpty();
        if (noticed == Noticed.LATER || gone) {
            Verdict.advise(draft, fault, fault.which());
        } else {
            Verdict.on(draft, fault, fault.which())
                    .restoreToMeld(fault.meld(), fault.cards())
                    .give();
        }
    }
}
