package burraco.play;

import burraco.cards.Card;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.DiscardPlace;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Moving;
import burraco.engine.meld.Meld;
import burraco.engine.rules.PilePlace;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;

/** Plays, discards and remarks at the wrong moment, and cards that are shown. */
final class WrongMoments {
    /** So long that the time limit is certainly exceeded. */
    private static final int FAR_TOO_LONG_MILLIS = 44_000;

    private WrongMoments() {}

    static List<Trick> all() {
        return List.of(
                Trick.of(Case.PLAY_IN_A_LIMITED_TURN, WrongMoments::inLimitedTurn)
                        .from(WrongMoments::limited),
                Trick.of(Case.NOT_THE_DISCARD_DUE, WrongMoments::notDue)
                        .from(WrongMoments::penalized),
                Trick.of(Case.NOT_HIS_TURN, WrongMoments::outOfTurn),
                Trick.of(Case.EXPOSED_CARD, WrongMoments::expose),
                Trick.of(Case.TIE_TO_PARTNERS_NEW_MELD, WrongMoments::barredTie)
                        .from(WrongMoments::exposed),
                Trick.of(Case.PLAY_AFTER_THE_DISCARD, WrongMoments::afterDiscard),
                Trick.of(Case.PLAY_BEFORE_A_PENALIZED_DISCARD, WrongMoments::beforePenalized)
                        .from(WrongMoments::penalized),
                Trick.of(Case.SEVERAL_CARDS_DISCARDED, WrongMoments::severalDiscarded),
                Trick.of(Case.OPENED_WITHOUT_DRAW, plan -> withoutDraw(plan, true)),
                Trick.of(Case.TIED_WITHOUT_DRAW, plan -> withoutDraw(plan, false)),
                Trick.of(
                        Case.PARTNER_SAID_DRAW,
                        plan -> plan.draws() && plan.act(new Act.SayDraw(plan.seat().partner()))),
                Trick.of(Case.ACT_WHILE_A_RULING_WAITS, WrongMoments::playsOn)
                        .tells(Case.SECOND_DRAW_OR_PICKUP, Case.ACT_WHILE_A_RULING_WAITS),
                Trick.of(Case.OVER_THE_TIME, WrongMoments::overTheTime).from(WrongDeals::timed),
                Trick.of(Case.FIRST_CARD_ELSEWHERE, plan -> badly(plan, DiscardPlace.ELSEWHERE)),
                Trick.of(Case.DISCARD_APART, plan -> badly(plan, DiscardPlace.APART)));
    }

    /** He thinks for too long, an opponent calls, and he draws and discards. */
    private static boolean overTheTime(Plan plan) {
        if (!plan.draws()) {
            return false;
        }
        return plan.act(new Act.Elapse(FAR_TOO_LONG_MILLIS))
                && plan.act(new Act.Notice(Optional.of(plan.seat().next())))
                && plan.draw(plan.seat())
                && plan.discard(false);
    }

    // Hands to begin with

    private static Hand limited(long seed, RuleSet rules) {
        Draft draft = new Draft(Trick.dealt(seed, rules), 0);
        draft.turn(draft.turn().limitedTo(Optional.of(Allowed.ANY)));
        return draft.hand();
    }

    /** The first player has a penalized card beside him. */
    private static Hand penalized(long seed, RuleSet rules) {
        Draft draft = new Draft(Trick.dealt(seed, rules), 0);
        Seat seat = draft.turn().seat();
        Card card = draft.fan(seat).known().iterator().next();
        Moving.takeFromFan(draft, seat, Plan.names(card));
        draft.places().penalized(seat, List.of(card));
        return draft.hand();
    }

    /** The dealer, who plays last, has shown a card. */
    private static Hand exposed(long seed, RuleSet rules) {
        Draft draft = new Draft(Trick.dealt(seed, rules), 0);
        Seat seat = draft.setting().dealer();
        draft.places().exposed(seat, Cards.of(draft.fan(seat).known().iterator().next()));
        return draft.hand();
    }

    // Deeds

