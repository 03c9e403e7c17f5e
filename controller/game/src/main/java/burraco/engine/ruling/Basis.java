package burraco.engine.ruling;

import static burraco.engine.ruling.NoticedIn.P3;

import java.util.List;

/**
 * What a ruling rests on: the paragraph of its article, and what we decided where the text leaves
 * something open. Paragraphs are counted as they stand in the article, headings left out; the
 * points of a list are counted in their paragraph.
 *
 * @param paragraph {@code 3}, or {@code 3.2} for the second point of the third one; empty where no
 *     paragraph speaks of it
 * @param decisions the ids of docs/rules.md, for example {@code G34}
 */
public record Basis(String paragraph, List<String> decisions) {
    private static Basis of(String paragraph, String... decisions) {
        return new Basis(paragraph, List.of(decisions));
    }

    /** No article names it. */
    private static Basis ours(String... decisions) {
        return of("", decisions);
    }

    public static Basis of(Ruling ruling) {
        Case which = ruling.which();
        return switch (ruling.manner()) {
            case USUAL, NOT_COMPLETED, ALLOWED_OPENING, CLEAN_BURRACO_NEEDED ->
                    isOrderedRest(ruling) ? of("3") : of(which, ruling.noticed());
            case TAKEN_BACK, PUT_BACK, MOVED -> ours("G37");
            case EXPOSED_DUE -> ours("G12", "G37");
            case PICKED_UP_AGAIN -> of("3", "G45");
            case RETURNED_CARDS -> of("1.1");
        };
    }

    /** The case in whose article that paragraph stands. */
    public static Case article(Ruling ruling) {
        return ruling.manner() == Manner.RETURNED_CARDS
                ? Case.FAN_EMPTIED_BY_OPENING
                : ruling.which();
    }

    /** What was left of the pile is the discard, where the code says so. */
    public static boolean isOrderedRest(Ruling ruling) {
        return ruling.which() == Case.PART_OF_THE_PILE
                && ruling.remedies().stream().anyMatch(one -> one instanceof Remedy.Discard);
    }

