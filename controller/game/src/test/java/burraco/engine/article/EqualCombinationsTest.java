package burraco.engine.article;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 30: the cost of a second combination of one rank, by when it is noticed. */
class EqualCombinationsTest {
    @Test
    void theSecondIsLaidToTheFirstAndBothAreFrozen() {
        Judged hand =
                assertTold(
                        "4 30.1 W: merge EW2 EW1; freeze EW1 end; stop W",
                        """
                        EW1: AH AD AC
                        W: AS AS AH 4C 5C
                        turn: W play
                        W open AS AS AH
                        W merge EW2 EW1
                        W discard 4C
                        """);
        assertEquals("W play", hand.after(4));
        assertEquals("W play", hand.after(5));
        assertEquals("N draw", hand.after(6));
        assertEquals("EW1 AH AH AD AC AS AS", hand.melds());
    }

    @Test
    void whoOpenedItPlaysNoMore() {
        assertTold(
                """
                4 30.1 W: merge EW2 EW1; freeze EW1 end; stop W
                6 0.1 W: advise\
                """,
                """
                EW1: AH AD AC
                W: AS AS AH KC QC JC 5C
                turn: W play
                W open AS AS AH
                W merge EW2 EW1
                W open KC QC JC
                """);
    }

    @Test
    void nobodyAddsToThemAgain() {
        assertTold(
                """
                5 30.1 W: merge EW2 EW1; freeze EW1 end; stop W
                11 23.1 E: discard E AC; stop E\
                """,
                """
                EW1: AH AD AC
                W: AS AS AH 4C 5C
                E: AC KD QS
                turn: W play
                W open AS AS AH
                W merge EW2 EW1
                W discard 4C
                N draw
                N discard ??
                E draw
                E tie EW1 AC
                """);
    }

    @Test
    void aBurracoThatTheyMakeTogetherIsVoid() {
        Judged hand =
                Judged.of(
                        """
                        EW1: AH AD AC AS
                        W: AS AH AD 4C 5C
                        turn: W play
                        W open AS AH AD
                        W merge EW2 EW1
                        W discard 4C
                        """);
        assertEquals("4 30.1 W", hand.rulings());
        assertEquals(0, hand.score(Line.EW).burrachi());
        assertEquals(105, hand.score(Line.EW).melds());
    }

