package burraco.play;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Rank;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Turn.Took;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.ruling.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards that make no meld, or are laid where they must not be. */
final class WrongMelding {
    private WrongMelding() {}

    static List<Trick> all() {
        return List.of(
                Trick.of(Case.WILD_CARD_MOVED, WrongMelding::wildMoved),
                Trick.of(Case.WILD_CARDS_ONLY, WrongMelding::wildsOnly),
                Trick.of(Case.FORBIDDEN_COMBINATION, WrongMelding::forbidden),
                Trick.of(Case.WRONG_TIE, plan -> wrongTie(plan, false)),
                Trick.of(
                        Case.SURPLUS_AFTER_THE_DISCARD,
                        plan -> afterDiscard(plan, wrongTie(plan, true))),
                Trick.of(Case.SURPLUS_LATER, plan -> afterDraw(plan, wrongTie(plan, true))),
                Trick.of(Case.WRONG_OPENING, WrongMelding::wrongOpening),
                Trick.of(Case.WRONG_PLAY_AFTER_PICKUP, WrongMelding::afterPickup),
                Trick.of(Case.EQUAL_COMBINATION, plan -> equal(plan, false, false)),
                Trick.of(Case.EQUAL_COMBINATIONS_BOTH_WILD, plan -> equal(plan, true, false)),
                Trick.of(
                        Case.EQUAL_COMBINATION_AFTER_THE_DISCARD,
                        plan -> afterDiscard(plan, equal(plan, false, true))),
                Trick.of(
                        Case.EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD,
                        plan -> afterDiscard(plan, equal(plan, true, true))),
                Trick.of(
                        Case.EQUAL_COMBINATION_LATER,
                        plan -> afterDraw(plan, equal(plan, plan.chance.below(2) == 0, true))));
    }

    static Cards cards(Act act) {
        Cards cards = Cards.NONE;
        List<CardName> names =
                act instanceof Act.Open open
                        ? open.cards()
                        : act instanceof Act.Tie tie ? tie.cards() : List.of();
        for (CardName name : names) {
            cards = cards.with(name.card());
        }
        return cards;
    }

    static Act open(Seat seat, Cards cards) {
        return new Act.Open(seat, Plan.names(cards), Optional.empty());
    }

    static Act tie(Seat seat, Meld meld, Card card) {
        return new Act.Tie(seat, meld.id(), Plan.names(card));
    }

    /**
     * Whether it is an ordinary turn, with enough cards and nothing that a wrong play would undo.
     */
    static boolean plain(Plan plan, int cards) {
        return plan.plays()
                && plan.hand().turn().limit().isEmpty()
                && plan.hand().player(plan.seat()).penalized().isEmpty()
                && plan.hand().turn().took() == Took.DREW
                && plan.fan().size() >= cards + 3;
    }

    /**
     * Whether it is a turn in which any natural card may be discarded, except one that was picked
     * up alone.
     */
    static boolean plainOrPickedUp(Plan plan) {
        return plan.plays()
                && plan.hand().player(plan.seat()).penalized().isEmpty()
                && plan.hand().player(plan.seat()).exposed().isEmpty()
                && plan.hand().turn().onlyCard().isEmpty()
                && Plan.naturals(plan.fan()).size() >= 3;
    }

    private static boolean late(Plan plan, Act act, boolean late) {
        return plan.move(new Move(act, late));
    }

    /** The turn is over before anybody calls. */
    private static boolean afterDiscard(Plan plan, boolean committed) {
        return committed && plan.discard(true) && !plan.hand().over() && plan.notice();
    }

    /** The next player has drawn before anybody calls. */
    private static boolean afterDraw(Plan plan, boolean committed) {
        return committed
                && plan.discard(true)
                && plan.draws()
                && plan.draw(plan.seat())
                && plan.notice();
    }

