package burraco.play;

import burraco.cards.Card;
import burraco.cards.CardName;
import burraco.cards.Cards;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.hand.Play;
import burraco.engine.meld.Meld;
import burraco.engine.meld.MeldId;
import burraco.engine.rules.Parameter;
import burraco.engine.rules.PilePlace;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;

/** Cases that no table detects, so that a person reports them. */
final class PeoplesReports {
    private PeoplesReports() {}

    static List<Trick> all() {
        return List.of(
                Trick.of(
                        Case.WRONG_NUMBER_NOTICED_LATE,
                        plan -> plan.plays() && report(plan, Case.WRONG_NUMBER_NOTICED_LATE)),
                Trick.of(
                        Case.DECK_NOT_WHOLE_IN_PLAY,
                        plan -> plan.plays() && report(plan, Case.DECK_NOT_WHOLE_IN_PLAY)),
                Trick.of(
                        Case.DECK_NOT_WHOLE_AFTER_RESULT,
                        plan ->
                                plan.hand().over()
                                        && report(plan, Case.DECK_NOT_WHOLE_AFTER_RESULT)),
                Trick.of(Case.EXPOSED_CARD_PROMPTED, PeoplesReports::prompted),
                Trick.of(Case.PHANTOM_CARD_IN_A_NEW_MELD, PeoplesReports::inNewMeld),
                Trick.of(Case.PHANTOM_CARD_IN_AN_OLD_MELD, PeoplesReports::inOldMeld),
                Trick.of(
                        Case.POZZETTO_NOT_OF_ELEVEN,
                        plan -> plan.plays() && report(plan, Case.POZZETTO_NOT_OF_ELEVEN)),
                Trick.of(Case.THROWN, PeoplesReports::thrown),
                Trick.of(
                        Case.NOT_AS_DECLARED,
                        plan -> WrongMelding.plain(plan, 1) && report(plan, Case.NOT_AS_DECLARED)),
                Trick.of(
                        Case.THROW_ASKED_ABOUT,
                        plan -> plan.plays() && report(plan, Case.THROW_ASKED_ABOUT)),
                Trick.of(Case.STALL, plan -> plan.plays() && report(plan, Case.STALL)),
                Trick.of(
                        Case.MIXED_BEFORE_THE_COUNT,
                        plan -> plan.hand().over() && report(plan, Case.MIXED_BEFORE_THE_COUNT)),
                Trick.of(Case.COMMENT, plan -> plan.plays() && report(plan, Case.COMMENT)),
                Trick.of(Case.LATE, plan -> plan.draws() && late(plan)),
                Trick.of(Case.DISCARD_MISLED, PeoplesReports::misled)
                        .from((seed, rules) ->
                                Trick.dealt(seed, rules.with(Parameter.ART6, "old"))));
    }

    private static boolean report(Plan plan, Case which) {
        return report(plan, which, Optional.empty(), List.of(), Optional.empty());
    }

    private static boolean report(
            Plan plan,
            Case which,
            Optional<MeldId> meld,
            List<CardName> cards,
            Optional<Integer> minutes) {
        Optional<Seat> seat = Optional.of(plan.seat());
        return plan.act(new Act.Report(which, seat, meld, cards, minutes));
    }

    private static boolean thrown(Plan plan) {
        return plan.plays()
                && !plan.fan().isEmpty()
                && report(
                        plan,
                        Case.THROWN,
                        Optional.empty(),
                        Plan.names(plan.oneOf(plan.fan())),
                        Optional.empty());
    }

    private static boolean late(Plan plan) {
        return report(plan, Case.LATE, Optional.empty(), List.of(), Optional.of(7));
    }

    private static boolean misled(Plan plan) {
        boolean known = plan.rules().pilePlace() == PilePlace.IF_MISLED;
        return known && plan.plays() && report(plan, Case.DISCARD_MISLED);
    }

    private static boolean prompted(Plan plan) {
        return WrongMelding.plain(plan, 1)
                && report(
                        plan,
                        Case.EXPOSED_CARD_PROMPTED,
                        Optional.empty(),
                        Plan.names(plan.oneOf(plan.fan())),
                        Optional.empty());
    }

    private static boolean inNewMeld(Plan plan) {
        if (!WrongMelding.plain(plan, 1)) {
            return false;
        }
        for (Play play : plan.hand().turn().plays()) {
            boolean done =
                    plan.hand()
                            .melds()
                            .find(play.meld())
                            .filter(_ -> play.opened())
                            .filter(meld -> phantom(plan, Case.PHANTOM_CARD_IN_A_NEW_MELD, meld))
                            .isPresent();
            if (done) {
                return true;
            }
        }
        return false;
    }

    private static boolean inOldMeld(Plan plan) {
        List<Meld> melds = plan.melds(plan.seat());
        return WrongMelding.plain(plan, 1)
                && !melds.isEmpty()
                && phantom(plan, Case.PHANTOM_CARD_IN_AN_OLD_MELD, melds.getFirst());
    }

    /** A card that does not fit lay hidden in the meld. */
    private static boolean phantom(Plan plan, Case which, Meld meld) {
        Card card = plan.oneOf(Plan.naturals(plan.fan()));
        boolean fits = card == null || meld.grown(Cards.of(card), plan.rules()).shape().legal();
        return !fits
                && report(plan, which, Optional.of(meld.id()), Plan.names(card), Optional.empty());
    }
}
