package burraco.engine.article;

import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 10, 12 and 26: the cost of an invalid opening, by when it is noticed. */
class WrongMeldsTest {
    @Test
    void wildCardsAloneAreAllPenalizedAndTheFirstOfThemIsTheDiscard() {
        Judged hand =
                assertTold(
                        "3 10.4 W: penalize W JK 2D 2S; discard W JK; stop W",
                        """
                        W: 2S JK 2D 4C 5C
                        turn: W play
                        W open 2S JK 2D
                        W lay 2D 2S
                        W discard JK
                        """);
        assertEquals("W play", hand.after(3));
        assertEquals("N draw", hand.after(5));
        assertEquals("", hand.melds());
    }

    @Test
    void wildCardsAloneNoticedAfterTheDiscardAreAllPenalized() {
        Judged hand =
                assertTold(
                        "5 10.4 W: penalize W JK 2D 2S",
                        """
                        W: 2S JK 2D 4C 5C
                        turn: W play
                        W open 2S JK 2D ?
                        W discard 4C
                        notice
                        W lay JK 2D 2S
                        """);
        assertEquals("W play", hand.after(5));
        assertEquals("N draw", hand.after(6));
    }

    @Test
    void wildCardsAloneNoticedLaterAreFrozenAndNegative() {
        assertTold(
                "6 10.4 W: freeze EW1 end; negative EW JK 2D 2S",
                """
                W: 2S JK 2D 4C 5C
                turn: W play
                W open 2S JK 2D ?
                W discard 4C
                N draw
                notice
                """);
    }

    @Test
    void aForbiddenCombinationIsPenalizedBySuitBetweenEqualPoints() {
        assertTold(
                "3 12.2 W: penalize W KH KD KS; discard W KH; stop W",
                """
                W: KS KD KH 4C 5C
                turn: W play
                W open KS KD KH
                """);
    }

    @Test
    void ofAForbiddenCombinationTheWildCardIsDiscardedFirst() {
        assertTold(
                "3 12.2 W: penalize W 2S KD KS; discard W 2S; stop W",
                """
                W: KS KD 2S 4C 5C
                turn: W play
                W open KS KD 2S
                """);
    }

    @Test
    void aForbiddenCombinationNoticedAfterTheDiscardIsPenalized() {
        assertTold(
                "5 12.2 W: penalize W KH KD KS",
                """
                W: KS KD KH 4C 5C
                turn: W play
                W open KS KD KH ?
                W discard 4C
                notice
                """);
    }

    @Test
    void aForbiddenCombinationNoticedLaterIsFrozenAndNegative() {
        assertTold(
                "6 12.2 W: freeze EW1 end; negative EW KH KD KS",
                """
                W: KS KD KH 4C 5C
                turn: W play
                W open KS KD KH ?
                W discard 4C
                N draw
                notice
                """);
    }

    @Test
    void kingsAreACombinationOfTheItalianCode() {
        assertSilent(
                """
                [Code "FITAB-ITA-2026"]
                W: KS KD KH 4C 5C
                turn: W play
                W open KS KD KH
                W discard 4C
                """);
    }

    @Test
    void whereACardIsMissingTheMeldMayBeCured() {
        assertTold(
                "3 26.1 W: cure W EW1; discard W 6H; penalize W 5H; stop W",
                """
                W: 5H 6H 7H 4C 5C
                turn: W play
                W open 5H 6H
                """);
    }

    @Test
    void whereNoCardCouldHelpNothingIsSaidOfACure() {
        assertTold(
                "3 26.1 W: discard W 6H; penalize W 5H 7D; stop W",
                """
                W: 5H 6H 7D 4C 5C
                turn: W play
                W open 5H 6H 7D
                """);
    }

    @Test
    void theSameCardTwiceIsOneCardTooMany() {
        Judged hand =
                assertTold(
                        "3 26.1 W: discard W 6H; stop W",
                        """
                        W: 5H 6H 6H 7H 4C 5C
                        turn: W play
                        W open 5H 6H 6H 7H
                        W discard 6H
                        """);
        assertEquals("EW1 5H 6H 7H", hand.melds());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void theFewestCardsAreTooMany() {
        assertTold(
                "3 26.1 W: cure W EW1; discard W 9H; stop W",
                """
                W: 5H 6H 7H 9H 4C 5C
                turn: W play
                W open 5H 6H 7H 9H
                """);
    }

    @Test
    void ofTwoWaysToLeaveAMeldTheHigherCardsAreTooMany() {
        assertTold(
                "3 26.1 W: cure W EW1; discard W 9H; penalize W 8H 7H; stop W",
                """
                W: 3H 4H 5H 7H 8H 9H 4C 5C
                turn: W play
                W open 3H 4H 5H 7H 8H 9H
                """);
    }

    @Test
    void theMissingCardEndsWhatIsOwed() {
        Judged hand =
                assertTold(
                        "3 26.1 W: cure W EW1; discard W 6H; penalize W 5H; stop W",
                        """
                        W: 5H 6H 7H 4C 5C
                        turn: W play
                        W open 5H 6H
                        W tie EW1 7H
                        W discard 4C
                        """);
        assertEquals("N draw", hand.stands());
        assertEquals("EW1 5H 6H 7H", hand.melds());
    }

    @Test
    void aWildCardIsACureToo() {
        Judged hand =
                assertTold(
                        "3 26.1 W: cure W EW1; discard W 6H; penalize W 5H; stop W",
                        """
                        W: 5H 6H JK 4C 5C
                        turn: W play
                        W open 5H 6H
                        W tie EW1 JK
                        W discard 5C
                        """);
        assertEquals("N draw", hand.stands());
    }

    @Test
    void afterACureHePlaysNoMore() {
        assertTold(
                """
                3 26.1 W: cure W EW1; discard W 6H; penalize W 5H; stop W
                5 0.1 W: advise\
                """,
                """
                W: 5H 6H 7H KC QC JC 4C 5C
                turn: W play
                W open 5H 6H
                W tie EW1 7H
                W open KC QC JC
                """);
    }

    @Test
    void inAWrongSequenceWithAWildCardHeChoosesWhatStays() {
        assertTold(
                "3 26.1 W: cure W EW1; discard W JK 5H 7H 9H; advise",
                """
                W: 5H 7H 9H JK 4C 5C
                turn: W play
                W open 5H 7H 9H JK
                """);
    }

    @Test
    void anyCardOfAWrongSequenceWithAWildCardMayBeHisDiscard() {
        Judged hand =
                Judged.of(
                        """
                        W: 5H 7H 9H JK 4C 5C
                        turn: W play
                        W open 5H 7H 9H JK
                        W discard 9H
                        """);
        assertEquals("3 26.1 W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void cardsTooManyNoticedAfterTheDiscardArePenalized() {
        assertTold(
                "5 23.3 W: penalize W 6H 5H 7D",
                """
                W: 5H 6H 7D 4C 5C
                turn: W play
                W open 5H 6H 7D ?
                W discard 4C
                notice
                """);
    }

    @Test
    void cardsTooManyNoticedLaterAreFrozenAndNegative() {
        assertTold(
                "6 23.4 W: freeze EW1 end; negative EW 9H",
                """
                W: 5H 6H 7H 9H 4C 5C
                turn: W play
                W open 5H 6H 7H 9H ?
                W discard 4C
                N draw
                notice
                """);
    }

    @Test
    void whatWasCuredBeforeAnybodyCalledIsNoFault() {
        assertSilent(
                """
                W: 5H 6H 7H 4C 5C
                turn: W play
                W open 5H 6H ?
                W tie EW1 7H ?
                W discard 4C
                notice
                """);
    }
}