    private static boolean inLimitedTurn(Plan plan) {
        if (!plan.plays() || plan.hand().turn().limit().isEmpty()) {
            return false;
        }
        Optional<Act> play = plan.anyPlay(plan.seat());
        return play.isPresent() && plan.act(play.get());
    }

    private static boolean notDue(Plan plan) {
        return plan.plays()
                && !plan.hand().player(plan.seat()).penalized().isEmpty()
                && !plan.fan().isEmpty()
                && plan.act(WrongTakings.discard(plan.seat(), plan.oneOf(plan.fan())));
    }

    private static boolean outOfTurn(Plan plan) {
        Seat seat = plan.seat().next();
        return plan.fan(seat).size() >= 4
                && plan.act(WrongTakings.discard(seat, plan.oneOf(plan.fan(seat))));
    }

    private static boolean expose(Plan plan) {
        Seat seat = plan.seat();
        return plan.draws()
                && plan.fan().size() >= 4
                && plan.act(new Act.Expose(seat, Plan.names(plan.oneOf(plan.fan())).getFirst()));
    }

    private static boolean barredTie(Plan plan) {
        Hand hand = plan.hand();
        if (!WrongMelding.plain(plan, 1)) {
            return false;
        }
        for (var id : hand.player(plan.seat()).barred()) {
            Optional<Meld> meld = hand.melds().find(id);
            if (meld.isEmpty()) {
                continue;
            }
            for (Card card : plan.fan()) {
                boolean fits = meld.get().grown(Cards.of(card), plan.rules()).shape().legal();
                if (fits) {
                    return plan.act(new Act.Tie(plan.seat(), id, Plan.names(card)));
                }
            }
        }
        return false;
    }

    private static boolean afterDiscard(Plan plan) {
        Optional<Seat> seat = plan.hand().lastDiscarder();
        if (!plan.draws() || seat.isEmpty() || plan.fan(seat.get()).size() < 6) {
            return false;
        }
        Optional<Act> play = plan.anyPlay(seat.get());
        return play.isPresent() && plan.act(play.get());
    }

    private static boolean beforePenalized(Plan plan) {
        if (!plan.plays() || plan.hand().player(plan.seat()).penalized().isEmpty()) {
            return false;
        }
        Optional<Act> play = plan.anyPlay(plan.seat());
        return play.isPresent() && plan.act(play.get());
    }

    private static boolean severalDiscarded(Plan plan) {
        if (!WrongMelding.plain(plan, 2)) {
            return false;
        }
        Card one = plan.oneOf(plan.fan());
        Card other = plan.oneOf(plan.fan().without(one));
        return plan.act(new Act.Discard(plan.seat(), Plan.names(one, other), Optional.empty()));
    }

    private static boolean withoutDraw(Plan plan, boolean open) {
        boolean moment =
                plan.draws() && plan.hand().turn().limit().isEmpty() && plan.fan().size() >= 6;
        Optional<Act> play = moment ? plan.play(plan.seat(), open) : Optional.empty();
        return play.isPresent() && plan.act(play.get());
    }

    private static boolean playsOn(Plan plan) {
        return WrongMelding.plain(plan, 1)
                && !plan.hand().turn().flew()
                && plan.hand().stock().size() >= 8
                && !plan.fan(plan.seat().next()).isEmpty()
                && plan.draw(plan.seat())
                && plan.act(
                        WrongTakings.discard(
                                plan.seat().next(), plan.oneOf(plan.fan(plan.seat().next()))));
    }

    /** A discard that does not lie where FITAB's code requires it. */
    private static boolean badly(Plan plan, DiscardPlace place) {
        boolean strict = plan.rules().pilePlace() == PilePlace.STRICT;
        boolean first = plan.hand().pile().isEmpty();
        boolean moment = strict && first == place.forFirst() && WrongMelding.plainOrPickedUp(plan);
        return moment
                && plan.act(
                        new Act.Discard(
                                plan.seat(),
                                Plan.names(plan.oneOf(Plan.naturals(plan.fan()))),
                                Optional.of(place)));
    }
}
