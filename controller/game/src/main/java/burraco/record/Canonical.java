package burraco.record;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Decision;
import burraco.engine.hand.Hand;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.ruling.Owed;
import burraco.engine.ruling.Remedy;
import java.util.ArrayList;
import java.util.List;

/**
 * An act as {@code judge} prints it: cards are named without their copy, unless the other copy
 * would be possible as well.
 */
public final class Canonical {
    private Canonical() {}

    /**
     * @param before the hand in which it was done
     * @param moved the physical cards that it named, in order
     */
    public static String line(Act act, boolean late, Hand before, List<Card> moved) {
        List<CardName> names = ActText.cards(act);
        if (act instanceof Act.Gap gap) {
            names = GapText.names(gap, before, moved);
        } else if (names.size() == moved.size()) {
            names = names(names, moved, place(act, before), before);
        }
        return ActText.of(act, names) + (late ? " ?" : "");
    }

    private static List<CardName> names(
            List<CardName> told, List<Card> moved, Cards place, Hand before) {
        Cards others = place.without(Cards.known(moved));
        List<CardName> names = new ArrayList<>();
        for (int i = 0; i < moved.size(); i++) {
            Card card = moved.get(i);
            // Nobody saw it at the time, although the table knew which card it was.
            boolean unseen = card.isUnseen() || told.get(i).isUnseen();
            names.add(unseen ? CardName.UNSEEN : name(card, place, others, before));
        }
        return names;
    }

    private static CardName name(Card card, Cards place, Cards others, Hand before) {
        boolean otherFits = others.count(card.face()) > 0;
        // Among unseen cards, a name without a copy would be read as the lowest copy.
        boolean fromUnseen = !place.has(card) && before.unlocated().has(card);
        boolean misread =
                fromUnseen && before.unlocated().lowest(card.face()).orElseThrow() != card;
        // A record cannot name the additional copies of a deck with surplus cards.
        boolean hasName = card.copy() <= card.face().copies();
        return hasName && (otherFits || misread) ? CardName.of(card) : CardName.of(card.face());
    }

    /** The known cards of the unordered place from which an act takes cards. */
    private static Cards place(Act act, Hand before) {
        return switch (act) {
            case Act.Open open -> fan(before, open.seat());
            case Act.Tie tie -> fan(before, tie.seat());
            case Act.Lay lay -> fan(before, lay.seat());
            case Act.Expose expose -> fan(before, expose.seat());
            case Act.Show show -> fan(before, show.seat());
            case Act.Discard discard ->
                    fan(before, discard.seat())
                            .with(Cards.of(before.player(discard.seat()).penalized()))
                            .with(owed(before, discard.seat()));
            case Act.Pickup _, Act.TakeBackDiscard _ -> before.pile().known();
            case Act.TakeBack back -> meld(before, back.meld());
            case Act.Decide(Decision.Penalize(var seat, _)) -> had(before, seat);
            case Act.Decide(Decision.Bar(var seat, _, _)) -> had(before, seat);
            case Act.Report report ->
                    report.seat()
                            .map(seat -> had(before, seat))
                            .orElse(Cards.NONE)
                            .with(report.meld().map(id -> meld(before, id)).orElse(Cards.NONE));
            case Act.Decide(Decision.Negative(var id, _)) -> meld(before, id);
            case Act.Lot _,
                    Act.Deal _,
                    Act.DealPozzetto _,
                    Act.TurnUp _,
                    Act.Draw _,
                    Act.Gap _,
                    Act.Decide _,
                    Act.Cardless _ ->
                    Cards.NONE;
        };
    }

    private static Cards meld(Hand hand, MeldId id) {
        return hand.melds().find(id).map(Meld::cards).orElse(Cards.NONE);
    }

    /** A card that he has to penalize or discard may come from anywhere. */
    private static Cards owed(Hand hand, Seat seat) {
        Cards cards = Cards.NONE;
        for (Owed owed : hand.owed()) {
            for (Remedy remedy : owed.seat() == seat ? owed.due() : List.<Remedy>of()) {
                cards =
                        switch (remedy) {
                            case Remedy.Penalize aside -> cards.with(Cards.known(aside.cards()));
                            case Remedy.Discard due -> cards.with(Cards.known(due.cards()));
                            case Remedy _ -> cards;
                        };
            }
        }
        return cards;
    }

    /**
     * The cards that an arbiter may mean by a card of this player: those in melds, and those of his
     * fan.
     */
    private static Cards had(Hand hand, Seat seat) {
        Cards cards = hand.fan(seat).known();
        for (Meld meld : hand.melds().of(seat.line())) {
            cards = cards.with(meld.cards());
        }
        return cards;
    }

    /** When he acts, a pozzetto that he has not begun to play counts as his fan. */
    private static Cards fan(Hand hand, Seat seat) {
        int held = hand.pozzetti().heldBy(seat);
        Cards fan = hand.fan(seat).known();
        return held == 0 ? fan : fan.with(hand.pozzetto(held).cards().known());
    }
}
