package burraco.engine.article;

import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 32 bis: the time of a turn depends on the number of cards at its beginning. */
class TurnTimesTest {
    private static final String TIMED = "[Turn \"on\"]\n";

    @Test
    void withThreeCardsTheTurnHasTenSeconds() {
        assertTold("5 32bis W: complete W 5", turn("W: ?? ?? ??", "+10s", "+0.001s"));
    }

    @Test
    void withFourCardsTheTurnHasTwentySeconds() {
        assertTold("5 32bis W: complete W 5", turn("W: ?? ?? ?? ??", "+20s", "+0.001s"));
    }

    @Test
    void withTenCardsTheTurnHasTwentySeconds() {
        assertTold("5 32bis W: complete W 5", turn("W:" + " ??".repeat(10), "+20s", "+0.001s"));
    }

    @Test
    void withElevenCardsTheTurnHasFortySeconds() {
        assertTold("5 32bis W: complete W 5", turn("W:" + " ??".repeat(11), "+40s", "+0.001s"));
    }

    @Test
    void theFirstTurnAfterADealHasTheTimeOfItsElevenCards() {
        String deal = TIMED + "deal W ??\ndeal N ??\ndeal E ??\ndeal S ??\n".repeat(11);
        String pozzetti = "deal P1 ??\n".repeat(11) + "deal P2 ??\n".repeat(11);
        assertSilent(deal + pozzetti + "turnup 9S\n+40s\n");
        assertTold("70 32bis W: complete W 5", deal + pozzetti + "turnup 9S\n+40s\n+0.001s\n");
    }

    @Test
    void theCardThatIsDrawnDoesNotCount() {
        assertTold(
                "5 32bis W: complete W 5", TIMED + "W: ?? ?? ??\nturn: W draw\nW draw\n+10.500s\n");
        assertTold(
                "5 32bis W: complete W 5",
                TIMED + "W:" + " ??".repeat(10) + "\nturn: W draw\nW draw\n+21s\n");
    }

    @Test
    void theTimeOfATurnAddsUp() {
        assertTold(
                "7 32bis W: complete W 5",
                TIMED + "W: ?? ?? ??\nturn: W draw\n+4s\nW draw\n+6s\n+1s\n");
    }

    @Test
    void exactlyTheTimeIsInTime() {
        assertSilent(turn("W: ?? ?? ??", "+10s", "W draw"));
        assertSilent(turn("W: ?? ?? ?? ??", "+20s", "W draw"));
        assertSilent(turn("W:" + " ??".repeat(11), "+40s", "W draw"));
    }

    @Test
    void fiveSecondsLaterTheHighestCardIsTheDiscard() {
        Judged hand =
                assertTold(
                        """
                        5 32bis W: complete W 5
                        7 32bis W: discard W 2D\
                        """,
                        TIMED
                                + """
                                W: KS AH 2D
                                turn: W draw
                                W draw 9C
                                +10.001s
                                +5s
                                +0.001s
                                W discard 2D
                                """);
        assertEquals("W play", hand.after(6));
        assertEquals("W play", hand.after(7));
        assertEquals("N draw", hand.after(8));
    }

    @Test
    void theHighestIsByRankAndThenBySuit() {
        assertTold(
                """
                5 32bis W: complete W 5
                6 32bis W: discard W KD\
                """,
                TIMED
                        + """
                        W: 8H KD KS
                        turn: W draw
                        W draw 9C
                        +11s
                        +6s
                        """);
    }

    @Test
    void aJokerIsTheHighest() {
        assertTold(
                """
                5 32bis W: complete W 5
                6 32bis W: discard W JK\
                """,
                TIMED
                        + """
                        W: 2H JK AH
                        turn: W draw
                        W draw 9C
                        +11s
                        +6s
                        """);
    }

    @Test
    void anotherDiscardThenIsNotTheOneDue() {
        assertTold(
                """
                5 32bis W: complete W 5
                6 32bis W: discard W AH
                7 0.2 W: advise\
                """,
                TIMED
                        + """
                        W: 8H KD AH
                        turn: W draw
                        W draw 9C
                        +11s
                        +6s
                        W discard 8H
                        """);
    }

    @Test
    void whichCardOfAnUnknownFanIsTheHighestPeopleSee() {
        assertTold(
                """
                4 32bis W: complete W 5
                6 32bis W: advise\
                """,
                TIMED + "W: KS ?? ??\nturn: W play\n+10.001s\n+5s\n+0.001s\n");
    }

    @Test
    void itIsToldTwiceAndNoMore() {
        assertTold(
                """
                4 32bis W: complete W 5
                5 32bis W: advise\
                """,
                TIMED + "W: KS ?? ??\nturn: W play\n+11s\n+6s\n+60s\n+60s\n");
    }

    @Test
    void theClockStandsWhileSomethingIsOwed() {
        Judged hand =
                assertTold(
                        """
                        6 6.3 W: restore W stock ??
                        10 32bis W: complete W 5\
                        """,
                        TIMED
                                + """
                                W: ?? ?? ??
                                turn: W draw
                                W draw
                                +9s
                                W draw
                                +60s
                                W putback stock
                                +1s
                                +0.001s
                                """);
        assertEquals("W play", hand.stands());
    }

    @Test
    void theClockStartsAnewWithEachTurn() {
        assertTold(
                "10 32bis N: complete N 5",
                TIMED
                        + """
                        W: ?? ?? ??
                        N: ?? ?? ??
                        turn: W draw
                        +9s
                        W draw
                        W discard ??
                        +9s
                        +1s
                        +0.001s
                        """);
    }

    @Test
    void whoFinishesInFiveSecondsIsNotToldAgain() {
        assertTold(
                "4 32bis W: complete W 5",
                TIMED + "W: ?? ?? ??\nturn: W play\n+11s\n+4s\nW discard ??\n+9s\n");
    }

    @Test
    void unlessItIsAskedForNobodyWatchesTheClock() {
        assertSilent("W: ?? ?? ??\nturn: W play\n+600s\n");
        assertSilent("[Turn \"off\"]\nW: ?? ?? ??\nturn: W play\n+600s\n");
    }

    private static String turn(String fan, String... acts) {
        return TIMED + fan + "\nturn: W draw\n" + String.join("\n", acts) + "\n";
    }
}
