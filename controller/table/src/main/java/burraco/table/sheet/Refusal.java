package burraco.table.sheet;

import burraco.engine.hand.Impossible;
import burraco.record.Problem;
import java.util.List;

/**
 * Why a command was refused, so that it can be said in a sentence.
 *
 * @param why a {@link Why}; a {@link Problem.Kind} if a line cannot be read; an {@link
 *     Impossible.Why} if it cannot have happened
 * @param details the details for the sentence
 * @param line the line of the record that cannot have happened; 0 if none
 */
public record Refusal(Enum<?> why, List<Object> details, int line) {
    public Refusal {
        details = List.copyOf(details);
    }

    /** The reasons of the table itself. */
    public enum Why {
        ONLY_FOR_PLAYERS,
        ONLY_FOR_ARBITERS,
        NO_HAND_IS_PLAYED,
        HAND_IS_BEGUN,
        HAND_IS_NOT_OVER,
        HAND_IS_OVER,
        HAND_IS_NOT_FOLLOWED,
        TIME_OUT_RUNS,
        NOTHING_TO_WAIVE,
        OTHER_RULING,
        RULING_IS_CARRIED_OUT,
        NOTHING_TO_ANSWER,
        NOTHING_TO_CONTEST,
        OTHERS_DECIDE,
        COUNT_IS_ENTERED,
        NO_SUCH_CHOICE,
        NO_SUCH_DIFFERENCE,
        NO_ACT_FITS,
        NOTHING_TO_CHOOSE,
        NO_REPORT,
        NO_DECISION,
        NOBODY_HAS_CLOSED,
        /** Detail: the line. */
        NO_SUCH_LINE,
        /** Details: the line, and its present text. */
        OTHER_LINE_THERE,
        NOT_ONE_ACT,
        /** This line needs a command of its own. */
        ORDER_OF_ITS_OWN,
        BEFORE_THE_DEAL,
        NO_SUCH_CORRECTION,
        NO_SUCH_HAND,
        NO_SUCH_MATCH,
        /** Detail: the hand. */
        HAND_IS_CONFIRMED,
        /** Detail: the hand. */
        HAND_IS_NOT_CONFIRMED,
        NOT_SWAPPED,
        NOTHING_TO_COUNT,
        NOTHING_SEEN,
        SCORE_IS_ENTERED,
        /** Detail: the points. */
        NO_SUM_OF_CARDS,
        MEANWHILE,
        IS_PAUSED,
        IS_NOT_PAUSED,
        TOO_MUCH,
        /** Detail: the largest number of characters. */
        TEXT_TOO_LONG,
        NO_PLAIN_TEXT,
        /** Detail: the largest number. */
        POINTS_TOO_MANY,
        NO_PREVIEW,
        REASON_WANTED
    }

    public static Refusal of(Why why, Object... details) {
        return new Refusal(why, List.of(details), 0);
    }

    static Refusal of(Problem problem) {
        return new Refusal(problem.kind(), problem.details(), 0);
    }

    static Refusal of(int line, Impossible why) {
        return new Refusal(why.why(), why.details(), line);
    }
}
