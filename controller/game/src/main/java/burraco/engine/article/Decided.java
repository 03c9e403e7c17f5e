package burraco.engine.article;

import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Remedy;
import java.util.Optional;

/** The decision of a person is a ruling like any other, and is carried out like one. */
final class Decided {
    private Decided() {}

    static void rule(Draft draft, Fault.Decided fault) {
        Verdict verdict = Verdict.on(draft, fault, fault.which());
        switch (fault.remedy()) {
            case Remedy.Penalize aside -> verdict.penalize(aside.cards()).give();
            case Remedy.Freeze freeze when freeze.until().isPresent() ->
                    freeze(draft, fault, freeze.meld(), freeze.until().get());
            case Remedy.Freeze freeze -> freezeForGood(draft, verdict, freeze.meld(), Cards.NONE);
            case Remedy.Negative negative -> {
                Cards cards = Cards.of(negative.cards());
                Meld meld = draft.melds().holding(negative.cards().getFirst()).orElseThrow();
                freezeForGood(
                        draft,
                        verdict.negative(negative.line(), negative.cards()),
                        meld.id(),
                        cards);
            }
            case Remedy other -> verdict.add(other).give();
        }
    }

    private static void freeze(Draft draft, Fault fault, MeldId id, Seat until) {
        Meld meld = draft.meld(id);
        Verdict.on(draft, fault, fault.which(), until)
                .freeze(id, Cards.NONE, Optional.of(meld.burraco(draft.rules())), 1)
                .give();
    }

    /** Its cards that do not count against the line decide which burraco the meld is. */
    private static void freezeForGood(Draft draft, Verdict verdict, MeldId id, Cards negative) {
        Meld meld = draft.meld(id);
        Cards rest = meld.cards().without(negative);
        Meld left =
                negative.isEmpty() || rest.isEmpty() ? meld : meld.shrunk(negative, draft.rules());
        verdict.freezeForGood(id, negative, left.burraco(draft.rules())).give();
    }
}
