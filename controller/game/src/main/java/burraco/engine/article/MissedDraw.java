package burraco.engine.article;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Queue;
import burraco.engine.hand.Turn;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Surplus;
import burraco.engine.ruling.Noticed;
import java.util.List;
import java.util.Optional;

/** Art. 28, and art. 23 bis which refers to it: cards laid before a draw, too late or too early. */
final class MissedDraw {
    private MissedDraw() {}

    /** He makes no more plays, must take a card, and what he laid counts from his next turn on. */
    static void rule(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        if (tooLate(draft, fault, noticed)) {
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        boolean open = noticed == Noticed.AT_ONCE && draft.turn().seat() == fault.seat();
        if (open && draft.turn().took() == Turn.Took.NOTHING) {
            verdict.draw();
        }
        freeze(verdict, draft, fault);
        if (open) {
            verdict.stop();
        }
        verdict.give();
    }

    static void afterDiscard(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        if (tooLate(draft, fault, noticed)) {
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        freeze(verdict, draft, fault);
        verdict.give();
    }

    static void beforePenalized(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        if (tooLate(draft, fault, noticed)) {
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        List<Card> queue = Queue.of(draft, fault.seat());
        boolean open = noticed == Noticed.AT_ONCE;
        if (open && !queue.isEmpty()) {
            verdict.discard(queue.subList(0, 1));
        }
        freeze(verdict, draft, fault);
        if (open) {
            verdict.stop();
        }
        verdict.give();
    }

    /**
     * Too late to freeze anything: invalid cards are surplus as in art. 27; about valid ones a
     * person decides.
     */
    private static boolean tooLate(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        Optional<Meld> meld = draft.melds().find(fault.meld());
        if (meld.isPresent() && noticed != Noticed.LATER) {
            return false;
        }
        if (meld.isPresent() && !meld.get().shape().legal()) {
            WrongMelds.surplus(draft, fault, Noticed.LATER);
        } else {
            Verdict.advise(draft, fault, fault.which());
        }
        return true;
    }

    private static void freeze(Verdict verdict, Draft draft, Fault.OfMeld fault) {
        Burraco burraco = WrongMelds.burraco(draft, fault.before());
        verdict.freeze(fault.meld(), Cards.of(fault.cards()), Optional.of(burraco), 1);
    }

    /** His next turn ends, and what he laid without a draw is still no meld. */
    static void notCompleted(Draft draft, Fault.OfMeld fault, Noticed noticed) {
        draft.melds()
                .find(fault.meld())
                .filter(meld -> !meld.shape().legal())
                .ifPresent(meld -> notCompleted(draft, fault, noticed, meld));
    }

    private static void notCompleted(Draft draft, Fault.OfMeld fault, Noticed noticed, Meld meld) {
        List<Card> surplus = surplus(draft, meld, Cards.of(fault.cards()));
        if (surplus.isEmpty()) {
            return;
        }
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        if (noticed == Noticed.LATER) {
            Optional<Meld> was = meld.sound().map(_ -> meld);
            Burraco before = WrongMelds.burraco(draft, was);
            verdict.freezeForGood(meld.id(), Cards.of(surplus), before)
                    .negative(meld.line(), surplus)
                    .give();
            return;
        }
        verdict.penalize(surplus).give();
    }

    /**
     * Next to surplus cards, those that fit are valid; if there is no meld at all, all are surplus.
     */
    private static List<Card> surplus(Draft draft, Meld meld, Cards his) {
        Optional<Meld> sound = meld.sound();
        if (sound.isEmpty()) {
            return WrongMelds.sorted(draft, his.among(meld.cards()));
        }
        // Cards that a person has made negative are ruled already.
        Cards stray = meld.cards().without(sound.get().cards()).without(meld.negative());
        return Surplus.of(sound.get(), his.among(stray).list(), draft.rules());
    }
}
