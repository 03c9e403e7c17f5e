package burraco.engine.article;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.ruling.Manner;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** The ways in which a case came about, which have different sentences. */
class MannersTest {
    private static void assertLast(String ruling, Manner manner, String record) {
        Judged judged = Judged.of(record);
        assertEquals(
                ruling,
                judged.lastRuling().which() + " " + judged.lastRuling().seat().orElseThrow());
        assertEquals(manner, judged.lastRuling().manner());
    }

    @Test
    void aCardTiedAndTakenBack() {
        assertLast(
                "0.3 W",
                Manner.TAKEN_BACK,
                """
                EW1: 5H 6H 7H
                W: 8H KD 4C
                turn: W play drawn
                W tie EW1 8H
                W takeback EW1 8H
                """);
    }

    @Test
    void aDiscardTakenBackOutOfTurnIsTakenBackAllTheSame() {
        assertLast(
                "0.3 W",
                Manner.TAKEN_BACK,
                """
                W: 8H KD 4C
                turn: W play drawn
                W discard KD
                W takeback discard
                """);
    }

    @Test
    void aCardDrawnAndPutBack() {
        assertLast(
                "0.3 W",
                Manner.PUT_BACK,
                """
                W: 8H KD 4C
                turn: W draw
                W draw 9C
                W putback stock
                """);
    }

    @Test
    void cardsPutBackByWhoseTurnItIsNot() {
        assertLast(
                "0.3 W",
                Manner.USUAL,
                """
                W: 8H KD 4C
                turn: W draw
                W draw 9C
                W discard KD
                W putback stock
                """);
    }

    @Test
    void cardsLaidAsideThatNobodyAskedFor() {
        assertLast(
                "0.3 W",
                Manner.MOVED,
                """
                W: 8H KD 4C
                turn: W play drawn
                W lay 8H
                """);
    }

    @Test
    void anotherCardThanTheExposedOne() {
        assertLast(
                "0.2 W",
                Manner.EXPOSED_DUE,
                """
                W: 8H KD 4C
                exposed W: 8H
                turn: W play drawn
                W discard KD
                """);
    }

    @Test
    void anotherCardThanThePenalizedOne() {
        assertLast(
                "0.2 W",
                Manner.USUAL,
                """
                penalized W: QH
                W: 8H KD 4C
                turn: W play drawn
                W discard KD
                """);
    }

    @Test
    void thePileOnceItHadGoneBack() {
        assertLast(
                "8.1 W",
                Manner.PICKED_UP_AGAIN,
                """
                pile: 8H 9C
                W: 6D 7D KD QD
                turn: W draw
                W pickup
                W cannot
                W putback pile
                W pickup
                """);
    }

    @Test
    void aPickupWithoutAPlay() {
        assertLast(
                "8.1 W",
                Manner.USUAL,
                """
                pile: 8H 9C
                W: 6D 7D KD QD
                turn: W draw
                W pickup
                W discard KD
                """);
    }

    @Test
    void aCardThatWasGivenBackAndNotExposed() {
        assertLast(
                "22.3 W",
                Manner.RETURNED_CARDS,
                """
                P1: taken EW
                EW1: 3S 4S 5S 6S 7S 8S 9S
                E: 3H 4H 5H KC QC
                W: 6H 7H 8H
                turn: W play drawn
                W open 6H 7H 8H
                W takeback EW2
                W discard 8H
                N draw
                N discard ??
                E draw 4D
                E open 3H 4H 5H
                E discard 4D
                S draw
                S discard ??
                W draw 9C
                W tie EW3 6H
                """);
    }

    @Test
    void anExposedCardTiedToAPartnersNewMeld() {
        assertLast(
                "22.3 W",
                Manner.USUAL,
                """
                W: 8H KD 4D
                E: 5H 6H 7H KC QC
                turn: E play drawn
                W expose 8H
                E open 5H 6H 7H
                E discard KC
                S draw
                S discard ??
                W draw 9C
                W tie EW1 8H
                """);
    }

    @Test
    void whatWasLaidBeforeTheDrawIsNoMeldALapLater() {
        assertLast(
                "28.1 W",
                Manner.NOT_COMPLETED,
                """
                W: KC KS KD QD 4C
                turn: W draw
                W open KC KS KD
                W draw 3C
                W discard QD
                """
                        + Judged.turns("N E S")
                        + """
                        W draw 7H
                        W discard 4C
                        """);
    }

    @Test
    void theOpeningThatALimitedTurnAllows() {
        assertLast(
                "29.1 E",
                Manner.ALLOWED_OPENING,
                """
                pile: 8H 9C
                E: 6H 7H KD QD
                W: 9H 4C 5D
                turn: W draw
                E pickup
                E putback pile
                W draw 3D
                W discard 4C
                """
                        + Judged.turns("N")
                        + """
                        E pickup
                        E open 6H 7H 8H
                        """);
    }

    @Test
    void aPileTakenOutOfTurn() {
        assertLast("29.1 E", Manner.USUAL, "pile: 8H 9C\nturn: W draw\nE pickup\n");
    }

    private static final String LAST_CARD =
            """
            P1: taken EW
            EW1: JK 4S 5S 6S 7S
            W: KD
            turn: W play drawn
            W discard KD
            """;

    @Test
    void closingWithoutTheCleanBurracoThatTheCodeAsksFor() {
        assertLast("31A W", Manner.CLEAN_BURRACO_NEEDED, LAST_CARD);
    }

    @Test
    void underTheItalianCodeItNeedNotBeClean() {
        assertLast("31A W", Manner.USUAL, "[Code \"FITAB-ITA-2026\"]\n" + LAST_CARD);
    }
}
