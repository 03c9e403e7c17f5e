package burraco.engine;

import burraco.engine.act.Act;
import burraco.engine.article.Articles;
import burraco.engine.article.StillDue;
import burraco.engine.hand.CannotHaveHappened;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Fault;
import burraco.engine.hand.Hand;
import burraco.engine.turn.Referee;
import java.util.List;

/**
 * Applies an act to a hand: the result is the next hand and the rulings on the act. An act is never
 * refused because it breaks the code, only because it is impossible with these cards.
 */
public final class Engine {
    private Engine() {}

    public static Outcome apply(Hand hand, Act act, int number) {
        return apply(hand, act, number, false);
    }

    /**
     * @param number the act's number, by which rulings refer to it
     * @param late whether the act was not understood when it happened: it is ruled when somebody
     *     calls
     */
    public static Outcome apply(Hand hand, Act act, int number, boolean late) {
        Draft draft = new Draft(hand, number);
        try {
            Referee.apply(draft, act);
        } catch (CannotHaveHappened impossible) {
            return new Outcome.Refuted(impossible.why());
        }
        boolean done = act instanceof Act.OfSeat || act instanceof Act.Elapse;
        boolean waits = late || hand.setting().onCall() && done;
        if (waits) {
            draft.docket().keepUntilCalled();
        } else {
            // In a hand that was already over everything is noticed late.
            Articles.rule(draft, draft.docket().found(), hand.over() && act instanceof Act.Notice);
        }
        StillDue.check(draft);
        return ruled(draft);
    }

    /** Ends a record: faults that nobody has called for are ruled as noticed late. */
    public static Outcome.Ruled close(Hand hand, int number) {
        Draft draft = new Draft(hand, number);
        List<Fault> faults = draft.docket().take(fault -> true);
        Articles.rule(draft, faults, true);
        return ruled(draft);
    }

    private static Outcome.Ruled ruled(Draft draft) {
        return new Outcome.Ruled(
                draft.hand(), draft.docket().given(), draft.moved(), draft.docket().settled());
    }
}
