package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 21 to 21 quater: pozzetti taken wrongly, or looked into too soon. */
class WrongPozzettiTest {
    private static final String ELEVEN = " ??".repeat(11);

    @Test
    void thePozzettoOfTheOthersIsPlayedOn() {
        Judged hand =
                assertTold(
                        "4 21quater.1 W: advise",
                        """
                        W: KD QD JD
                        turn: W play
                        W open KD QD JD
                        W pozzetto 2
                        W discard ??
                        """);
        assertEquals("W play", hand.after(4));
        assertEquals("N draw", hand.after(5));
        assertEquals(10, hand.fan(Seat.WEST));
    }

    @Test
    void takenWithTheDiscardThePozzettoOfTheOthersIsToldWhenItIsSeen() {
        assertTold(
                "9 21quater.1 W: advise",
                """
                W: KD
                turn: W play
                W discard KD
                W pozzetto 2
                """
                        + Judged.turns("N E")
                        + """
                        W look
                        """);
    }

    @Test
    void aSecondPozzettoInDirettaGoesBackAndTheRestIsRuledAlready() {
        Judged hand =
                assertTold(
                        "5 31C.a W: takeback W EW2 JD QD KD; discard W JD QD KD\n"
                                + ("6 21quater.2 W: restore W pozzetto" + ELEVEN),
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD QD JD
                        turn: W play
                        W open KD QD JD
                        W pozzetto
                        W putback pozzetto
                        W takeback EW2
                        W discard JD
                        """);
        assertEquals("W play", hand.after(6));
        assertEquals("W play", hand.after(8));
        assertEquals("N draw", hand.after(9));
        assertEquals(2, hand.fan(Seat.WEST));
        assertFalse(hand.end().hasPozzetto(Line.NS));
    }

    @Test
    void bothNoticedTogetherAreOneRulingAboutThePozzetto() {
        assertTold(
                "7 21quater.2 W: restore W pozzetto"
                        + ELEVEN
                        + "; takeback W EW2 JD QD KD; discard W JD QD KD",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: KD QD JD
                turn: W play
                W open KD QD JD ?
                W pozzetto ?
                notice
                """);
    }

    @Test
    void afterATieTheOneRulingOrdersTheTiedCard() {
        assertTold(
                "7 21quater.2 W: restore W pozzetto" + ELEVEN + "; takeback W EW1 TH; discard W JH",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: TH JH
                turn: W play
                W tie EW1 TH JH ?
                W pozzetto ?
                notice
                """);
    }

    @Test
    void aSecondPozzettoWithTheDiscardGoesBackAndTheRestIsRuledAlready() {
        Judged hand =
                assertTold(
                        "6 31A W: penalize W 6H\n"
                                + ("7 21quater.3 W: restore W pozzetto" + ELEVEN),
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H
                        W: 6H KD
                        turn: W play
                        W tie EW1 6H
                        W discard KD
                        W pozzetto
                        W lay 6H
                        W putback pozzetto
                        """);
        assertEquals("W play", hand.after(8));
        assertEquals("N draw", hand.after(9));
        assertEquals(0, hand.fan(Seat.WEST));
    }

    @Test
    void bothNoticedTogetherAfterTheDiscardAreOneRulingToo() {
        assertTold(
                "8 21quater.3 W: restore W pozzetto" + ELEVEN + "; penalize W 6H",
                """
                P1: taken EW
                EW1: 3H 4H 5H
                W: 6H KD
                turn: W play
                W tie EW1 6H
                W discard KD ?
                W pozzetto ?
                notice
                """);
    }

