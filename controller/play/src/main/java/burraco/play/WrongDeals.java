package burraco.play;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Holding;
import burraco.engine.hand.Pozzetto;
import burraco.engine.hand.Row;
import burraco.engine.hand.Setting;
import burraco.engine.hand.Start;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Chance;
import java.util.List;
import java.util.Optional;

/** Faults before the first card is taken. */
final class WrongDeals {
    private static final int DEALT = 11;

    private WrongDeals() {}

    static List<Trick> all() {
        return List.of(
                Trick.of(Case.TOO_FEW_CARDS_CUT, plan -> report(plan, Case.TOO_FEW_CARDS_CUT))
                        .from(WrongDeals::undealt),
                Trick.of(Case.WRONG_DEAL, WrongDeals::wrongSeat).from(WrongDeals::undealt),
                Trick.of(
                                Case.FAN_LOOKED_AT_BEFORE_THE_START,
                                plan -> report(plan, Case.FAN_LOOKED_AT_BEFORE_THE_START))
                        .from(WrongDeals::undealt),
                Trick.of(Case.CARD_SEEN_IN_THE_DEAL, WrongDeals::cardSeen)
                        .from(WrongDeals::undealt),
                Trick.of(Case.WRONG_NUMBER_DEALT, WrongDeals::oneTooMany).from(WrongDeals::undealt),
                Trick.of(Case.DECK_NOT_WHOLE, plan -> plan.draw(plan.seat()))
                        .from(WrongDeals::cardMissing),
                Trick.of(Case.OLD_POZZETTO_ON_THE_TABLE, plan -> plan.draw(plan.seat()))
                        .from(WrongDeals::oldPozzetto),
                Trick.of(Case.OLD_POZZETTO_TAKEN, WrongDeals::takesOld)
                        .tells(Case.OLD_POZZETTO_ON_THE_TABLE, Case.OLD_POZZETTO_TAKEN)
                        .from(WrongDeals::oldPozzetto));
    }

    // Hands to begin with

    /** A shuffled deck that is still in one heap. */
    private static Hand undealt(long seed, RuleSet rules) {
        Draft draft = Draft.fresh(new Setting(rules, Seat.SOUTH, false, true, false));
        draft.places().located(Cards.FULL_DECK);
        draft.places().stock(Row.of(Shuffle.deck(new Chance(seed))));
        return draft.hand();
    }

    static Hand timed(long seed, RuleSet rules) {
        return BotHand.dealt(seed, new Setting(rules, Seat.SOUTH, false, true, true));
    }

    private static Hand cardMissing(long seed, RuleSet rules) {
        Hand hand = BotHand.dealt(seed, new Setting(rules, Seat.SOUTH, false, false, false));
        Draft draft = new Draft(hand, 0);
        draft.places().stock(draft.stock().withoutBottom());
        draft.progress().start(Start.NOTHING_FACED);
        return draft.hand();
    }

    private static Hand oldPozzetto(long seed, RuleSet rules) {
        Hand hand = BotHand.dealt(seed, new Setting(rules, Seat.SOUTH, false, true, false));
        Draft draft = new Draft(hand, 0);
        Cards eleven = Cards.NONE;
        Row stock = draft.stock();
        for (int i = 0; i < DEALT; i++) {
            eleven = eleven.with(stock.at(0));
            stock = stock.withoutBottom();
        }
        draft.places().stock(stock);
        draft.places().pozzetto(3, new Pozzetto.Lying(new Holding(eleven, 0)));
        draft.progress().start(Start.NOTHING_FACED);
        return draft.hand();
    }

    // Deeds

    private static boolean report(Plan plan, Case which) {
        return plan.act(
                new Act.Report(
                        which,
                        Optional.of(Seat.EAST),
                        Optional.empty(),
                        List.of(),
                        Optional.empty()));
    }

    private static boolean wrongSeat(Plan plan) {
        return deal(plan, Seat.WEST) && deal(plan, Seat.EAST);
    }

    private static boolean deal(Plan plan, Seat to) {
        Card top = plan.hand().stock().top();
        return plan.act(new Act.Deal(to, CardName.of(top)));
    }

    private static boolean cardSeen(Plan plan) {
        return deal(plan, Seat.WEST) && report(plan, Case.CARD_SEEN_IN_THE_DEAL);
    }

    /** A pozzetto gets one card too many, and nobody counts. */
    private static boolean oneTooMany(Plan plan) {
        Seat to = Seat.WEST;
        for (int i = 0; i < 4 * DEALT; i++) {
            deal(plan, to);
            to = to.next();
        }
        for (int i = 0; i < 2 * DEALT + 1; i++) {
            CardName bottom = CardName.of(plan.hand().stock().at(0));
            plan.act(new Act.DealPozzetto(i < DEALT ? 1 : 2, bottom));
        }
        return plan.act(new Act.TurnUp(CardName.of(plan.hand().stock().top()), Optional.empty()));
    }

    private static boolean takesOld(Plan plan) {
        Seat seat = plan.seat();
        return plan.plays()
                && plan.fan().isEmpty()
                && plan.hand().pozzettoDue(seat.line())
                && plan.act(new Act.TakePozzetto(seat, Optional.of(3)));
    }
}
