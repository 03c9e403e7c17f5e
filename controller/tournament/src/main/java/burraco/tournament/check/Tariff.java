package burraco.tournament.check;

import burraco.engine.score.MatchLength;
import burraco.tournament.field.Leaving;
import burraco.tournament.plan.Formula;

/** The figures of art. 33 and 34. */
final class Tariff {
    private static final int LOST_AFTER = 10;

    private Tariff() {}

    static Score rest(Formula formula) {
        if (formula.rest().isPresent()) {
            var award = formula.rest().get();
            return new Score(award.victoryPoints(), award.matchPoints(), Score.Kind.RESTED);
        }
        return switch (formula.length()) {
            case TWO_HANDS -> new Score(14, 305, Score.Kind.RESTED);
            case THREE_HANDS -> new Score(14, 355, Score.Kind.RESTED);
            case FOUR_HANDS -> new Score(12, 305, Score.Kind.RESTED);
            case TEAMS -> new Score(12, 355, Score.Kind.RESTED);
        };
    }

    static Score away(MatchLength length, Leaving why) {
        return switch (why) {
            case FOR_A_TIME -> absent(length);
            case FOR_GOOD, UNJUSTIFIED -> Score.NONE;
        };
    }

    static boolean isTooLate(int minutes) {
        return minutes > LOST_AFTER;
    }

    /** Match points for who waited. */
    static int waited(int minutes) {
        return minutes >= 5 ? 150 : minutes >= 2 ? 100 : 0;
    }

    /** Who came more than ten minutes late, or left for a time. */
    static Score absent(MatchLength length) {
        return switch (length) {
            case TWO_HANDS -> decided(6, -305);
            case THREE_HANDS -> decided(6, -355);
            case FOUR_HANDS -> decided(8, -305);
            case TEAMS -> decided(6, -805);
        };
    }

    /** Who waited for them: 70 % of 20, or 60 % with four hands. */
    static Score present(MatchLength length) {
        return switch (length) {
            case TWO_HANDS -> decided(14, 305);
            case THREE_HANDS -> decided(14, 355);
            case FOUR_HANDS -> decided(12, 305);
            case TEAMS -> decided(14, 805);
        };
    }

    private static Score decided(int victory, int match) {
        return new Score(victory, match, Score.Kind.DECIDED);
    }
}
