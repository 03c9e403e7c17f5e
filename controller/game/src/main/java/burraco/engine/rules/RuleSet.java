package burraco.engine.rules;

import burraco.cards.Card;
import burraco.cards.Order;
import burraco.engine.meld.MeldRules;
import burraco.engine.ruling.Case;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.Set;

/**
 * A code of play, with the choices of a club where the code allows some. The engine asks it
 * questions, and never which code it is; only its own class knows what distinguishes it.
 */
public sealed interface RuleSet extends MeldRules permits FiburRules, FitabRules {
    RuleSet FIBUR_INT_2018 = new FiburRules(EnumSet.noneOf(Parameter.class));
    RuleSet FITAB_ITA_2026 = new FitabRules(EnumSet.noneOf(Parameter.class));

    /** The code with all default values. */
    static RuleSet of(Code code) {
        return switch (code) {
            case FIBUR_INT_2018 -> FIBUR_INT_2018;
            case FITAB_ITA_2026 -> FITAB_ITA_2026;
        };
    }

    Code code();

    // Choices

    /** The parameters that a club may choose under this code. */
    Set<Parameter> parameters();

    /** The parameters for which the club did not choose the default. */
    Set<Parameter> unusual();

    /** The same code with these choices. */
    RuleSet choosing(Set<Parameter> unusual);

    /**
     * The same rules with this value of a parameter; one that the code does not have is ignored.
     */
    default RuleSet with(Parameter parameter, String choice) {
        EnumSet<Parameter> chosen = EnumSet.noneOf(Parameter.class);
        chosen.addAll(unusual());
        if (choice.equals(parameter.usual())) {
            chosen.remove(parameter);
        } else {
            chosen.add(parameter);
        }
        return choosing(chosen);
    }

    // What both codes leave to the club

    /** The reading of art. 15. */
    default TimeOutReading timeOut() {
        return unusual().contains(Parameter.TIME_OUT)
                ? TimeOutReading.LAP
                : TimeOutReading.AFTER_PARTNER;
    }

    @Override
    default Comparator<Card> penaltyOrder() {
        return unusual().contains(Parameter.PENALTY_ORDER)
                ? Order.SECONDO_NORMA_BY_RANK
                : Order.SECONDO_NORMA_BY_POINTS;
    }

    // Differences between the codes

    /** Whether at least one card must be laid after a pickup (art. 8). */
    boolean pickupNeedsPlay();

    /** What the code says about where a discard is put down. */
    PilePlace pilePlace();

    /** Whether this case exists under the code. */
    boolean knows(Case which);
}
