package burraco.engine.rules;

import burraco.cards.Rank;
import burraco.engine.meld.Burraco;
import burraco.engine.meld.Meld;
import burraco.engine.meld.Shape;
import burraco.engine.ruling.Case;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** The Italian code of FITAB, 2026. */
record FitabRules(Set<Parameter> unusual) implements RuleSet {
    private static final Set<Parameter> PARAMETERS =
            Collections.unmodifiableSet(EnumSet.allOf(Parameter.class));
    private static final Set<Case> UNKNOWN =
            EnumSet.of(
                    Case.PICKUP_WITHOUT_PLAY,
                    Case.CANNOT_PLAY,
                    Case.GROUNDLESS_PICKUP_NOTICED_LATE,
                    Case.FORBIDDEN_COMBINATION,
                    Case.WRONG_PLAY_AFTER_PICKUP);

    /** Cases of art. 6 as it reads from 8 April 2026 on. */
    private static final Set<Case> FROM_2026 =
            EnumSet.of(Case.FIRST_CARD_ELSEWHERE, Case.DISCARD_APART);

    private static final int CARDS_OF_A_SEMICLEAN_COMBINATION = 8;
    private static final int CARDS_OF_A_SUIT = 13;
    private static final int CARDS_OF_A_RANK = 8;

    FitabRules {
        EnumSet<Parameter> chosen = EnumSet.copyOf(PARAMETERS);
        chosen.retainAll(unusual);
        unusual = Collections.unmodifiableSet(chosen);
    }

    @Override
    public Code code() {
        return Code.FITAB_ITA_2026;
    }

    @Override
    public Set<Parameter> parameters() {
        return PARAMETERS;
    }

    @Override
    public RuleSet choosing(Set<Parameter> others) {
        return new FitabRules(others);
    }

    /** Any rank; a two is a wild card and has none. */
    @Override
    public boolean combines(Rank rank) {
        return rank != Rank.TWO;
    }

    @Override
    public boolean pickupNeedsPlay() {
        return false;
    }

    @Override
    public boolean closingNeedsClean() {
        return false;
    }

    /** Semi-clean burrachi, and royal and super ones if the club has chosen them. */
    @Override
    public Burraco burraco(Meld meld) {
        boolean wild = meld.hasWild();
        int size = meld.cards().size();
        int naturals = wild ? size - 1 : size;
        boolean royal = unusual.contains(Parameter.ROYAL);
        return switch (meld.shape()) {
            case Shape.Sequence _ when royal && naturals == CARDS_OF_A_SUIT ->
                    wild ? Burraco.ROYAL_WILD : Burraco.ROYAL;
            case Shape.Combination _ when royal && naturals == CARDS_OF_A_RANK ->
                    wild ? Burraco.SUPER_WILD : Burraco.SUPER;
            case Shape.Sequence sequence when wild ->
                    semiClean(sequence.naturalsInARow() >= Burraco.CARDS);
            case Shape.Combination _ when wild ->
                    semiClean(size >= CARDS_OF_A_SEMICLEAN_COMBINATION);
            case Shape.Sequence _, Shape.Combination _ -> Burraco.CLEAN;
            case Shape.NoMeld _ -> Burraco.NONE;
        };
    }

    private static Burraco semiClean(boolean itIs) {
        return itIs ? Burraco.SEMICLEAN : Burraco.DIRTY;
    }

    @Override
    public PilePlace pilePlace() {
        return unusual.contains(Parameter.ART6) ? PilePlace.IF_MISLED : PilePlace.STRICT;
    }

    @Override
    public boolean knows(Case which) {
        boolean ofItsPlace = FROM_2026.contains(which) || which == Case.DISCARD_MISLED;
        return ofItsPlace
                ? FROM_2026.contains(which) == (pilePlace() == PilePlace.STRICT)
                : !UNKNOWN.contains(which);
    }
}
