package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/**
 * Art. 16 and 31: a fan emptied by something forbidden does not close the hand. In all of these the
 * line has its pozzetto and a clean burraco, so nothing else would prevent W from closing.
 */
class NoClosingByAFaultTest {
    private static final String MAY_CLOSE =
            """
            P1: taken EW
            EW1: 4C 5C 6C 7C 8C 9C TC
            EW2: 5H 6H 7H
            """;

    @Test
    void theLastCardDiscardedWithoutADraw() {
        Judged hand =
                assertTold(
                        "6 6.2 W: advise",
                        MAY_CLOSE + "W: KD\nturn: W draw\nW discard KD\nN draw\n");
        assertEquals("N play", hand.stands());
        assertEquals(0, hand.score(Line.EW).closing());
    }

    /** After the pile has gone back nothing can justify its pickup: he has taken no card. */
    @Test
    void aWrongPlayAfterAPickupIsMadeGoodTooLate() {
        Judged hand =
                Judged.of(
                        MAY_CLOSE
                                + """
                                pile: 8D 9S
                                W: 5D 6D 7D KD
                                turn: W draw
                                W pickup
                                W open 5D 6D
                                W putback pile
                                W tie EW3 7D
                                W discard KD
                                """);
        assertEquals(0, hand.score(Line.EW).closing(), hand.stands());
    }

    @Test
    void inHisNextTurnHeMayCloseWithWhatHeDraws() {
        Judged hand =
                Judged.of(
                        MAY_CLOSE
                                + "W: KD\nturn: W draw\nW discard KD\n"
                                + Judged.turns("N E S")
                                + "W draw QD\nW discard QD\n");
        assertEquals("closed W", hand.stands());
    }

    /** No card of the wrong pile lies anywhere: he discards what he drew. */
    @Test
    void aBarredPlayThatWentBackWithThePileKeepsNobodyFromClosing() {
        Judged hand =
                assertTold(
                        """
                        9 6.3 W: restore W pile 2H
                        10 0.1 W: advise\
                        """,
                        MAY_CLOSE
                                + """
                                W:
                                limited W draw
                                pile: 2H
                                turn: W draw
                                W draw KD
                                W pickup
                                W tie EW2 2H
                                W putback pile
                                W discard KD
                                """);
        assertEquals("closed W", hand.stands());
    }

    /** A fan emptied by a forbidden act is not emptied a second time. */
    @Test
    void hisOnlyCardPutOnTheStockWhilePlayWaitsAndDrawnAgain() {
        Judged hand =
                Judged.of(
                        MAY_CLOSE
                                + """
                                W: QD
                                S: KS KC
                                turn: W draw
                                W draw KD
                                W discard QD
                                """
                                + Judged.turns("N E")
                                + """
                                S draw QC
                                S open KS KC
                                S discard KC
                                W putback stock
                                S lay KS
                                W draw KD
                                W discard KD
                                """);
        assertEquals(0, hand.score(Line.EW).closing());
    }

    @Test
    void aTieBeforeTheDrawAndThenTheCardThatHeDrew() {
        Judged hand =
                assertTold(
                        "6 28.2 W: draw W; freeze EW2 W; stop W",
                        MAY_CLOSE
                                + """
                                W: 8H
                                turn: W draw
                                W tie EW2 8H
                                W draw KD
                                W discard KD
                                """);
        assertEquals("N draw", hand.stands());
        assertEquals(0, hand.score(Line.EW).closing());
    }

    @Test
    void aTieBeforeTheDrawThatHeWasToldOfAndThenNoDraw() {
        Judged hand =
                assertTold(
                        """
                        6 28.2 W: draw W; freeze EW2 W; stop W
                        7 6.2 W: advise\
                        """,
                        MAY_CLOSE
                                + """
                                W: 8H KD
                                turn: W draw
                                W tie EW2 8H
                                W discard KD
                                """);
        assertEquals("N draw", hand.stands());
    }

    @Test
    void nobodyCalledForTheMissedDraw() {
        Judged hand =
                Judged.of(
                        "[Notice \"on-call\"]\n"
                                + MAY_CLOSE
                                + """
                                W: 8H KD
                                turn: W draw
                                W tie EW2 8H
                                W discard KD
                                """);
        assertEquals("N draw", hand.stands());
    }

    @Test
    void aTieThatHisLimitedTurnBarsAndThenTheLastCard() {
        Judged hand =
                assertTold(
                        "8 0.1 W: advise",
                        MAY_CLOSE
                                + """
                                W: 8H
                                limited W any
                                turn: W draw
                                W draw KD
                                W tie EW2 8H
                                W discard KD
                                """);
        assertEquals("N draw", hand.stands());
        assertEquals(0, hand.score(Line.EW).closing());
    }

    @Test
    void aLimitedTurnThatKeepsToItsLimitMayClose() {
        Judged hand =
                assertTold(
                        "",
                        MAY_CLOSE
                                + """
                                W:
                                limited W any
                                turn: W draw
                                W draw KD
                                W discard KD
                                """);
        assertEquals("closed W", hand.stands());
    }