    private static boolean wildMoved(Plan plan) {
        if (!plan.plays()) {
            return false;
        }
        for (Meld meld : plan.melds(plan.seat())) {
            if (meld.hasWild() && meld.cards().size() > 3) {
                List<CardName> wild = Plan.names(meld.wild().orElseThrow());
                return plan.act(new Act.TakeBack(plan.seat(), meld.id(), wild));
            }
        }
        return false;
    }

    private static boolean wildsOnly(Plan plan) {
        Cards wilds = Plan.wilds(plan.fan());
        return wilds.size() >= 2 && plain(plan, wilds.size()) && plan.act(open(plan.seat(), wilds));
    }

    private static boolean forbidden(Plan plan) {
        for (Rank rank : Rank.values()) {
            Cards equal = Cards.NONE;
            for (Card card : Plan.naturals(plan.fan())) {
                equal = card.face().rank() == rank ? equal.with(card) : equal;
            }
            if (equal.size() >= 3 && !plan.rules().combines(rank) && plain(plan, equal.size())) {
                return plan.act(open(plan.seat(), equal));
            }
        }
        return false;
    }

    private static boolean wrongTie(Plan plan, boolean late) {
        if (!plain(plan, 1)) {
            return false;
        }
        for (Meld meld : plan.melds(plan.seat())) {
            Card card = plan.oneOf(Plan.naturals(plan.fan()));
            boolean fits = card == null || meld.grown(Cards.of(card), plan.rules()).shape().legal();
            if (!fits) {
                return late(plan, tie(plan.seat(), meld, card), late);
            }
        }
        return false;
    }

    /** Three cards that are no meld and not even equal. */
    private static Cards nonsense(Plan plan) {
        List<Card> cards = new ArrayList<>();
        Plan.naturals(plan.fan()).forEach(cards::add);
        for (int i = 0; i + 2 < cards.size(); i++) {
            Cards three = Cards.of(cards.get(i), cards.get(i + 1), cards.get(i + 2));
            boolean equal =
                    cards.get(i).face().rank() == cards.get(i + 1).face().rank()
                            && cards.get(i).face().rank() == cards.get(i + 2).face().rank();
            Meld meld = Meld.open(plan.hand().melds().due(plan.seat().line()), three, plan.rules());
            if (!equal && !meld.shape().legal()) {
                return three;
            }
        }
        return Cards.NONE;
    }

    private static boolean wrongOpening(Plan plan) {
        Cards three = nonsense(plan);
        return !three.isEmpty() && plain(plan, 3) && plan.act(open(plan.seat(), three));
    }

    private static boolean afterPickup(Plan plan) {
        boolean moment =
                plan.draws()
                        && plan.rules().pickupNeedsPlay()
                        && plan.hand().turn().limit().isEmpty()
                        && !plan.hand().pile().isEmpty()
                        && plan.hand().stock().size() >= 8;
        Cards three = nonsense(plan);
        return moment
                && !three.isEmpty()
                && plan.fan().size() >= 6
                && plan.act(WrongTakings.pickup(plan.seat()))
                && plan.act(open(plan.seat(), three));
    }

    /** A second combination of a rank; both with a wild card, or not. */
    private static boolean equal(Plan plan, boolean bothWild, boolean late) {
        for (Meld meld : plan.melds(plan.seat())) {
            if (meld.shape() instanceof Shape.Combination combination
                    && (!bothWild || meld.hasWild())) {
                Cards cards = second(plan, combination.rank(), bothWild);
                if (cards.size() >= 3 && plain(plan, cards.size())) {
                    return late(plan, open(plan.seat(), cards), late);
                }
            }
        }
        return false;
    }

    private static Cards second(Plan plan, Rank rank, boolean wild) {
        Cards equal = Cards.NONE;
        for (Card card : Plan.naturals(plan.fan())) {
            equal = card.face().rank() == rank ? equal.with(card) : equal;
        }
        Card one = plan.oneOf(Plan.wilds(plan.fan()));
        if (!wild) {
            return equal;
        }
        return one == null || equal.size() < 2 ? Cards.NONE : equal.with(one);
    }
}
