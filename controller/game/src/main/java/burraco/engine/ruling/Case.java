package burraco.engine.ruling;

import java.util.Optional;

/**
 * The cases that a ruling can name. An id is the article of the code and the number of the case
 * under it; articles of FITAB's code carry an F. Case 0 holds what no article names. Several
 * rulings on one act are told in the order of this list.
 */
public enum Case {
    // What no article names
    PLAY_IN_A_LIMITED_TURN("0.1"),
    NOT_THE_DISCARD_DUE("0.2"),
    NOT_HIS_TURN("0.3"),
    /** No fault: what a person has decided. */
    DECIDED("0.4"),

    // Seats, deal, deck
    TOO_FEW_CARDS_CUT("4.2"),
    WRONG_DEAL("4.3"),
    FAN_LOOKED_AT_BEFORE_THE_START("4.5"),
    CARD_SEEN_IN_THE_DEAL("4.6"),
    WRONG_NUMBER_DEALT("4.7"),
    WRONG_NUMBER_NOTICED_LATE("4.8"),
    DECK_NOT_WHOLE("25.1"),
    DECK_NOT_WHOLE_IN_PLAY("25.2"),
    DECK_NOT_WHOLE_AFTER_RESULT("25.3"),
    OLD_POZZETTO_ON_THE_TABLE("21bis.1"),
    OLD_POZZETTO_TAKEN("21bis.2"),

    // Draw, pickup, discard
    DISCARD_WITHOUT_DRAW("6.2"),
    SECOND_DRAW_OR_PICKUP("6.3"),
    SEVERAL_CARDS_DRAWN("7.2"),
    PICKUP_WITHOUT_PLAY("8.1"),
    CANNOT_PLAY("8.4"),
    GROUNDLESS_PICKUP_NOTICED_LATE("8.5"),
    ONLY_CARD_DISCARDED_AGAIN("8.6"),
    PART_OF_THE_PILE("8.8"),

    // Melds
    WILD_CARD_MOVED("10.2"),
    WILD_CARDS_ONLY("10.4"),
    FORBIDDEN_COMBINATION("12.2"),
    WRONG_TIE("23.1"),
    SURPLUS_AFTER_THE_DISCARD("23.3"),
    SURPLUS_LATER("23.4"),
    WRONG_OPENING("26.1"),
    WRONG_PLAY_AFTER_PICKUP("26.4"),
    EQUAL_COMBINATION("30.1"),
    EQUAL_COMBINATIONS_BOTH_WILD("30.2"),
    EQUAL_COMBINATION_AFTER_THE_DISCARD("30.3"),
    EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD("30.4"),
    EQUAL_COMBINATION_LATER("30.5"),

    // Exposed, penalized, phantom cards
    EXPOSED_CARD("22.1"),
    EXPOSED_CARD_PROMPTED("22.2"),
    TIE_TO_PARTNERS_NEW_MELD("22.3"),
    PLAY_AFTER_THE_DISCARD("23bis.1"),
    PLAY_BEFORE_A_PENALIZED_DISCARD("23bis.2"),
    PHANTOM_CARD_IN_A_NEW_MELD("23ter.1"),
    PHANTOM_CARD_IN_AN_OLD_MELD("23ter.2"),
    SEVERAL_CARDS_DISCARDED("23ter.3"),

    // Thrown cards
    THROWN("24.1"),
    NOT_AS_DECLARED("24.2"),
    THROW_ASKED_ABOUT("24.3"),

    // Missed draws, draws out of turn
    OPENED_WITHOUT_DRAW("28.1"),
    TIED_WITHOUT_DRAW("28.2"),
    PARTNER_SAID_DRAW("28.3"),
    PICKUP_OUT_OF_TURN("29.1"),
    DRAW_OUT_OF_TURN("29.2"),
    PLAY_OUT_OF_TURN_DRAW("29.3"),
    DRAW_AFTER_POZZETTO("29.4"),
    PICKUP_AFTER_POZZETTO("29.5"),

    // Pozzetti
    POZZETTO_NOT_OF_ELEVEN("21.2"),
    POZZETTO_REMINDED("21.4"),
    POZZETTO_LOOKED_INTO_TOO_SOON("21ter.1"),
    WRONG_POZZETTO("21quater.1"),
    POZZETTO_NOT_DUE_IN_DIRETTA("21quater.2"),
    POZZETTO_NOT_DUE_WITH_THE_DISCARD("21quater.3"),
    POZZETTO_WITH_CARDS_IN_THE_FAN("21quater.4"),

    // Closing, end
    CLOSING_WITHOUT_BURRACO("31A"),
    CLOSING_DISCARD_IS_WILD("31B"),
    FAN_EMPTIED_BY_OPENING("31C.a"),
    FAN_EMPTIED_BY_TYING("31C.b"),
    ACT_AFTER_THE_END("16.4"),
    STALL("15bis"),
    MIXED_BEFORE_THE_COUNT("32"),

    // Conduct
    ACT_WHILE_A_RULING_WAITS("19.6"),
    COMMENT("20.1"),
    OVER_THE_TIME("32bis"),
    LATE("34.1"),

    // Where discards lie
    FIRST_CARD_ELSEWHERE("F6.4"),
    DISCARD_APART("F6.5"),
    DISCARD_MISLED("F6.old");

    private final String id;

    Case(String id) {
        this.id = id;
    }

    public static Optional<Case> parse(String id) {
        for (Case one : values()) {
            if (one.id.equals(id)) {
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    /** The article and number, as people quote it: {@code 31B}. */
    public String id() {
        return id;
    }

    /** Whether it is of the time before the first card is taken. */
    public boolean isBeforePlay() {
        boolean ofTheDeal =
                compareTo(TOO_FEW_CARDS_CUT) >= 0 && compareTo(DECK_NOT_WHOLE_AFTER_RESULT) <= 0;
        return ofTheDeal || this == LATE;
    }

    @Override
    public String toString() {
        return id;
    }
}
