package burraco.measure;

import burraco.cards.Cards;

/**
 * Compares the cards of two acts.
 *
 * @param common cards that both name
 * @param trueOnly that only the first names
 * @param trueUnseen that nobody saw in the first
 * @param inferredOnly that only the second names
 * @param inferredUnseen that nobody saw in the second
 */
record CardMatch(int common, int trueOnly, int trueUnseen, int inferredOnly, int inferredUnseen) {

    static CardMatch of(Happened truth, Happened inferred) {
        if (truth.kind() == Kind.PICKUP && isWhole(truth) && !inferred.namesCards()) {
            // All cards of the pile; if these were wrong, that was counted at earlier acts.
            return new CardMatch(truth.size(), 0, 0, 0, 0);
        }
        Cards one = truth.known();
        Cards other = inferred.known();
        int common = one.size() - one.without(other).size();
        return new CardMatch(
                common,
                one.size() - common,
                truth.size() - one.size(),
                other.size() - common,
                inferred.size() - other.size());
    }

    /** Whether a pickup takes the whole pile, explicitly or not. */
    static boolean isWhole(Happened pickup) {
        return !pickup.namesCards() || pickup.size() == pickup.before().pile().size();
    }

    /** Whether the second act can be the first: it names no card that was not there. */
    boolean agree() {
        return trueOnly + trueUnseen == inferredOnly + inferredUnseen && inferredOnly <= trueUnseen;
    }

    boolean none() {
        return common + trueOnly + trueUnseen + inferredOnly + inferredUnseen == 0;
    }

    /** How many cards the second names instead of others. */
    int misnamed() {
        return Math.min(trueOnly, inferredOnly);
    }
}
