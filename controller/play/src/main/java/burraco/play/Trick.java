package burraco.play;

import burraco.cards.Seat;
import burraco.engine.hand.Hand;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import java.util.List;

/**
 * A case that a bot commits on purpose.
 *
 * @param which the case
 * @param told the rulings that come of it, in order
 * @param start the hand that it begins with
 * @param deed commits it if the moment fits; otherwise does nothing and returns false
 */
record Trick(Case which, List<Case> told, Start start, Deed deed) {
    /** Commits a case if the moment fits. */
    interface Deed {
        boolean commit(Plan plan);
    }

    /** A hand to begin with. */
    interface Start {
        Hand dealt(long seed, RuleSet rules);
    }

    static Trick of(Case which, Deed deed) {
        return new Trick(which, List.of(which), Trick::dealt, deed);
    }

    Trick tells(Case... cases) {
        return new Trick(which, List.of(cases), start, deed);
    }

    Trick from(Start begin) {
        return new Trick(which, told, begin, deed);
    }

    static Hand dealt(long seed, RuleSet rules) {
        return BotHand.dealt(seed, rules, Seat.SOUTH);
    }
}
