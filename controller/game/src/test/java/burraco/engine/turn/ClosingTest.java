package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 14, 16 and 31: who may close, and with what. */
class ClosingTest {
    @Test
    void aLineWithACleanBurracoAndItsPozzettoCloses() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD
                        turn: W play
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
        assertEquals(100, hand.score(Line.EW).closing());
    }

    @Test
    void aTieMayBeTheLastPlayOfAClosing() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H
                        W: 9H KD
                        turn: W play
                        W tie EW1 9H
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void theBurracoMayBeMadeInTheClosingTurnOutOfThePile() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H
                        W: KD
                        pile: 9H
                        turn: W draw
                        W pickup
                        W tie EW1 9H
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void aBurracoWithANaturalTwoIsClean() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 2H 3H 4H 5H 6H 7H 8H
                        W: KD
                        turn: W play
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void aBurracoOfAcesIsGoodToClose() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: AH AH AD AD AC AC AS
                        W: KD
                        turn: W play
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void withADirtyBurracoOnlyNobodyCloses() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H JK 7H 8H 9H
                        W: KD
                        turn: W play
                        W discard KD
                        """);
        assertEquals("5 31A W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void underTheItalianCodeADirtyBurracoIsEnough() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        P1: taken EW
                        EW1: 3H 4H 5H JK 7H 8H 9H
                        W: KD
                        turn: W play
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void withoutABurracoNobodyCloses() {
        assertRulings(
                "6 31A W",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H
                W:
                turn: W draw
                W draw KD
                W discard KD
                """);
    }

    @Test
    void sixNaturalsAndAWildCardAreNoCleanBurraco() {
        assertRulings(
                "5 31A W",
                """
                P1: taken EW
                EW1: JK 4H 5H 6H 7H 8H 9H
                W: KD
                turn: W play
                W discard KD
                """);
    }

    @Test
    void theOtherLinesBurracoIsOfNoUse() {
        assertRulings(
                "5 31A W",
                """
                P1: taken EW
                NS1: 3H 4H 5H 6H 7H 8H 9H
                W: KD
                turn: W play
                W discard KD
                """);
    }

    @Test
    void theLastDiscardMayNotBeAJoker() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: JK
                        turn: W play
                        W discard JK
                        """);
        assertEquals("5 31B W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void theLastDiscardMayNotBeATwoOfAnySuit() {
        assertRulings(
                "5 31B W",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: 2H
                turn: W play
                W discard 2H
                """);
    }

    @Test
    void aWildCardWithoutABurracoIsTheLackOfTheBurraco() {
        assertRulings(
                "5 31A W",
                """
                P1: taken EW
                EW1: 3H 4H 5H
                W: JK
                turn: W play
                W discard JK
                """);
    }

    @Test
    void aWildCardMayBeDiscardedOnTheWayToThePozzetto() {
        assertSilent(
                """
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: JK
                turn: W play
                W discard JK
                W pozzetto
                """);
    }

    @Test
    void aWildCardMayBeDiscardedWhileCardsAreLeft() {
        assertSilent(
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: JK 2C
                turn: W play
                W discard 2C
                """);
    }

    @Test
    void aCardThatNobodySawMayHaveBeenAnyCard() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: ??
                        turn: W play
                        W discard ??
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void anOpeningMayNotEmptyTheFanOnceThePozzettoIsTaken() {
        assertRulings(
                "5 31C.a W",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: KD QD JD
                turn: W play
                W open KD QD JD
                """);
    }

    @Test
    void aTieMayNotEmptyTheFanOnceThePozzettoIsTaken() {
        assertRulings(
                "5 31C.b W",
                """
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                W: TH
                turn: W play
                W tie EW1 TH
                """);
    }

    @Test
    void thePartnersPozzettoOfTheSameHandIsTheLinesPozzetto() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken E unplayed ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD
                        turn: W play
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void aBurracoThatIsFrozenIsStillABurraco() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H frozen
                        W: KD
                        turn: W play
                        W discard KD
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void whatHappensAfterTheHandIsOverChangesNothing() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD
                        turn: W play
                        W discard KD
                        N draw
                        N discard ??
                        """);
        assertEquals("6 16.4 N, 7 16.4 N", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void anArbiterMaySpeakAfterTheHandIsOver() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD
                        turn: W play
                        W discard KD
                        arbiter points NS 50
                        """);
        assertEquals("", hand.rulings());
        assertEquals(50, hand.score(Line.NS).arbiter());
    }

    @Test
    void whoThrowsBackTheOnlyCardOfThePileHasNotClosed() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H
                        W: 9H
                        pile: 4C
                        turn: W draw
                        W pickup
                        W tie EW1 9H
                        W discard 4C
                        """);
        assertEquals("8 8.6 W", hand.rulings());
        assertEquals(false, hand.end().over());
    }

    @Test
    void hePlaysThePozzettoOutInTheSameTurn() {
        Judged hand =
                Judged.of(
                        """
                        EW1: 3H 4H 5H 6H 7H 8H
                        P1: KC QC JC TC 9C 8C 7C 6C 5C 4C 3C
                        W: 9H
                        turn: W play
                        W tie EW1 9H
                        W pozzetto
                        W open KC QC JC TC 9C 8C 7C 6C 5C 4C
                        W discard 3C
                        """);
        assertEquals("", hand.rulings());
        assertEquals("closed W", hand.stands());
        assertEquals(400, hand.score(Line.EW).burrachi());
    }

    @Test
    void afterTheWildDiscardHeClosesInHisNextTurn() {
        Judged hand =
                Judged.of(
                        """
                         P1: taken EW
                         EW1: 3H 4H 5H 6H 7H 8H 9H
                         W: TH JK
                         turn: W play
                         W tie EW1 TH
                         W discard JK
                         W takeback EW1 TH
                        """
                                + turns("N E S")
                                + """
                                 W draw KC
                                 W tie EW1 TH
                                 W discard KC
                                """);
        assertEquals("6 31B W", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void twoCardsThatGoDownTogetherCloseNothing() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: KD QD
                        turn: W play
                        W discard KD QD
                        """);
        assertEquals("5 23ter.3 W", hand.rulings());
        assertEquals(false, hand.end().over());
    }
}
