package burraco.engine.rules;

import burraco.cards.Rank;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.ruling.Case;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The international code of FIBUR, 2018. */
record FiburRules(Set<Parameter> unusual) implements RuleSet {
    private static final Set<Parameter> PARAMETERS =
            Collections.unmodifiableSet(EnumSet.of(Parameter.TIME_OUT, Parameter.PENALTY_ORDER));
    private static final Set<Case> UNKNOWN =
            EnumSet.of(Case.FIRST_CARD_ELSEWHERE, Case.DISCARD_APART, Case.DISCARD_MISLED);

    FiburRules {
        EnumSet<Parameter> chosen = EnumSet.copyOf(PARAMETERS);
        chosen.retainAll(unusual);
        unusual = Collections.unmodifiableSet(chosen);
    }

    @Override
    public Code code() {
        return Code.FIBUR_INT_2018;
    }

    @Override
    public Set<Parameter> parameters() {
        return PARAMETERS;
    }

    @Override
    public RuleSet choosing(Set<Parameter> others) {
        return new FiburRules(others);
    }

    @Override
    public boolean combines(Rank rank) {
        return rank == Rank.ACE || rank == Rank.THREE;
    }

    @Override
    public boolean pickupNeedsPlay() {
        return true;
    }

    @Override
    public boolean closingNeedsClean() {
        return true;
    }

    @Override
    public Burraco burraco(Meld meld) {
        return meld.hasWild() ? Burraco.DIRTY : Burraco.CLEAN;
    }

    @Override
    public PilePlace pilePlace() {
        return PilePlace.NOTHING_SAID;
    }

    @Override
    public boolean knows(Case which) {
        return !UNKNOWN.contains(which);
    }
}