    @Test
    void withACleanBurracoTheHandIsClosedAndOnlyThePozzettoGoesBack() {
        Judged hand =
                assertTold(
                        "6 21quater.3 W: restore W pozzetto" + ELEVEN,
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD
                        turn: W play
                        W discard KD
                        W pozzetto
                        W putback pozzetto
                        """);
        assertEquals("over", hand.after(6));
        assertEquals("closed W", hand.stands());
        assertEquals(0, hand.fan(Seat.WEST));
    }

    @Test
    void aPozzettoTakenWithCardsInTheFanGoesBack() {
        Judged hand =
                assertTold(
                        "4 21quater.4 W: restore W pozzetto" + ELEVEN,
                        """
                        W: KD QD JD 4C 5C
                        turn: W play
                        W open KD QD JD
                        W pozzetto
                        W putback pozzetto
                        W discard 4C
                        """);
        assertEquals("W play", hand.after(4));
        assertEquals("W play", hand.after(5));
        assertEquals("N draw", hand.after(6));
        assertEquals(1, hand.fan(Seat.WEST));
        assertFalse(hand.end().hasPozzetto(Line.EW));
    }

    @Test
    void aPozzettoTakenOutOfTurnWithCardsInTheFanGoesBackToo() {
        Judged hand =
                assertTold(
                        "2 21quater.4 N: restore N pozzetto" + ELEVEN,
                        """
                        turn: W play
                        N pozzetto
                        N putback pozzetto
                        W discard ??
                        """);
        assertEquals("N play", hand.after(2));
        assertEquals("W play", hand.after(3));
        assertEquals("N draw", hand.stands());
    }

    @Test
    void onceItIsBackItMayBeTakenRightly() {
        Judged hand =
                assertTold(
                        "3 21quater.4 W: restore W pozzetto" + ELEVEN,
                        """
                        W: KD QD JD
                        turn: W play
                        W pozzetto
                        W putback pozzetto
                        W open KD QD JD
                        W pozzetto
                        """);
        assertTrue(hand.end().hasPozzetto(Line.EW));
        assertEquals(11, hand.fan(Seat.WEST));
    }

    @Test
    void whoLooksTooSoonIsWarned() {
        Judged hand =
                assertTold(
                        "5 21ter.1 W: warn W",
                        """
                        W: KD
                        turn: W play
                        W discard KD
                        W pozzetto
                        W look
                        """);
        assertEquals(1, hand.end().warnings().size());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void theSecondTimeItCostsTheLineAVictoryPoint() {
        assertTold(
                """
                5 21ter.1 W: warn W
                6 21ter.1 W: warn W; vp EW -1\
                """,
                """
                W: KD
                turn: W play
                W discard KD
                W pozzetto
                W look
                W look
                """);
    }

    @Test
    void theFirstTimeMayHaveBeenHisPartnersInAnEarlierHand() {
        assertTold(
                "6 21ter.1 W: warn W; vp EW -1",
                """
                warned E 21ter.1
                W: KD
                turn: W play
                W discard KD
                W pozzetto
                W look
                """);
    }

    @Test
    void anOpponentsWarningIsNotHisLines() {
        assertTold(
                "6 21ter.1 W: warn W",
                """
                warned N 21ter.1
                W: KD
                turn: W play
                W discard KD
                W pozzetto
                W look
                """);
    }

    @Test
    void aWarningForSomethingElseIsNotTheFirstTime() {
        assertTold(
                "6 21ter.1 W: warn W",
                """
                warned W 20.1
                W: KD
                turn: W play
                W discard KD
                W pozzetto
                W look
                """);
    }

    @Test
    void itIsNotDueWhileACardOfTheDiscardComesBack() {
        Judged hand =
                assertTold(
                        """
                        3 23ter.3 W: takeback W discard 4S; play W 4S
                        4 21quater.4 W: restore W pozzetto ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??\
                        """,
                        """
                        W: KC 4S
                        turn: W play drawn
                        W discard KC 4S
                        W pozzetto
                        W putback pozzetto
                        W takeback discard 4S
                        N draw
                        """);
        assertEquals("N play", hand.stands());
    }

    @Test
    void whereBothAreNoticedTogetherItGoesBackWithTheDiscard() {
        Judged hand =
                Judged.of(
                        """
                        W: KC 4S
                        turn: W play drawn
                        W discard KC 4S ?
                        W pozzetto ?
                        notice
                        W putback pozzetto
                        W takeback discard 4S
                        N draw
                        """);
        assertEquals("23ter.3 W", hand.cases());
        assertEquals(1, hand.end().fan(Seat.WEST).size());
        assertEquals(0, hand.end().pozzetti().heldBy(Seat.WEST));
    }

    @Test
    void theOnlyCardOfThePileComesBackBeforeThePozzetto() {
        Judged hand =
                Judged.of(
                        """
                        pile: 9C
                        W: 5H 6H 7H
                        turn: W draw
                        W pickup
                        W open 5H 6H 7H
                        W discard 9C ?
                        W pozzetto ?
                        notice
                        W putback pozzetto
                        W takeback discard
                        W discard 7H
                        N draw
                        """);
        assertEquals("8.6 W", hand.cases());
        assertEquals("N play", hand.stands());
        assertEquals(0, hand.end().pozzetti().heldBy(Seat.WEST));
    }
}