    @Test
    void theClosingWithItStands() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: AH AD AC AS
                        W: AS AH AD 4C
                        turn: W play
                        W open AS AH AD
                        W merge EW2 EW1
                        W discard 4C
                        """);
        assertEquals("5 30.1 W", hand.rulings());
        assertEquals("closed W", hand.stands());
        assertEquals(100, hand.score(Line.EW).closing());
        assertEquals(0, hand.score(Line.EW).burrachi());
    }

    @Test
    void withTwoWildCardsTheSecondIsTheDiscard() {
        Judged hand =
                assertTold(
                        "4 30.2 W: merge EW2 EW1; discard W 2H; stop W",
                        """
                        EW1: AH AD JK
                        W: AS AS 2H 4C 5C
                        turn: W play
                        W open AS AS 2H
                        W merge EW2 EW1
                        W discard 2H
                        """);
        assertEquals("W play", hand.after(4));
        assertEquals("W play", hand.after(5));
        assertEquals("N draw", hand.after(6));
        assertEquals("EW1 JK AH AD AS AS", hand.melds());
    }

    @Test
    void theWildCardMayBeDiscardedBeforeTheyAreLaidTogether() {
        Judged hand =
                Judged.of(
                        """
                        EW1: AH AD JK
                        W: AS AS 2H 4C 5C
                        turn: W play
                        W open AS AS 2H
                        W discard 2H
                        W merge EW2 EW1
                        """);
        assertEquals("4 30.2 W", hand.rulings());
        assertEquals("W play", hand.after(5));
        assertEquals("N draw", hand.after(6));
        assertEquals("EW1 JK AH AD AS AS", hand.melds());
    }

    @Test
    void withTwoWildCardsTheMeldIsNotFrozen() {
        assertTold(
                "5 30.2 W: merge EW2 EW1; discard W 2H; stop W",
                """
                EW1: AH AD JK
                W: AS AS 2H 4C 5C
                E: AC KD QS
                turn: W play
                W open AS AS 2H
                W merge EW2 EW1
                W discard 2H
                N draw
                N discard ??
                E draw
                E tie EW1 AC
                E discard KD
                """);
    }

    @Test
    void afterTheDiscardBothAreFrozenWhereTheyLie() {
        assertTold(
                "6 30.3 W: freeze EW1 end; freeze EW2 end",
                """
                EW1: AH AD AC
                W: AS AS AH 4C 5C
                turn: W play
                W open AS AS AH ?
                W discard 4C
                notice
                """);
    }

    @Test
    void afterTheDiscardAndOneWildCardItIsTheSame() {
        assertTold(
                "6 30.3 W: freeze EW1 end; freeze EW2 end",
                """
                EW1: AH AD JK
                W: AS AS AH 4C 5C
                turn: W play
                W open AS AS AH ?
                W discard 4C
                notice
                """);
    }

    @Test
    void afterTheDiscardAndTwoWildCardsTheHighestCardIsPenalized() {
        Judged hand =
                assertTold(
                        "6 30.4 W: merge EW2 EW1; penalize W JK",
                        """
                        EW1: AH AD JK
                        W: AS AS 2H 4C 5C
                        turn: W play
                        W open AS AS 2H ?
                        W discard 4C
                        notice
                        W merge EW2 EW1
                        W lay JK
                        """);
        assertEquals("W play", hand.after(6));
        assertEquals("W play", hand.after(7));
        assertEquals("N draw", hand.after(8));
        assertEquals("EW1 2H AH AD AS AS", hand.melds());
    }

    @Test
    void laterBothAreFrozenToo() {
        assertTold(
                "7 30.5 W: freeze EW1 end; freeze EW2 end",
                """
                EW1: AH AD AC
                W: AS AS AH 4C 5C
                turn: W play
                W open AS AS AH ?
                W discard 4C
                N draw
                notice
                """);
    }

    @Test
    void laterTheSecondWildCardIsNegative() {
        assertTold(
                "7 30.5 W: freeze EW2 end; negative EW 2H",
                """
                EW1: AH AD JK
                W: AS AS 2H 4C 5C
                turn: W play
                W open AS AS 2H ?
                W discard 4C
                N draw
                notice
                """);
    }

    @Test
    void underTheItalianCodeKingsAreEqualToo() {
        assertTold(
                "5 30.1 W: merge EW2 EW1; freeze EW1 end; stop W",
                """
                [Code "FITAB-ITA-2026"]
                EW1: KH KD KC
                W: KS KS KH 4C 5C
                turn: W play
                W open KS KS KH
                """);
    }

    @Test
    void whatWasLaidTogetherComesBackWhereTheClosingDiscardIsWild() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: AH AD AC AS
                        W: AS AH AD 2C
                        turn: W play
                        W open AS AH AD
                        W merge EW2 EW1
                        W discard 2C
                        """);
        assertEquals("5 30.1 W, 7 31B W", hand.rulings());
        assertEquals("W play", hand.stands());
    }

    @Test
    void playGoesOnWhenTheSecondCombinationLeavesNoCardToDiscard() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: AH AD AC AS
                        W: AS AH AD
                        turn: W play
                        W open AS AH AD
                        W takeback EW2
                        W discard AS
                        """);
        assertEquals("5 31C.a W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void aWrongMeldOfThePileThatIsMadeGoodMayBeASecondOne() {
        assertRulings(
                "6 26.4 W, 7 30.1 W",
                """
                EW1: AH AC AD/1
                W: AS/2 AD/2 KD KS
                pile: 8H AS/1
                turn: W draw
                W pickup
                W open AS/1 AS/2
                W tie EW2 AD/2
                """);
    }
}
