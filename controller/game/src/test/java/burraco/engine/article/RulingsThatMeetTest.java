package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.ruling.Case;
import burraco.testing.Judged;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Several rulings in one turn: none names another's card, or a card twice, and all can be done. */
class RulingsThatMeetTest {
    @Test
    void aLegalTieBesideAWrongOneIsNoFault() {
        Judged hand =
                assertTold(
                        "8 23.3 W: penalize W 9C",
                        """
                        [Notice "on-call"]
                        EW1: 3H 4H 5H
                        W: 9C 6H 4D TD
                        turn: W play
                        W tie EW1 9C
                        W tie EW1 6H
                        W discard 4D
                        notice
                        W lay 9C
                        N draw
                        """);
        assertEquals("N play", hand.after(10));
    }

    @Test
    void thePartnersLegalTieIsNoFaultOfHis() {
        Judged hand =
                assertTold(
                        "13 23.4 W: freeze EW1 end; negative EW 9C",
                        """
                        [Notice "on-call"]
                        EW1: 3H 4H 5H
                        W: 9C 6D 4D TD
                        E: 6H KS QD
                        turn: W play
                        W tie EW1 9C
                        W discard 4D
                        N draw
                        N discard ??
                        E draw 8S
                        E tie EW1 6H
                        E discard 8S
                        notice
                        """);
        assertEquals("S draw", hand.after(13));
    }

    @Test
    void theCardThatWasOrderedToThePileIsNoClosingForWhichALineLacksItsBurraco() {
        Judged hand =
                assertTold(
                        "6 23.1 W: discard W 9C; stop W",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H
                        W: 6H 9C
                        turn: W play
                        W tie EW1 6H
                        W tie EW1 9C
                        W discard 9C
                        N draw
                        """);
        assertEquals("N play", hand.after(8));
    }

    @Test
    void aWildCardThatWasOrderedToThePileClosesNothing() {
        Judged hand =
                assertTold(
                        "6 23.1 W: discard W 2S; stop W",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        EW2: 9C JK JC
                        W: 2S KC
                        turn: W play
                        W tie EW2 2S
                        W discard 2S
                        """);
        assertEquals("N draw", hand.after(7));
    }