    @Test
    void theCardThatWasWronglyTiedAndIsTheLastOne() {
        Judged hand =
                assertTold(
                        "6 23.1 W: cure W EW2; discard W TH; stop W",
                        MAY_CLOSE + "W: TH\nturn: W play\nW tie EW2 TH\nW discard TH\nN draw\n");
        assertEquals("N play", hand.stands());
        assertEquals(0, hand.score(Line.EW).closing());
    }

    @Test
    void theRestIsLaidAfterAStopAndTheOrderedCardDiscarded() {
        Judged hand =
                assertTold(
                        """
                        6 23.1 W: cure W EW2; discard W TH; stop W
                        7 0.1 W: advise\
                        """,
                        MAY_CLOSE
                                + """
                                W: TH JC QC
                                turn: W play
                                W tie EW2 TH
                                W tie EW1 JC QC
                                W discard TH
                                """);
        assertEquals("N draw", hand.stands());
    }

    @Test
    void aWrongOpeningAndThenTheRest() {
        Judged hand =
                assertTold(
                        """
                        6 26.1 W: cure W EW3; discard W KD; stop W
                        7 0.1 W: advise\
                        """,
                        MAY_CLOSE
                                + """
                                W: 5D 6D 7D KD JC
                                turn: W play
                                W open 5D 6D 7D KD
                                W tie EW1 JC
                                W discard KD
                                """);
        assertEquals("N draw", hand.stands());
    }

    @Test
    void aForbiddenCombinationOfTheLastCards() {
        Judged hand =
                Judged.of(
                        MAY_CLOSE
                                + """
                                W: KD KH KS
                                turn: W play
                                W open KD KH KS
                                W lay KD KS
                                W discard KH
                                """);
        assertEquals("6 12.2 W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void theSecondWildCardOfEqualCombinations() {
        Judged hand =
                Judged.of(
                        MAY_CLOSE
                                + """
                                EW3: AH AD JK
                                W: AC AS 2H
                                turn: W play
                                W open AC AS 2H
                                W merge EW4 EW3
                                W discard 2H
                                """);
        assertEquals("7 30.2 W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void aWrongTieThatNobodySaw() {
        Judged hand =
                Judged.of(
                        MAY_CLOSE
                                + """
                                W: TH KD
                                turn: W play
                                W tie EW2 TH ?
                                W discard KD
                                notice
                                """);
        assertEquals("8 23.3 W", hand.rulings());
        assertEquals("W play", hand.stands());
        assertEquals(0, hand.score(Line.EW).closing());
    }

    @Test
    void aLimitedTurnWhoseLastCardIsTiedEndsAs31C() {
        Judged hand =
                assertTold(
                        """
                        8 0.1 W: advise
                        8 31C.b W: takeback W EW2 8H; discard W 9H\
                        """,
                        MAY_CLOSE
                                + """
                                W: 8H
                                limited W any
                                turn: W draw
                                W draw 9H
                                W tie EW2 8H 9H
                                W takeback EW2 8H
                                W discard 9H
                                """);
        assertEquals("N draw", hand.stands());
    }

    @Test
    void whatWasMadeGoodDoesNotKeepHimFromClosing() {
        Judged hand =
                assertTold(
                        "6 26.1 W: cure W EW3; discard W 8D; penalize W 6D 5D; stop W",
                        MAY_CLOSE
                                + """
                                W: 5D 6D 8D 7D KD
                                turn: W play
                                W open 5D 6D 8D
                                W tie EW3 7D
                                W discard KD
                                """);
        assertEquals("closed W", hand.stands());
    }

    @Test
    void theClosingWithEqualCombinationsStands() {
        Judged hand =
                Judged.of(
                        MAY_CLOSE
                                + """
                                EW3: AH AD AC
                                W: AS AS AC KD
                                turn: W play
                                W open AS AS AC
                                W merge EW4 EW3
                                W discard KD
                                """);
        assertEquals("7 30.1 W", hand.rulings());
        assertEquals("closed W", hand.stands());
    }

    @Test
    void thePozzettoTakenInDirettaAndThenADraw() {
        Judged hand =
                Judged.of(
                        """
                        P1: 8H KD
                        EW1: 4C 5C 6C 7C 8C 9C TC
                        EW2: 5H 6H 7H
                        W: JC
                        turn: W play
                        W tie EW1 JC
                        W pozzetto
                        W tie EW2 8H
                        W draw 9D
                        W putback stock
                        W discard KD
                        """);
        assertEquals("9 29.4 W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void whatAnArbiterLetsGoIsNoFaultAnyMore() {
        Judged hand =
                assertTold(
                        "8 0.1 W: advise",
                        MAY_CLOSE
                                + """
                                W: 8H
                                limited W any
                                turn: W draw
                                W draw KD
                                W tie EW2 8H
                                arbiter waive
                                W discard KD
                                """);
        assertEquals("closed W", hand.stands());
    }

    /** The drawn card is his; without it his fan was emptied by a forbidden act. */
    @Test
    void theCardThatHeDrewPutBackUnasked() {
        Judged hand =
                assertTold(
                        "7 0.3 W: advise",
                        MAY_CLOSE
                                + "W: KD\nturn: W draw\nW draw QD\nW putback stock\nW discard KD\n");
        assertEquals("N draw", hand.stands());
        assertEquals(0, hand.score(Line.EW).closing());
    }
}