    /**
     * @param noticed when: what is found late rests on another paragraph or decision now and then
     */
    public static Basis of(Case which, NoticedIn noticed) {
        boolean late = noticed == P3;
        return switch (which) {
            case PLAY_IN_A_LIMITED_TURN -> ours("G37", "G43");
            case NOT_THE_DISCARD_DUE -> ours("G37");
            case NOT_HIS_TURN -> ours("G37", "G43");
            case DECIDED -> ours("G52");

            // 4, 25, 21 bis
            case TOO_FEW_CARDS_CUT -> of("2.2");
            case WRONG_DEAL -> of("8", "G1", "G18");
            case FAN_LOOKED_AT_BEFORE_THE_START -> of("4");
            case CARD_SEEN_IN_THE_DEAL -> of("9.1");
            case WRONG_NUMBER_DEALT -> of("4");
            case WRONG_NUMBER_NOTICED_LATE -> of("7");
            case DECK_NOT_WHOLE -> of("2.1");
            case DECK_NOT_WHOLE_IN_PLAY -> of("2.2", "G17");
            case DECK_NOT_WHOLE_AFTER_RESULT -> of("2.3");
            case OLD_POZZETTO_ON_THE_TABLE -> of("1");
            case OLD_POZZETTO_TAKEN -> of("2");

            // 6, 7, 8
            case DISCARD_WITHOUT_DRAW -> of("4", "G14", "G41");
            case SECOND_DRAW_OR_PICKUP -> of("4.1");
            case SEVERAL_CARDS_DRAWN -> of("3.2");
            case PICKUP_WITHOUT_PLAY -> of("3", "G29", "G38", "G45");
            case CANNOT_PLAY -> of("5", "G45");
            case GROUNDLESS_PICKUP_NOTICED_LATE -> of("6");
            case ONLY_CARD_DISCARDED_AGAIN -> of("7", "G33");
            case PART_OF_THE_PILE -> of("3", "G37");

            // 10, 12, 23, 26, 27
            case WILD_CARD_MOVED -> of("3", "G8");
            case WILD_CARDS_ONLY -> late ? of("5", "G30") : of("5", "G41");
            case FORBIDDEN_COMBINATION -> late ? of("1", "G30", "G39") : of("1", "G39", "G41");
            case WRONG_TIE -> of("2", "G4", "G41", "G42");
            case SURPLUS_AFTER_THE_DISCARD -> of("3.2", "G3", "G4");
            case SURPLUS_LATER -> of("3.3", "G3");
            case WRONG_OPENING -> of("2", "G4", "G39", "G41");
            case WRONG_PLAY_AFTER_PICKUP -> of("4", "G13");

            // 30
            case EQUAL_COMBINATION -> of("2.1", "G10");
            case EQUAL_COMBINATIONS_BOTH_WILD -> of("2.2", "G10", "G41");
            case EQUAL_COMBINATION_AFTER_THE_DISCARD -> of("4.1", "G10");
            case EQUAL_COMBINATIONS_BOTH_WILD_AFTER_THE_DISCARD -> of("4.1", "G4", "G10");
            case EQUAL_COMBINATION_LATER -> of("4.2", "G10");

            // 22, 23 bis, 23 ter, 24
            case EXPOSED_CARD -> of("2", "G12");
            case EXPOSED_CARD_PROMPTED -> of("4");
            case TIE_TO_PARTNERS_NEW_MELD -> of("5", "G12");
            case PLAY_AFTER_THE_DISCARD -> of("1.1");
            case PLAY_BEFORE_A_PENALIZED_DISCARD -> of("1.3", "G11");
            case PHANTOM_CARD_IN_A_NEW_MELD -> of("1.1");
            case PHANTOM_CARD_IN_AN_OLD_MELD -> of("1.2");
            case SEVERAL_CARDS_DISCARDED -> of("1.3");
            case THROWN, THROW_ASKED_ABOUT -> of("1", "G52");
            case NOT_AS_DECLARED -> of("2", "G52");

            // 28, 29
            case OPENED_WITHOUT_DRAW -> of("2", "G41");
            case TIED_WITHOUT_DRAW -> of("3", "G41");
            case PARTNER_SAID_DRAW -> of("4", "G46");
            case PICKUP_OUT_OF_TURN -> of("2");
            case DRAW_OUT_OF_TURN -> of("3");
            case PLAY_OUT_OF_TURN_DRAW -> of("4", "G15");
            case DRAW_AFTER_POZZETTO -> of("5", "G41");
            case PICKUP_AFTER_POZZETTO -> of("7", "G41");

            // 21 to 21 quater
            case POZZETTO_NOT_OF_ELEVEN -> of("2");
            case POZZETTO_REMINDED -> of("4", "G46");
            case POZZETTO_LOOKED_INTO_TOO_SOON -> of("1", "G19", "G47");
            case WRONG_POZZETTO -> of("1", "G48");
            case POZZETTO_NOT_DUE_IN_DIRETTA -> of("2");
            case POZZETTO_NOT_DUE_WITH_THE_DISCARD -> of("2", "G27", "G49");
            case POZZETTO_WITH_CARDS_IN_THE_FAN -> of("3", "G37");

            // 31, 16, 15 bis, 32
            case CLOSING_WITHOUT_BURRACO -> of("1.1", "G9", "G28", "G34");
            case CLOSING_DISCARD_IS_WILD -> of("1", "G34", "G49");
            case FAN_EMPTIED_BY_OPENING -> of("1.1", "G41");
            case FAN_EMPTIED_BY_TYING -> of("1.2", "G21", "G41");
            case ACT_AFTER_THE_END -> ours("G37");
            case STALL -> of("1", "G23");
            case MIXED_BEFORE_THE_COUNT -> of("1", "G52");

            // 19, 20, 32 bis, 34
            case ACT_WHILE_A_RULING_WAITS -> of("8", "G50", "G51");
            case COMMENT -> of("2.1", "G52");
            case OVER_THE_TIME -> of("2", "G5");
            case LATE -> of("2", "G26");

            // FITAB, article 6
            case FIRST_CARD_ELSEWHERE -> of("4");
            case DISCARD_APART, DISCARD_MISLED -> of("5");
        };
    }
}
