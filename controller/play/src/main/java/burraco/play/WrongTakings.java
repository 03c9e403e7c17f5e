package burraco.play;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Turn.Took;
import burraco.engine.legal.LegalActs;
import burraco.engine.ruling.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Cards taken that must not be taken, and pickups without the play that justifies them. */
final class WrongTakings {
    /** With fewer cards in the stock a hand may end before the remedy is carried out. */
    private static final int ENOUGH = 8;

    private WrongTakings() {}

    static List<Trick> all() {
        return List.of(
                Trick.of(Case.DISCARD_WITHOUT_DRAW, WrongTakings::noDraw),
                Trick.of(Case.SECOND_DRAW_OR_PICKUP, WrongTakings::second),
                Trick.of(Case.SEVERAL_CARDS_DRAWN, WrongTakings::two),
                Trick.of(Case.PICKUP_WITHOUT_PLAY, WrongTakings::pickupWithoutPlay),
                Trick.of(Case.CANNOT_PLAY, WrongTakings::cannot),
                Trick.of(Case.GROUNDLESS_PICKUP_NOTICED_LATE, WrongTakings::groundless).tells(),
                Trick.of(Case.ONLY_CARD_DISCARDED_AGAIN, WrongTakings::onlyCard),
                Trick.of(Case.PART_OF_THE_PILE, WrongTakings::part),
                Trick.of(Case.PICKUP_OUT_OF_TURN, WrongTakings::pickupOutOfTurn),
                Trick.of(Case.DRAW_OUT_OF_TURN, WrongTakings::drawOutOfTurn),
                Trick.of(Case.PLAY_OUT_OF_TURN_DRAW, WrongTakings::playOutOfTurn),
                Trick.of(Case.DRAW_AFTER_POZZETTO, plan -> flew(plan) && plan.draw(plan.seat())),
                Trick.of(
                        Case.PICKUP_AFTER_POZZETTO,
                        plan ->
                                flew(plan)
                                        && !plan.hand().pile().isEmpty()
                                        && plan.act(pickup(plan.seat()))));
    }

    static Act pickup(Seat seat) {
        return new Act.Pickup(seat, List.of());
    }

    static Act discard(Seat seat, Card card) {
        return new Act.Discard(seat, Plan.names(card), Optional.empty());
    }

    private static boolean enough(Plan plan) {
        return plan.hand().stock().size() >= ENOUGH;
    }

    private static boolean noDraw(Plan plan) {
        return plan.draws()
                && plan.fan().size() >= 3
                && plan.act(discard(plan.seat(), plan.oneOf(plan.fan())));
    }

    private static boolean second(Plan plan) {
        if (!plan.plays() || plan.hand().turn().flew() || !enough(plan)) {
            return false;
        }
        boolean pile = !plan.hand().pile().isEmpty() && plan.chance.below(2) == 0;
        return pile ? plan.act(pickup(plan.seat())) : plan.draw(plan.seat());
    }

    private static boolean two(Plan plan) {
        List<CardName> two = List.of(CardName.UNSEEN, CardName.UNSEEN);
        return plan.draws() && enough(plan) && plan.act(new Act.Draw(plan.seat(), two));
    }

    private static boolean mayPickUpGroundless(Plan plan) {
        return plan.draws()
                && enough(plan)
                && plan.rules().pickupNeedsPlay()
                && plan.hand().turn().limit().isEmpty()
                && plan.hand().pile().size() >= 2
                && plan.fan().size() >= 3;
    }

    private static boolean pickupWithoutPlay(Plan plan) {
        Seat seat = plan.seat();
        Card card = plan.oneOf(plan.fan());
        return mayPickUpGroundless(plan) && plan.act(pickup(seat)) && plan.act(discard(seat, card));
    }

    private static boolean cannot(Plan plan) {
        Seat seat = plan.seat();
        return mayPickUpGroundless(plan)
                && plan.act(pickup(seat))
                && plan.act(new Act.Cannot(seat));
    }

    private static boolean groundless(Plan plan) {
        Seat seat = plan.seat();
        Card card = plan.oneOf(plan.fan());
        return mayPickUpGroundless(plan)
                && plan.late(pickup(seat))
                && plan.late(discard(seat, card))
                && plan.draw(seat.next())
                && plan.notice();
    }

    private static boolean onlyCard(Plan plan) {
        Hand hand = plan.hand();
        if (!plan.draws() || hand.pile().size() != 1 || hand.turn().limit().isPresent()) {
            return false;
        }
        Seat seat = plan.seat();
        Card only = hand.pile().top();
        if (plan.fan().count(only.face()) > 0 || plan.fan().size() < 6) {
            return false;
        }
        plan.act(pickup(seat));
        if (plan.rules().pickupNeedsPlay() && !playsWithout(plan, only)) {
            return false;
        }
        return plan.act(discard(seat, only));
    }

    private static boolean playsWithout(Plan plan, Card kept) {
        for (Act act : LegalActs.of(plan.hand())) {
            boolean play = act instanceof Act.Open || act instanceof Act.Tie;
            if (play && !WrongMelding.cards(act).has(kept)) {
                return plan.act(act);
            }
        }
        return false;
    }

    private static boolean part(Plan plan) {
        Hand hand = plan.hand();
        if (!plan.draws() || hand.pile().size() < 3 || hand.turn().limit().isPresent()) {
            return false;
        }
        List<Card> some = new ArrayList<>(hand.pile().list());
        some.remove(plan.chance.below(some.size()));
        List<CardName> names = Plan.names(some.toArray(Card[]::new));
        plan.act(new Act.Pickup(plan.seat(), names));
        // If the code wants a pickup justified, a part of it must be justified too, or it is
        // another case.
        return !plan.rules().pickupNeedsPlay() || plan.anyPlay(plan.seat()).isPresent();
    }

    private static Seat other(Plan plan) {
        Seat seat = plan.seat().next();
        for (int i = plan.chance.below(3); i > 0; i--) {
            seat = seat.next();
        }
        return seat;
    }

    private static boolean pickupOutOfTurn(Plan plan) {
        return !plan.hand().pile().isEmpty() && enough(plan) && plan.act(pickup(other(plan)));
    }

    private static boolean drawOutOfTurn(Plan plan) {
        return enough(plan) && plan.draw(other(plan));
    }

    private static boolean playOutOfTurn(Plan plan) {
        Seat seat = other(plan);
        Cards before = plan.fan(seat);
        if (!plan.draws() || !enough(plan) || before.size() < 6) {
            return false;
        }
        Optional<Act> play = plan.anyPlay(seat);
        return play.isPresent()
                && plan.late(new Act.Draw(seat, List.of()))
                && plan.late(play.get())
                && plan.notice();
    }

    private static boolean flew(Plan plan) {
        boolean taken = plan.hand().turn().took() != Took.NOTHING;
        return plan.plays() && plan.hand().turn().flew() && taken && enough(plan);
    }
}
