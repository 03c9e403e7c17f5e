package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 21 to 21 quater: who gets the pozzetto, when it is taken and when it may be seen. */
class PozzettoTest {
    @Test
    void inDirettaHePlaysOnWithIt() {
        Judged hand =
                Judged.of(
                        """
                        P1: 3H 4H 5H 7C 8C 9C TC 7S 8S 9S TS
                        W: KD QD JD
                        turn: W play
                        W open KD QD JD
                        W pozzetto
                        W open 3H 4H 5H
                        """);
        assertEquals("", hand.rulings());
        assertEquals("W play", hand.stands());
        assertEquals(8, hand.fan(Seat.WEST));
    }

    @Test
    void withTheDiscardItIsHisNextTurn() {
        Judged hand =
                Judged.of(
                        """
                        W: KD
                        turn: W play
                        W discard KD
                        W pozzetto
                        """);
        assertEquals("", hand.rulings());
        assertEquals(0, hand.fan(Seat.WEST));
        assertEquals(true, hand.end().hasPozzetto(Line.EW));
    }

    @Test
    void itMayBeTakenAnyTimeBeforeHisNextAct() {
        Judged hand =
                Judged.of(
                        """
                         W: KD
                         turn: W play
                         W discard KD
                        """
                                + turns("N E S")
                                + """
                                 W pozzetto
                                """
                                + turns("W"));
        assertEquals("", hand.rulings());
        assertEquals(11, hand.fan(Seat.WEST));
    }

