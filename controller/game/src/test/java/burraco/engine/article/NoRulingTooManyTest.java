package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** What is no fault, or not a fault of his: a wrong ruling is worse than none. */
class NoRulingTooManyTest {
    @Test
    void aPlayWhileACardIsStillToGoBack() {
        Judged hand =
                assertTold(
                        "3 7.2 W: restore W stock 8C",
                        """
                        W: 3H 4H 5H KC 6H 9D
                        turn: W draw
                        W draw 7C 8C
                        W open 3H 4H 5H
                        W putback stock
                        W discard KC
                        N draw
                        """);
        assertEquals("N play", hand.after(7));
    }

    @Test
    void aPlayBeforeAPenalizedCardIsLaidAside() {
        Judged hand =
                assertTold(
                        """
                        12 22.3 W: penalize W 2S
                        13 23bis.2 W: discard W 2S; freeze EW2 W; stop W\
                        """,
                        """
                        EW1: 3H 4H 5H
                        W: 7D 8D 9D KC 6H 2S
                        exposed W: KC
                        E: 6H/2 9S QS
                        turn: E draw
                        E draw
                        E tie EW1 6H/2
                        E discard 9S
                        S draw
                        S discard ??
                        W draw
                        W tie EW1 2S
                        W open 7D 8D 9D
                        W discard 2S
                        N draw
                        """);
        assertEquals("N play", hand.after(15));
    }

    @Test
    void whoCompletesWhatAnotherSpoiltDidNothingWrong() {
        Judged hand =
                assertTold(
                        "12 23.4 W: freeze EW1 end; negative EW 9S",
                        """
                        [Notice "on-call"]
                        W: 5S 6S 9S KD KC 4D
                        E: 7S 8D
                        turn: W play
                        W open 5S 6S 9S
                        W discard KD
                        N draw
                        N discard ??
                        E draw
                        E tie EW1 7S
                        E discard 8D
                        notice
                        """);
        assertEquals("S draw", hand.after(12));
    }

    @Test
    void whoDrawsAfterAllIsNotOutOfTurn() {
        Judged hand =
                assertTold(
                        "3 6.2 W: advise",
                        """
                        W: KD KC 4D
                        turn: W draw
                        W discard KD
                        W draw 7S
                        N draw
                        """);
        assertEquals("N play", hand.after(5));
    }

    @Test
    void aWrongTieThatIsNeverCompletedIsThatOfArticle28() {
        Judged hand =
                assertTold(
                        """
                        4 28.2 W: draw W; freeze EW1 W; stop W
                        14 28.2 W: penalize W 8S\
                        """,
                        """
                        EW1: 3H 4H 5H
                        W: 8S KD KC 4D
                        turn: W draw
                        W tie EW1 8S
                        W draw
                        W discard KD
                        N draw
                        N discard ??
                        E draw
                        E discard ??
                        S draw
                        S discard ??
                        W draw
                        W discard KC
                        W lay 8S
                        N draw
                        """);
        assertEquals("N play", hand.after(16));
    }

    @Test
    void theLowerCardLeftBehindIsNotTheOneDue() {
        Judged hand =
                assertTold(
                        """
                        5 8.8 W: discard W TD; stop W
                        6 0.2 W: advise\
                        """,
                        """
                        [Code "FITAB-ITA-2026"]
                        pile: 7S TD 4C
                        W: KD KC
                        turn: W draw
                        W pickup 7S
                        W discard 4C
                        W discard TD
                        N draw
                        """);
        assertEquals("N play", hand.after(8));
    }
}
