package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 29: a draw or pickup after the pozzetto in diretta, and information for the partner. */
class TakenAfterThePozzettoTest {
    @Test
    void afterThePozzettoInDirettaADrawGoesBackAndHeDiscards() {
        Judged hand =
                assertTold(
                        "5 29.4 W: restore W stock ??; discard W; stop W",
                        """
                        W: KD QD JD
                        turn: W play
                        W open KD QD JD
                        W pozzetto
                        W draw
                        W putback stock
                        W discard ??
                        """);
        assertEquals("W play", hand.after(5));
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(7));
        assertEquals(10, hand.fan(Seat.WEST));
    }

    @Test
    void afterThePozzettoInDirettaAPickupGoesBackAndHeDiscards() {
        Judged hand =
                assertTold(
                        "6 29.5 W: restore W pile 4C; discard W; stop W",
                        """
                        W: KD QD JD
                        pile: 4C
                        turn: W play
                        W open KD QD JD
                        W pozzetto
                        W pickup
                        W putback pile
                        W discard ??
                        """);
        assertEquals("N draw", hand.stands());
    }

    @Test
    void thenThePozzettoWaitsForHisNextTurn() {
        assertTold(
                """
                6 29.4 W: restore W stock ??; discard W; stop W
                8 0.1 W: advise\
                """,
                """
                P1: 3H 4H 5H 7C 8C 9C TC 7S 8S 9S TS
                W: KD QD JD
                turn: W play
                W open KD QD JD
                W pozzetto
                W draw
                W putback stock
                W open 3H 4H 5H
                """);
    }

    @Test
    void whoWasHelpedByHisPartnersDrawIsLimitedToo() {
        assertTold(
                "2 29.2 E: limit W this any",
                """
                turn: W draw
                arbiter 29.2 W
                """);
    }

    @Test
    void whoWasHelpedByHisPartnersPickupMayOpenOnly() {
        assertTold(
                "2 29.1 E: limit W next open",
                """
                turn: N draw
                arbiter 29.1 W
                """);
    }

    /** Art. 29, as for cards taken out of turn: what is incomplete then cannot be completed. */
    @Test
    void whatIsNoMeldWithoutThePileIsNeverMadeGood() {
        assertTold(
                """
                9 29.5 W: restore W pile 8H 9C; discard W; freeze EW2 end; advise; stop W
                20 23.1 W: discard W QC; stop W\
                """,
                """
                pile: 8H 9C
                W: 5H 6H 7H
                P1: TC JC 8C KD KS QD JD TS 4D 4C 3D
                turn: W play drawn
                W open 5H 6H 7H
                W pozzetto
                W pickup ?
                W open 9C TC JC ?
                notice
                W takeback EW2 9C
                W putback pile
                W discard KD
                N draw
                N discard ??
                E draw
                E discard ??
                S draw
                S discard ??
                W draw QC
                W tie EW2 QC
                W discard QC
                """);
    }
}
