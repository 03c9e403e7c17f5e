package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Noticed;
import burraco.engine.ruling.Remedy;
import burraco.engine.ruling.Ruling;
import java.util.List;

/** Art. 23 ter: cards that were laid or discarded with others without being seen. */
final class PhantomCards {
    private PhantomCards() {}

    /**
     * A card found in a meld: in a meld of this turn it is discarded, in an older one it counts
     * against the line.
     */
    static void inMeld(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        draft.melds()
                .find(fault.meld())
                .filter(meld -> !meld.shape().legal())
                .ifPresent(meld -> inMeld(draft, fault, noticed, meld));
    }

    private static void inMeld(Draft draft, Fault.OfMeld fault, Noticed noticed, Meld meld) {
        List<Card> cards = WrongMelds.sorted(draft, Cards.of(fault.cards()));
        if (fault.which() == Case.PHANTOM_CARD_IN_AN_OLD_MELD || noticed == Noticed.LATER) {
            inOldMeld(draft, fault, meld, cards);
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        if (draft.turn().seat() == fault.seat()) {
            verdict.discardFirst(cards);
        } else {
            verdict.penalize(cards);
        }
        verdict.give();
    }

    /** Nobody knows who laid them; the meld shows against which line they count. */
    static void inOldMeld(Draft draft, Fault.OfNobody fault) {
        draft.melds()
                .find(fault.meld())
                .filter(meld -> !meld.shape().legal())
                .ifPresent(meld ->
                        inOldMeld(
                                draft,
                                fault,
                                meld,
                                WrongMelds.sorted(draft, Cards.of(fault.cards()))));
    }

    private static void inOldMeld(Draft draft, Fault fault, Meld meld, List<Card> cards) {
        Burraco before =
                meld.sound().map(sound -> sound.burraco(draft.rules())).orElse(Burraco.NONE);
        Verdict.on(draft, fault, Case.PHANTOM_CARD_IN_AN_OLD_MELD)
                .freezeForGood(meld.id(), Cards.of(cards), before)
                .negative(meld.line(), cards)
                .give();
    }

    /**
     * A card that slipped out with the discard goes back into the fan and is exposed, unless the
     * pile is restored.
     */
    static void withDiscard(Draft draft, Fault.OfDiscard fault, Noticed noticed) {
        Cards ofThePile = restored(draft, fault);
        List<Card> his = fault.cards().stream().filter(card -> !ofThePile.has(card)).toList();
        if (his.isEmpty()) {
            return;
        }
        List<Card> there = his.stream().filter(draft.pile()::has).toList();
        if (noticed == Noticed.LATER || there.isEmpty()) {
            Verdict.advise(draft, fault, fault.which());
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which()).takeBackDiscard(there);
        WrongPozzetti.backWithTheDiscard(draft, fault.seat(), verdict);
        verdict.add(new Remedy.Play(fault.seat(), there)).give();
    }

    /** Cards that a ruling on the same act puts back where they lay in the pile. */
    private static Cards restored(Draft draft, Fault fault) {
        Cards cards = Cards.NONE;
        for (Ruling ruling : draft.docket().given()) {
            for (Remedy remedy : ruling.remedies()) {
                if (ruling.of() == fault.act()
                        && remedy instanceof Remedy.Restore back
                        && back.what() == Remedy.Place.PILE) {
                    cards = cards.with(Cards.known(back.cards()));
                }
            }
        }
        return cards;
    }
}
