package burraco.web.view;

import burraco.engine.ruling.Case;
import burraco.engine.ruling.WhenReported;
import burraco.json.JsonObject;
import burraco.words.Width;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The cases of the code that a person may report. */
public record CasesView(List<Entry> cases) implements JsonObject {
    /**
     * @param people whether only people can report it
     * @param form the line that reports it
     */
    public record Entry(
            Case case_,
            boolean people,
            String form,
            Optional<String> article,
            Map<String, String> says)
            implements JsonObject {}

    /** Cases that are committed with cards, and that people report because sensors miss them. */
    private static final Set<Case> MISSED_BY_SENSORS =
            EnumSet.of(
                    Case.WRONG_DEAL,
                    Case.WRONG_NUMBER_DEALT,
                    Case.DECK_NOT_WHOLE,
                    Case.EXPOSED_CARD,
                    Case.PICKUP_OUT_OF_TURN,
                    Case.DRAW_OUT_OF_TURN,
                    Case.POZZETTO_LOOKED_INTO_TOO_SOON);

    /**
     * Whether only people can report a case. The others are found by the table itself, and reports
     * of them have no effect in the code.
     */
    private static boolean isForPeople(Case which) {
        boolean hasEffect = which.whenReported() != WhenReported.ADVICE;
        return MISSED_BY_SENSORS.contains(which)
                || which == Case.MIXED_BEFORE_THE_COUNT
                || hasEffect && !which.isDoneWithCards();
    }

    /** What follows the case in a report line; a question mark means it can be left out. */
    private static String form(Case which) {
        return switch (which) {
            case EXPOSED_CARD -> " SEAT CARDS";
            case EXPOSED_CARD_PROMPTED, THROWN, NOT_AS_DECLARED, THROW_ASKED_ABOUT ->
                    " SEAT CARDS?";
            case PHANTOM_CARD_IN_A_NEW_MELD, PHANTOM_CARD_IN_AN_OLD_MELD -> " SEAT MELD CARDS";
            case LATE -> " SEAT MINUTES?";
            case WRONG_DEAL,
                    CARD_SEEN_IN_THE_DEAL,
                    WRONG_NUMBER_DEALT,
                    WRONG_NUMBER_NOTICED_LATE,
                    DECK_NOT_WHOLE,
                    DECK_NOT_WHOLE_IN_PLAY,
                    DECK_NOT_WHOLE_AFTER_RESULT,
                    OLD_POZZETTO_ON_THE_TABLE,
                    OLD_POZZETTO_TAKEN,
                    POZZETTO_NOT_OF_ELEVEN,
                    STALL ->
                    "";
            case Case _ -> " SEAT";
        };
    }

    public static CasesView all() {
        return new CasesView(
                Arrays.stream(Case.values())
                        .filter(which -> which != Case.DECIDED) // Decisions have their own orders.
                        .map(CasesView::of)
                        .toList());
    }

    private static Entry of(Case which) {
        return new Entry(
                which,
                isForPeople(which),
                "arbiter " + which + form(which),
                ActView.article(which),
                Translations.say(voice -> voice.words().say(which, Width.SCREEN)));
    }
}
