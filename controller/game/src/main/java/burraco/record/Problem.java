package burraco.record;

import java.util.ArrayList;
import java.util.List;

/**
 * Why a record cannot be judged.
 *
 * @param line from 1
 * @param column in characters, from 1
 * @param kind a {@link Kind}, or the engine's reason why an act cannot have happened
 * @param details values for the sentence about it
 */
public record Problem(int line, int column, Enum<?> kind, List<Object> details) {
    public Problem {
        details = List.copyOf(details);
    }

    /** Errors in the text of a record, each with its details. */
    public enum Kind {
        TOO_LONG,
        TOO_MANY_ACTS,
        NOT_UTF8,
        BYTE_ORDER_MARK,
        CONTROL_CHARACTER,
        NOTHING_RECORDED,
        /** Details: the word. */
        UNKNOWN_STATEMENT,
        /** Details: what was expected. */
        MISSING,
        /** Details: the word. */
        NOTHING_EXPECTED,
        /** Details: the word. */
        NOT_A_CARD,
        /** Details: the word. */
        NOT_A_SEAT,
        NOT_A_LINE,
        NOT_A_MELD,
        NOT_A_CASE,
        NOT_A_NUMBER,
        NOT_A_PLACE,
        /** Details: the word, and the permitted ones. */
        NOT_ONE_OF,
        CARD_LIES_OPEN,
        LATE_ONLY_BEHIND_SEATS,
        /** Details: the tag. */
        TAG_TWICE,
        TAG_NOT_FIRST,
        TAG_SYNTAX,
        /** Details: the tag, its value, and the permitted ones. */
        TAG_VALUE,
        /** Details: the rule, the code. */
        RULE_OF_OTHER_CODE,
        POSITION_AFTER_ACT,
        /** Details: the place. */
        POSITION_TWICE,
        /** Details: the card. */
        NO_COPY_LEFT,
        COPY_TWICE,
        /** Details: how many there are. */
        NOT_108,
        TOO_MANY_CARDS,
        NOT_IN_THE_FAN,
        LAST_WITHOUT_PLAY,
        LAST_NOT_IN_MELD,
        NO_SUCH_MELD
    }

    /** A word may be as long as a line; the sentence about it must be shorter. */
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
