package burraco.engine.turn;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Fault.Wrongly;
import burraco.engine.hand.Moving;
import burraco.engine.hand.Taken;
import burraco.engine.hand.Turn.Mark;
import burraco.engine.hand.Turn.Took;
import burraco.engine.ruling.Case;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Art. 6 and 7: one card from the stock, in one's own turn. */
final class Drawing {
    private static final List<CardName> ONE_UNSEEN = List.of(CardName.UNSEEN);

    private Drawing() {}

    static void apply(Draft draft, Act.Draw act) {
        Seat seat = act.seat();
        boolean own = seat == draft.turn().seat();
        boolean first = own && draft.turn().took() == Took.NOTHING;
        if (first) {
            Deal.begin(draft);
            Moving.takeUpPozzetto(draft, seat);
        }
        List<Card> cards = take(draft, act);
        if (first) {
            draft.tookLawfully(seat);
            draft.turn(draft.turn().drew());
            if (cards.size() > 1) {
                // The first one named lay on top and is his.
                List<Card> others = cards.subList(0, cards.size() - 1);
                fault(draft, Case.SEVERAL_CARDS_DRAWN, Wrongly.TOO_MUCH, seat, others);
            }
        } else if (!own && !makesGood(draft, seat)) {
            fault(draft, Case.DRAW_OUT_OF_TURN, Wrongly.OUT_OF_TURN, seat, cards);
        } else if (own && draft.turn().flew()) {
            fault(draft, Case.DRAW_AFTER_POZZETTO, Wrongly.AFTER_THE_POZZETTO, seat, cards);
        } else if (own) {
            // If the first one came while play waited, it was his draw, and this is a second one.
            Case which =
                    draft.turn().took() == Took.DREW && draft.turn().is(Mark.TOOK_MEANWHILE)
                            ? Case.SEVERAL_CARDS_DRAWN
                            : Case.SECOND_DRAW_OR_PICKUP;
            fault(draft, which, Wrongly.TOO_MUCH, seat, cards);
        }
    }

    /** He had discarded without a draw, and people were asked to decide about it. */
    private static boolean makesGood(Draft draft, Seat seat) {
        return draft.docket()
                        .lastOn(seat)
                        .filter(last -> last.which() == Case.DISCARD_WITHOUT_DRAW)
                        .isPresent()
                && draft.docket().advisedAbout(seat);
    }

    private static void fault(Draft draft, Case which, Wrongly kind, Seat seat, List<Card> cards) {
        draft.docket()
                .fault(new Fault.OfTaking(kind, which, seat, draft.act(), Source.STOCK, cards));
    }

    /** The cards go into his fan; returned in the order in which they lay, the top one last. */
    static List<Card> take(Draft draft, Act.Draw act) {
        Seat seat = act.seat();
        boolean own = seat == draft.turn().seat();
        List<CardName> names = act.cards().isEmpty() ? ONE_UNSEEN : act.cards();
        List<Card> cards = take(draft, names);
        for (Card card : cards) {
            Moving.addToFan(draft, seat, card);
        }
        Collections.reverse(cards);
        draft.places().taken(seat, new Taken(Source.STOCK, cards, 0, own));
        return cards;
    }

    private static List<Card> take(Draft draft, List<CardName> names) {
        List<Card> cards = new ArrayList<>(names.size());
        for (int i = 0; i < names.size(); i++) {
            cards.add(Moving.takeFromStock(draft, names.get(i), i));
        }
        draft.moved(cards.stream().filter(card -> !card.isUnseen()).toList());
        return cards;
    }
}
