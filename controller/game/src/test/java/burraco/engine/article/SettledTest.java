package burraco.engine.article;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.engine.ruling.Remedy;
import burraco.testing.Judged;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Why a demand of a ruling is no longer due, and to whom returned cards are shown. */
class SettledTest {
    private static final String A_WRONG_MELD =
            """
            W: 5H 6H 8H 7H KD 4C
            turn: W draw
            W draw ??
            W open 5H 6H 8H
            """;

    private static final String OWES_A_CARD_BACK =
            """
            W: KD QD 8C
            N: 4D
            turn: W draw
            W draw 5H 6H
            """;

    private static void assertSettled(String settled, String record) {
        assertEquals(settled, Judged.of(record).settled());
    }

    @Test
    void whatIsCarriedOutIsDone() {
        assertSettled("5 restore done", OWES_A_CARD_BACK + "W putback stock\n");
    }

    @Test
    void bitByBitItIsDoneWithTheLastBit() {
        assertSettled(
                "5 penalize done, 6 discard done",
                """
                W: KS KC KD 5H 6H 8C
                turn: W play drawn
                W open KD KS KC
                W lay KC
                W lay KS
                W discard KD
                """);
    }

    @Test
    void whatOneActDoesCardByCardIsToldWhole() {
        Judged judged =
                Judged.of(
                        """
                        W: KS KC KD 5H 6H 8C
                        turn: W play drawn
                        W open KD KS KC
                        W lay KC KS
                        """);
        assertEquals(List.of("penalize W KC KS"), judged.lastSettled());
    }

    @Test
    void whatIsMadeGoodIsCured() {
        assertSettled("5 discard cured, 5 penalize cured", A_WRONG_MELD + "W tie EW1 7H\n");
    }

    @Test
    void whatAnArbiterLetsGoIsWaived() {
        assertSettled("5 restore waived", OWES_A_CARD_BACK + "arbiter waive\n");
    }

    @Test
    void onceEverybodyElseHasPlayedTheRightIsLost() {
        assertSettled(
                "10 restore right-lost",
                OWES_A_CARD_BACK
                        + "N draw\nN discard 4D\nE draw\nE discard ??\nS draw\nS discard ??\n");
    }

    @Test
    void whatWasOwedBeforeAGapIsOfAnotherTime() {
        assertSettled("5 restore before-a-gap", OWES_A_CARD_BACK + "gap 30s\n");
    }

    @Test
    void nothingIsDueOfAVoidDeal() {
        assertSettled("5 restore redealt", OWES_A_CARD_BACK + "arbiter redeal\n");
    }

    // The player to whom returned cards are shown

    private static Optional<Seat> shownTo(String record) {
        return Judged.of(record).lastRuling().remedies().stream()
                .filter(Remedy.Restore.class::isInstance)
                .map(Remedy.Restore.class::cast)
                .findFirst()
                .orElseThrow()
                .shownTo();
    }

    @Test
    void theSecondOfTwoCardsDrawnIsShownToTheNextPlayer() {
        assertEquals(Optional.of(Seat.NORTH), shownTo(OWES_A_CARD_BACK));
    }

    @Test
    void aCardDrawnOutOfTurnIsShownToTheOpponentInTurn() {
        assertEquals(Optional.of(Seat.WEST), shownTo("turn: W draw\nN draw\n"));
        assertEquals(Optional.of(Seat.WEST), shownTo("turn: W draw\nS draw\n"));
    }

    @Test
    void aPartnerInTurnIsShownNothing() {
        assertEquals(Optional.empty(), shownTo("turn: W draw\nE draw\n"));
    }

    @Test
    void aPileLiesOpenAnyhow() {
        assertEquals(Optional.empty(), shownTo("pile: 9S KC\nturn: W draw\nN pickup\n"));
    }

    @Test
    void aCardDrawnAfterThePozzettoIsShownToTheNextPlayer() {
        assertEquals(
                Optional.of(Seat.NORTH),
                shownTo(
                        """
                        W: 8H
                        EW1: 5H 6H 7H
                        turn: W play drawn
                        W tie EW1 8H
                        W pozzetto
                        W draw
                        """));
    }
}
