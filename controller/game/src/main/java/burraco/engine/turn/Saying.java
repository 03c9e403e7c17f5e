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
import burraco.engine.hand.Turn;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import java.util.List;

/** What is shown and said: art. 8, 22 and 28. */
final class Saying {
    private Saying() {}

    static void expose(Draft draft, Act.Expose act) {
        Card card = seen(draft, act.seat(), act.card());
        draft.fault(Case.EXPOSED_CARD, act.seat(), new Remedy.Play(act.seat(), List.of(card)));
    }

    static void show(Draft draft, Act.Show act) {
        seen(draft, act.seat(), act.card());
    }

    /** From now on everybody knows that he has this card. */
    static Card seen(Draft draft, Seat seat, CardName name) {
        return seen(draft, seat, List.of(name)).getFirst();
    }

    /** From now on everybody knows that he has these cards. */
    static List<Card> seen(Draft draft, Seat seat, List<CardName> names) {
        List<Card> cards = Moving.pointOut(draft, seat, names);
        draft.places().seen(seat, Cards.of(cards));
        draft.moved(cards);
        return cards;
    }

    static void cannot(Draft draft, Act.Cannot act) {
        Turn turn = draft.turn();
        Seat seat = act.seat();
        boolean pickedUp = turn.seat() == seat && turn.took() == Turn.Took.PICKED_UP;
        if (pickedUp && turn.hasLaidNothing() && draft.rules().pickupNeedsPlay()) {
            List<Card> cards = draft.player(seat).cardsTakenFrom(Source.PILE);
            draft.docket()
                    .fault(
                            new Fault.OfTaking(
                                    Fault.Wrongly.CANNOT,
                                    Case.CANNOT_PLAY,
                                    seat,
                                    draft.act(),
                                    Source.PILE,
                                    cards));
        }
    }

    /** The ruling names the player who spoke; the remedies concern his partner (art. 28). */
    static void sayDraw(Draft draft, Act.SayDraw act) {
        Seat reminded = act.seat().partner();
        Remedy limit = new Remedy.Limit(reminded, Remedy.When.THIS, Allowed.ANY);
        draft.fault(Case.PARTNER_SAID_DRAW, act.seat(), limit);
    }
}
