package burraco.record;

import java.util.ArrayList;
import java.util.List;

/**
 * Why a record cannot be judged.
 *
 * @param line from 1
 * @param column in characters, from 1
 * @param kind a {@link Kind}, or the engine's reason why an act cannot have happened
 * @param details what the sentence about it needs
 */
public record Problem(int line, int column, Enum<?> kind, List<Object> details) {
    public Problem {
        details = List.copyOf(details);
    }

    /**
     * What can be wrong with the text of a record. The comment on each says which details it has.
     */
    public enum Kind {
        TOO_LONG,
        TOO_MANY_ACTS,
        NOT_UTF8,
        BYTE_ORDER_MARK,
        CONTROL_CHARACTER,
        NOTHING_RECORDED,
        /** What stands there. */
        UNKNOWN_STATEMENT,
        /** What was expected. */
        MISSING,
        /** What stands there. */
        NOTHING_EXPECTED,
        /** What stands there. */
        NOT_A_CARD,
        /** What stands there. */
        NOT_A_SEAT,
        NOT_A_LINE,
        NOT_A_MELD,
        NOT_A_CASE,
        NOT_A_NUMBER,
        NOT_A_PLACE,
        /** What stands there, what may stand there. */
        NOT_ONE_OF,
        CARD_LIES_OPEN,
        LATE_ONLY_BEHIND_SEATS,
        /** The tag. */
        TAG_TWICE,
        TAG_NOT_FIRST,
        TAG_SYNTAX,
        /** The tag, its value, what may stand there. */
        TAG_VALUE,
        /** The rule, the code. */
        RULE_OF_OTHER_CODE,
        POSITION_AFTER_ACT,
        /** The place. */
        POSITION_TWICE,
        /** The card. */
        NO_COPY_LEFT,
        COPY_TWICE,
        /** How many there are. */
        NOT_108,
        TOO_MANY_CARDS,
        NOT_IN_THE_FAN,
        LAST_WITHOUT_PLAY,
        LAST_NOT_IN_MELD,
        NO_SUCH_MELD
    }

    /** A word may be as long as a line; the sentence about it must not be. */
    private static final int LONGEST = 60;

    static Problem at(int line, int column, Kind kind, Object... details) {
        List<Object> shown = new ArrayList<>();
        for (Object detail : details) {
            shown.add(detail instanceof String text ? shorten(text) : detail);
        }
        return new Problem(line, column, kind, shown);
    }

    private static String shorten(String text) {
        boolean fits = text.codePointCount(0, text.length()) <= LONGEST;
        return fits ? text : text.substring(0, text.offsetByCodePoints(0, LONGEST)) + "…";
    }
}