    @Test
    void aCardThatIsStillToBeLaidAsideMakesNoBurraco() {
        Judged hand =
                assertTold(
                        "6 31A W: penalize W JK",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H
                        W: JK 4D
                        turn: W play
                        W tie EW1 JK
                        W discard 4D
                        """);
        assertEquals("W play", hand.after(6));
    }

    @Test
    void whatIsStillTooMuchAfterHisChoiceIsPenalized() {
        Judged hand =
                assertTold(
                        """
                        3 26.1 W: cure W EW1; discard W JK 5H TH QH; advise
                        4 26.1 W: penalize W JK TH 5H\
                        """,
                        """
                        W: 5H TH QH JK 4C KD
                        turn: W play
                        W open 5H JK TH QH
                        W discard QH
                        W lay TH 5H JK
                        N draw
                        """);
        assertEquals("N play", hand.after(6));
    }

    @Test
    void anotherCardOfTheWrongMeldIsNotTheOneDue() {
        Judged hand =
                assertTold(
                        """
                        3 12.2 W: penalize W JK KH KD; discard W JK; stop W
                        4 0.2 W: advise\
                        """,
                        """
                        W: KH KD JK 8D 9D
                        turn: W play
                        W open KH KD JK
                        W discard KH
                        W discard JK
                        """);
        assertEquals("W play", hand.after(5));
    }

    @Test
    void thePenalizedCardGoesToThePileFromWhereItLies() {
        Judged hand =
                assertTold(
                        "5 26.4 W: restore W pile 9C 4H; penalize W 7H 5H; stop W",
                        """
                        pile: 9C 4H
                        W: 5H 7H KC KD 3S
                        turn: W draw
                        W pickup
                        W open 4H 5H 7H
                        W putback pile
                        W draw QS
                        W discard 7H
                        W lay 5H
                        N draw
                        """);
        assertEquals("N play", hand.after(10));
    }

    @Test
    void cardsOfTwoRulingsAreLaidAsideTogether() {
        Judged hand =
                assertTold(
                        """
                        8 23.3 W: penalize W 9C
                        8 23.3 W: penalize W KD KC JS\
                        """,
                        """
                        [Notice "on-call"]
                        EW1: 3H 4H 5H
                        W: 9C 9D KC KD 6H JS
                        turn: W play
                        W tie EW1 9C
                        W open KC KD JS
                        W discard 6H
                        notice
                        W lay 9C KD KC JS
                        N draw
                        """);
        assertEquals("N play", hand.after(10));
    }

    @Test
    void aTurnHasOneDiscard() {
        Judged hand =
                assertTold(
                        """
                        7 23.1 W: discard W 9C; stop W
                        7 26.1 W: penalize W KD KC JS; stop W\
                        """,
                        """
                        [Notice "on-call"]
                        EW1: 3H 4H 5H
                        W: 9C 9D KC KD 6H JS
                        turn: W play
                        W tie EW1 9C
                        W open KC KD JS
                        notice
                        W discard 9C
                        W lay KD KC JS
                        N draw
                        """);
        assertEquals("N play", hand.after(10));
    }

    @Test
    void aCureMayLeaveASurplusCard() {
        Judged hand =
                assertTold(
                        """
                        3 26.1 W: cure W EW1; discard W 8D; penalize W 5D 4D; stop W\
                        """,
                        """
                        W: 4D 5D 8D 6D KS QS
                        turn: W play
                        W open 4D 5D 8D
                        W tie EW1 6D
                        W discard 8D
                        N draw
                        """);
        assertEquals("N play", hand.after(6));
    }

    @Test
    void whatIsDiscardedAlongOutOfThePileGoesBackWithIt() {
        Judged hand =
                assertTold(
                        "5 8.1 W: takeback W discard 6H; restore W pile AS JK 6H; draw W; discard W;"
                                + " limit W next draw",
                        """
                        pile: AS JK 6H
                        W: 4C 5D 9S
                        turn: W draw
                        W pickup
                        W discard 6H JK
                        W takeback discard 6H
                        W putback pile
                        W draw
                        W discard 4C
                        N draw
                        """);
        assertEquals("N play", hand.stands());
    }

    @Test
    void whatIsDiscardedAlongOutOfTheFanIsExposed() {
        assertTold(
                """
                5 8.1 W: takeback W discard 6H; restore W pile AS 6H; draw W; discard W; limit W next draw
                5 23ter.3 W: takeback W discard 4C; play W 4C\
                """,
                """
                pile: AS 6H
                W: 4C 5D 9S
                turn: W draw
                W pickup
                W discard 6H 4C
                """);
    }

    @Test
    void whatIsDiscardedAlongIsTakenBackOutOfAPileThatWasNotSeen() {
        assertTold(
                """
                5 8.1 W: takeback W discard 6H; restore W pile ?? 6H; draw W; discard W; limit W next draw
                5 23ter.3 W: takeback W discard 4C; play W 4C\
                """,
                """
                pile: ?? 6H
                W: 4C 5D 9S
                turn: W draw
                W pickup
                W discard 6H 4C
                """);
    }

    @Test
    void whatIsLaidOutOfTurnSettlesNothingButTheTaking() {
        Judged hand =
                Judged.of(
                        """
                        EW1: JK/1 5H 6H 7H
                        E: QD KD 3C
                        turn: W play drawn
                        E takeback EW1 JK/1
                        E draw JD
                        E open JD QD KD
                        """);
        assertEquals(
                List.of(Case.WILD_CARD_MOVED, Case.PLAY_OUT_OF_TURN_DRAW),
                hand.end().owed().stream().map(owed -> owed.ruling().which()).toList());
    }

    @Test
    void aMeldOfThePileAloneIsMadeGoodToo() {
        Judged hand =
                assertTold(
                        "5 26.4 W: restore W pile 9S TS; stop W",
                        """
                        pile: 9S TS
                        W: 3H 4H 8D JS
                        turn: W draw
                        W pickup
                        W open 9S TS
                        W tie EW1 JS
                        """);
        assertEquals(List.of(), hand.end().owed());
    }
}
