package burraco.engine.rules;

import burraco.cards.Rank;
import java.util.EnumSet;
import java.util.Set;

/**
 * A code of play as a value: every difference between codes is a parameter here, and nothing else
 * in the engine asks which code it is.
 *
 * @param code the name it goes by
 * @param combinations a bit by {@link Rank#ordinal()} for each rank of which combinations are made
 * @param pickupNeedsPlay whether a pickup must be followed by laying at least one card (art. 8)
 * @param closingNeedsClean whether the burraco that closing asks for must be clean (art. 16)
 * @param semiClean whether there are semi-clean burrachi
 * @param royal whether royal and super burrachi count
 * @param timeOut the reading of art. 15
 * @param pilePlace what is said about where discards lie
 * @param penaltyOrder the reading of "secondo norma"
 */
public record RuleSet(
        Code code,
        int combinations,
        boolean pickupNeedsPlay,
        boolean closingNeedsClean,
        boolean semiClean,
        boolean royal,
        TimeOutReading timeOut,
        PilePlace pilePlace,
        PenaltyOrder penaltyOrder) {

    public static final RuleSet FIBUR_INT_2018 =
            new RuleSet(
                    Code.FIBUR_INT_2018,
                    bits(EnumSet.of(Rank.ACE, Rank.THREE)),
                    true,
                    true,
                    false,
                    false,
                    TimeOutReading.AFTER_PARTNER,
                    PilePlace.NOTHING_SAID,
                    PenaltyOrder.POINTS);

    public static final RuleSet FITAB_ITA_2026 =
            new RuleSet(
                    Code.FITAB_ITA_2026,
                    bits(EnumSet.complementOf(EnumSet.of(Rank.TWO))),
                    false,
                    false,
                    true,
                    false,
                    TimeOutReading.AFTER_PARTNER,
                    PilePlace.STRICT,
                    PenaltyOrder.POINTS);

    public static RuleSet of(Code code) {
        return switch (code) {
            case FIBUR_INT_2018 -> FIBUR_INT_2018;
            case FITAB_ITA_2026 -> FITAB_ITA_2026;
        };
    }

    private static int bits(Set<Rank> ranks) {
        int bits = 0;
        for (Rank rank : ranks) {
            bits |= 1 << rank.ordinal();
        }
        return bits;
    }

    /** Whether this code knows combinations of this rank. */
    public boolean combines(Rank rank) {
        return (combinations >> rank.ordinal() & 1) != 0;
    }

    public RuleSet with(TimeOutReading reading) {
        return new RuleSet(
                code,
                combinations,
                pickupNeedsPlay,
                closingNeedsClean,
                semiClean,
                royal,
                reading,
                pilePlace,
                penaltyOrder);
    }

    public RuleSet with(PilePlace place) {
        return new RuleSet(
                code,
                combinations,
                pickupNeedsPlay,
                closingNeedsClean,
                semiClean,
                royal,
                timeOut,
                place,
                penaltyOrder);
    }

    public RuleSet with(PenaltyOrder order) {
        return new RuleSet(
                code,
                combinations,
                pickupNeedsPlay,
                closingNeedsClean,
                semiClean,
                royal,
                timeOut,
                pilePlace,
                order);
    }

    public RuleSet withRoyal(boolean counts) {
        return new RuleSet(
                code,
                combinations,
                pickupNeedsPlay,
                closingNeedsClean,
                semiClean,
                counts,
                timeOut,
                pilePlace,
                penaltyOrder);
    }
}