    @Test
    void itsCardsAreInHisFanFromHisNextDraw() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken W unplayed 3H 4H 5H 7C 8C 9C TC 7S 8S 9S TS
                        W:
                        turn: W draw
                        W draw KD
                        W open 3H 4H 5H
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals(8, hand.fan(Seat.WEST));
    }

    @Test
    void itsCardsAreInHisFanFromHisNextPickup() {
        assertSilent(
                """
                P1: taken W unplayed 3H 4H 5H 7C 8C 9C TC 7S 8S 9S TS
                W:
                pile: 6H KD
                turn: W draw
                W pickup
                W open 3H 4H 5H 6H
                W discard KD
                """);
    }

    @Test
    void theSecondIsTheOtherLines() {
        assertSilent(
                """
                P1: taken EW
                N: KD
                turn: N play
                N discard KD
                N pozzetto
                """);
    }

    @Test
    void theFirstToEmptyHisFanTakesTheFirst() {
        Judged hand =
                Judged.of(
                        """
                        N: KD
                        turn: N play
                        N discard KD
                        N pozzetto
                        """);
        assertEquals("", hand.rulings());
        assertEquals(true, hand.end().pozzetto(1).takenBy(Line.NS));
    }

    @Test
    void aPozzettoThatIsGoneCannotBeTaken() {
        assertEquals(
                5,
                Judged.refusedAt(
                        """
                        P1: taken EW
                        N: KD
                        turn: N play
                        N discard KD
                        N pozzetto 1
                        """));
    }

    @Test
    void aFanThatIsNotEmptyTakesNone() {
        assertRulings(
                "4 21quater.4 W",
                """
                W: KD QD JD 4C
                turn: W play
                W open KD QD JD
                W pozzetto
                """);
    }

    @Test
    void theSecondBeforeTheFirstIsWrongInDiretta() {
        assertRulings(
                "4 21quater.1 W",
                """
                W: KD QD JD
                turn: W play
                W open KD QD JD
                W pozzetto 2
                """);
    }

    @Test
    void takenWithTheDiscardItIsWrongOnceItIsSeen() {
        assertRulings(
                "9 21quater.1 W",
                """
                 W: KD
                 turn: W play
                 W discard KD
                 W pozzetto 2
                """
                        + turns("N E")
                        + """
                         W look
                        """);
    }

    @Test
    void whoLooksBeforeHisPartnerHasDiscardedIsWarned() {
        assertRulings(
                "7 21ter.1 W",
                """
                 W: KD
                 turn: W play
                 W discard KD
                 W pozzetto
                """
                        + turns("N")
                        + """
                         W look
                        """);
    }

    @Test
    void whoLooksAfterHisPartnerHasDiscardedDoesNoWrong() {
        assertSilent(
                """
                 W: KD
                 turn: W play
                 W discard KD
                 W pozzetto
                """
                        + turns("N E")
                        + """
                         W look
                        """
                        + turns("S W"));
    }

    @Test
    void whoTakesItAfterHisPartnersDiscardMayLookAtOnce() {
        assertSilent(
                """
                 W: KD
                 turn: W play
                 W discard KD
                """
                        + turns("N E")
                        + """
                         W pozzetto
                         W look
                        """);
    }

    @Test
    void inAPositionThePartnersDiscardIsKnownByTheTurn() {
        assertSilent(
                """
                P1: taken W unplayed ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                W:
                turn: S draw
                W look
                """);
    }

    @Test
    void inAPositionThePartnersDiscardIsMissingBeforeHisTurn() {
        assertRulings(
                "4 21ter.1 W",
                """
                P1: taken W unplayed ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                W:
                turn: N draw
                W look
                """);
    }

    @Test
    void whoHasNoneCannotLook() {
        assertEquals(
                2,
                Judged.refusedAt(
                        """
                        turn: W draw
                        W look
                        """));
    }

    @Test
    void aSecondOneInDirettaIsNotDue() {
        assertRulings(
                "5 31C.a W, 6 21quater.2 W",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: KD QD JD
                turn: W play
                W open KD QD JD
                W pozzetto
                """);
    }

    @Test
    void aSecondOneWithTheDiscardIsNotDue() {
        assertRulings(
                "4 31A W, 5 21quater.3 W",
                """
                P1: taken EW
                W: KD
                turn: W play
                W discard KD
                W pozzetto
                """);
    }

    @Test
    void aSecondOneAfterAClosingLeavesTheHandClosed() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD
                        turn: W play
                        W discard KD
                        W pozzetto
                        """);
        assertEquals("6 21quater.3 W", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void aDrawAfterItInDirettaIsAFault() {
        assertRulings(
                "5 29.4 W",
                """
                W: KD QD JD
                turn: W play
                W open KD QD JD
                W pozzetto
                W draw
                """);
    }

    @Test
    void aPickupAfterItInDirettaIsAFault() {
        assertRulings(
                "6 29.5 W",
                """
                W: KD QD JD
                pile: 4C
                turn: W play
                W open KD QD JD
                W pozzetto
                W pickup
                """);
    }

    @Test
    void aPositionMayBeginWhenTheFanHasJustBeenEmptied() {
        Judged hand =
                Judged.of(
                        """
                        EW1: JD QD KD
                        W:
                        turn: W play
                        W pozzetto
                        """);
        assertEquals("", hand.rulings());
        assertEquals("W play", hand.stands());
        assertEquals(11, hand.fan(Seat.WEST));
    }

    @Test
    void oneOfTheHandBeforeIsToldAtTheFirstDraw() {
        assertRulings(
                "2 21bis.1",
                """
                P3: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                W draw
                """);
    }

    @Test
    void oneOfTheHandBeforeIsAFaultWhenItIsTaken() {
        assertRulings(
                "5 21bis.2 W",
                """
                P3: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                W: KD
                turn: W play
                W discard KD
                W pozzetto 3
                """);
    }

    @Test
    void thenTheOtherLineTakesTheSecond() {
        Judged hand =
                Judged.of(
                        """
                        P3: taken EW
                        N: KD QD JD
                        turn: N play
                        N open KD QD JD
                        N pozzetto
                        """);
        assertEquals("", hand.rulings());
        assertEquals(true, hand.end().pozzetto(2).takenBy(Line.NS));
    }

    @Test
    void thenTheSecondMayBeNamed() {
        assertSilent(
                """
                P3: taken EW
                N: KD QD JD
                turn: N play
                N open KD QD JD
                N pozzetto 2
                """);
    }
}
