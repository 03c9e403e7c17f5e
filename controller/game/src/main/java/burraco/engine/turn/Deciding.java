package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Decision;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Impossible.Why;
import burraco.engine.hand.Place;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Carries out a person's decision: finds the cards and melds that it is about. */
final class Deciding {
    private final Draft draft;

    private Deciding(Draft draft) {
        this.draft = draft;
    }

    static void apply(Draft draft, Act.Decide act) {
        new Deciding(draft).decide(act.what());
    }

    private void decide(Decision what) {
        switch (what) {
            case Decision.Penalize(var seat, var cards) ->
                    told(Optional.of(seat), new Remedy.Penalize(seat, his(seat, cards)));
            case Decision.Freeze(var meld, var until) ->
                    told(Optional.empty(), new Remedy.Freeze(draft.meld(meld).id(), until));
            case Decision.Negative(var meld, var cards) ->
                    told(Optional.empty(), new Remedy.Negative(meld.line(), ofMeld(meld, cards)));
            case Decision.Bar(var seat, var meld, var cards) -> {
                meld.ifPresent(draft::meld);
                told(Optional.of(seat), new Remedy.Bar(seat, meld, his(seat, cards)));
            }
            // A hand that nobody has closed continues anyhow.
            case Decision.Reopen _ -> {
                if (draft.isClosed()) {
                    told(draft.progress().ending().closer(), Remedy.REOPEN);
                }
            }
        }
    }

    private void told(Optional<Seat> seat, Remedy remedy) {
        draft.docket().fault(new Fault.Decided(seat, draft.act(), remedy));
    }

    private List<Card> his(Seat seat, List<CardName> names) {
        List<Card> cards = NamedCards.of(draft, seat, names);
        draft.moved(cards);
        return cards;
    }

    private List<Card> ofMeld(MeldId id, List<CardName> names) {
        List<Card> cards = new ArrayList<>();
        for (CardName name : names) {
            cards.add(ofMeld(draft.meld(id), name, cards));
        }
        draft.moved(cards);
        return cards;
    }

    private Card ofMeld(Meld meld, CardName name, List<Card> but) {
        for (Card card : meld.cards()) {
            if (name.means(card) && !but.contains(card)) {
                return card;
            }
        }
        throw new CannotHaveHappened(
                Why.CARD_NOT_THERE, but.size(), name, new Place.OfMeld(meld.id()));
    }
}
