package burraco.engine.article;

import static burraco.testing.Judged.assertTold;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Art. 6 of the Italian code, when a misplaced discard is noticed later. */
class MisplacedDiscardTest {
    private static final String FIRST =
            """
            [Code "FITAB-ITA-2026"]
            W: 4C 5C
            pile:
            turn: W play
            W discard 4C @elsewhere ?
            """;

    private static final String LATER =
            """
            [Code "FITAB-ITA-2026"]
            W: 4C 5C
            pile: 9S
            turn: W play
            W discard 4C @apart ?
            """;

    private static final String NORTH = "N draw\nN discard ??\n";
    private static final String LAP = NORTH + "E draw\nE discard ??\nS draw\nS discard ??\n";

    @Test
    @DisplayName("the warning for the first card's place is due whenever it is noticed")
    void theArticleNamesNoMomentThatIsTooLateForTheWarning() {
        assertTold("6 F6.4 W: warn W", FIRST + "notice");
        assertTold("8 F6.4 W: warn W", FIRST + NORTH + "notice");
        assertTold("13 F6.4 W: warn W", FIRST + LAP + "W draw\nnotice");
    }

    @Test
    @DisplayName("if nobody called before the end of the hand, it is a warning then")
    void theEndIsNotTooLateEither() {
        assertTold("end F6.4 W: warn W", FIRST + NORTH);
    }

    @Test
    @DisplayName("the next turn is limited as long as it has not come")
    void aDiscardApartLimitsTheNextTurn() {
        assertTold("6 F6.5 W: limit W next any", LATER + "notice");
        assertTold("8 F6.5 W: limit W next any", LATER + NORTH + "notice");
    }

    @Test
    @DisplayName("the next turn is limited if it has just begun and no card was taken yet")
    void aTurnThatHasJustComeIsLimited() {
        assertTold("12 F6.5 W: limit W this any", LATER + LAP + "notice");
    }

    @Test
    @DisplayName("once the next turn was played without a limit, nothing is limited")
    void aTurnThatIsPlayedCannotBeLimited() {
        assertTold("13 F6.5 W: advise", LATER + LAP + "W draw\nnotice");
        assertTold("14 F6.5 W: advise", LATER + LAP + "W draw\nW discard ??\nnotice");
    }

    @Test
    @DisplayName("neither is the turn after next, if the next one was played without a draw")
    void aTurnWithoutADrawIsTheNextOneToo() {
        String more = LATER.replace("W: 4C 5C", "W: 4C 5C 6C");
        assertTold(
                "12 6.2 W: advise\n14 F6.5 W: advise", more + LAP + "W discard 5C\nN draw\nnotice");
    }

    @Test
    @DisplayName("after the hand there is no next turn")
    void afterTheHandNoTurnIsLimited() {
        assertTold("end F6.5 W: advise", LATER + NORTH);
    }
}
