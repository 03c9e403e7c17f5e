package burraco.play;

import burraco.cards.Card;
import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Decision;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;

/** Lets bots report decisions that the code of play leaves to people. */
final class PeoplesDecisions {
    private static final List<Trick.Deed> DECISIONS =
            List.of(
                    PeoplesDecisions::penalized,
                    PeoplesDecisions::barred,
                    plan -> frozen(plan, Optional.of(plan.seat())),
                    plan -> frozen(plan, Optional.empty()),
                    PeoplesDecisions::negative);

    private PeoplesDecisions() {}

    static List<Trick> all() {
        return List.of(Trick.of(Case.DECIDED, PeoplesDecisions::decided));
    }

    private static boolean decided(Plan plan) {
        if (!plan.plays()) {
            return false;
        }
        Trick.Deed one = DECISIONS.get(plan.chance.below(DECISIONS.size()));
        return one.commit(plan);
    }

    private static boolean penalized(Plan plan) {
        Card card = plan.oneOf(plan.fan());
        return card != null && decide(plan, new Decision.Penalize(plan.seat(), Plan.names(card)));
    }

    private static boolean barred(Plan plan) {
        Seat seat = plan.seat();
        return plan.play(seat, false)
                .map(play -> (Act.Tie) play)
                .map(tie ->
                        decide(plan, new Decision.Bar(seat, Optional.of(tie.meld()), List.of())))
                .orElse(false);
    }

    private static boolean frozen(Plan plan, Optional<Seat> until) {
        List<Meld> melds = plan.melds(plan.seat());
        return !melds.isEmpty() && decide(plan, new Decision.Freeze(melds.getFirst().id(), until));
    }

    private static boolean negative(Plan plan) {
        List<Meld> melds = plan.melds(plan.seat());
        if (melds.isEmpty()) {
            return false;
        }
        Meld meld = melds.getLast();
        Card card = plan.oneOf(meld.cards());
        return decide(plan, new Decision.Negative(meld.id(), Plan.names(card)));
    }

    private static boolean decide(Plan plan, Decision what) {
        return plan.act(new Act.Decide(what));
    }
}
