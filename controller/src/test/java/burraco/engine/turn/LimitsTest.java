package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;

import org.junit.jupiter.api.Test;

/** Turns that are limited, melds that are frozen, cards that are exposed or penalized. */
class LimitsTest {
    @Test
    void aLimitedTurnAllowsADrawAndADiscard() {
        assertSilent(
                """
                limited W
                turn: W draw
                W draw
                W discard ??
                """);
    }

    @Test
    void aLimitedTurnAllowsAPickupThatLaysNothing() {
        assertSilent(
                """
                limited W
                pile: 9S KC
                turn: W draw
                W pickup
                W discard 9S
                """);
    }

    @Test
    void aTurnLimitedToADrawAllowsNoPickup() {
        assertRulings(
                "4 0.1 W",
                """
                limited W draw
                pile: 9S KC
                turn: W draw
                W pickup
                """);
    }

    @Test
    void aLimitedTurnAllowsNoMeld() {
        assertRulings(
                "5 0.1 W",
                """
                limited W any
                W: 3H 4H 5H KD
                turn: W draw
                W draw
                W open 3H 4H 5H
                """);
    }

    @Test
    void aLimitedTurnAllowsNoTie() {
        assertRulings(
                "6 0.1 W",
                """
                limited W
                EW1: 3H 4H 5H
                W: 6H KD
                turn: W draw
                W draw
                W tie EW1 6H
                """);
    }

    @Test
    void aTurnLimitedToAnOpeningAllowsNoneAfterADraw() {
        assertRulings(
                "5 0.1 W",
                """
                limited W open
                W: 3H 4H 5H KD
                turn: W draw
                W draw
                W open 3H 4H 5H
                """);
    }

    @Test
    void theLimitIsForOneTurn() {
        assertSilent(
                """
                 limited W
                 W: 3H 4H 5H KD KC
                 turn: W draw
                 W draw
                 W discard KD
                """
                        + turns("N E S")
                        + """
                         W draw
                         W open 3H 4H 5H
                         W discard KC
                        """);
    }

    @Test
    void besideATurnThatHasBegunTheNextOneIsLimited() {
        assertRulings(
                "13 0.1 W",
                """
                 limited W
                 W: 3H 4H 5H KD KC KS QS JS
                 turn: W play
                 W open 3H 4H 5H
                 W discard KD
                """
                        + turns("N E S")
                        + """
                         W draw
                         W open KS QS JS
                        """);
    }

    @Test
    void anotherSeatsLimitWaitsForItsTurn() {
        assertRulings(
                "6 0.1 N",
                """
                limited N
                N: KD QD JD 4S
                turn: W play
                W discard ??
                N draw
                N open KD QD JD
                """);
    }

    @Test
    void aMeldFrozenForGoodMayNotBeTouched() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: 3H 4H 5H frozen
                W: 6H KD 4C
                turn: W play
                W tie EW1 6H
                """);
    }

    @Test
    void thePartnerMayNotTouchAMeldThatIsFrozenMeanwhile() {
        assertRulings(
                "4 23.1 W",
                """
                EW1: 3H 4H 5H frozen-until E
                W: 6H KD 4C
                turn: W play
                W tie EW1 6H
                """);
    }

    @Test
    void inHisNextTurnItIsAMeldLikeAnyOther() {
        assertSilent(
                """
                EW1: 3H 4H 5H frozen-until W
                W: 6H KD 4C
                turn: W draw
                W draw
                W tie EW1 6H
                W discard KD
                """);
    }

    @Test
    void itThawsWhenHisTurnComes() {
        assertSilent(
                """
                 EW1: 3H 4H 5H frozen-until W
                 W: 6H KD 4C
                 turn: E draw
                """
                        + turns("E S")
                        + """
                         W draw
                         W tie EW1 6H
                         W discard KD
                        """);
    }

    @Test
    void afterwardsHisPartnerMayTouchItToo() {
        assertSilent(
                """
                 EW1: 3H 4H 5H frozen-until W
                 E: 6H KD 4C
                 turn: W draw
                """
                        + turns("W N")
                        + """
                         E draw
                         E tie EW1 6H
                         E discard KD
                        """);
    }

    @Test
    void anExposedCardMayBeTied() {
        assertSilent(
                """
                EW1: 3H 4H 5H
                W: 6H KD 4C
                exposed W: 6H
                turn: W draw
                W draw
                W tie EW1 6H
                W discard KD
                """);
    }

    @Test
    void anExposedCardMayBeDiscarded() {
        assertSilent(
                """
                W: 6H KD 4C
                exposed W: 6H
                turn: W draw
                W draw
                W discard 6H
                """);
    }

    @Test
    void anExposedCardMayNotStay() {
        assertRulings(
                "5 0.2 W",
                """
                W: 6H KD 4C
                exposed W: 6H
                turn: W draw
                W draw
                W discard KD
                """);
    }

    @Test
    void anEqualCardIsAsGoodAsTheExposedOne() {
        assertSilent(
                """
                W: 6H/1 6H/2 4C
                exposed W: 6H/2
                turn: W draw
                W draw
                W discard 6H
                """);
    }

    @Test
    void ofTwoExposedCardsOneIsTheDiscard() {
        assertSilent(
                """
                 W: 6H KD 4C
                 exposed W: 6H KD
                 turn: W draw
                 W draw
                 W discard KD
                """
                        + turns("N E S")
                        + """
                         W draw
                         W discard 6H
                        """);
    }

    @Test
    void aCardExposedOutOfTurnIsDueInHisNextTurn() {
        assertRulings(
                "3 22.1 W, 9 0.2 W",
                """
                 W: 6H KD 4C
                 turn: E draw
                 W expose 6H
                """
                        + turns("E S")
                        + """
                         W draw
                         W discard KD
                        """);
    }

    @Test
    void theExposerAddsNothingToWhatHisPartnerExtendedSince() {
        assertRulings(
                "5 22.1 W, 12 22.3 W",
                """
                 EW1: 3H 4H 5H
                 W: 7H KD ??
                 E: 6H 9C ??
                 turn: E draw
                 W expose 7H
                 E draw
                 E tie EW1 6H
                 E discard 9C
                """
                        + turns("S")
                        + """
                         W draw
                         W tie EW1 7H
                         W discard KD
                        """);
    }

    @Test
    void theExposerMayAddToWhatLayThereBefore() {
        assertRulings(
                "5 22.1 W",
                """
                 EW1: 4H 5H 6H
                 W: 7H KD ??
                 E: KS QS JS 9C ??
                 turn: E draw
                 W expose 7H
                 E draw
                 E open KS QS JS
                 E discard 9C
                """
                        + turns("S")
                        + """
                         W draw
                         W tie EW1 7H
                         W discard KD
                        """);
    }

    @Test
    void onceTheExposedCardIsGoneHeMayAddAgain() {
        assertRulings(
                "5 22.1 W",
                """
                 EW1: 3H 4H 5H
                 W: 7H KD KC ??
                 E: 6H 9C ??
                 turn: E draw
                 W expose KD
                 E draw
                 E tie EW1 6H
                 E discard 9C
                """
                        + turns("S")
                        + """
                         W draw
                         W discard KD
                        """
                        + turns("N E S")
                        + """
                         W draw
                         W tie EW1 7H
                         W discard KC
                        """);
    }

    @Test
    void penalizedCardsAreDiscardedSecondoNorma() {
        assertSilent(
                """
                 W: 6H
                 penalized W: 4C KD KH
                 turn: W draw
                 W draw
                 W discard KH
                """
                        + turns("N E S")
                        + """
                         W draw
                         W discard KD
                        """
                        + turns("N E S")
                        + """
                         W draw
                         W discard 4C
                        """);
    }

    @Test
    void anotherCardThanThePenalizedOne() {
        assertRulings(
                "5 0.2 W",
                """
                W: 6H
                penalized W: 4C KD
                turn: W draw
                W draw
                W discard 6H
                """);
    }

    @Test
    void anotherPenalizedCardThanTheFirst() {
        assertRulings(
                "5 0.2 W",
                """
                W: 6H
                penalized W: 4C KD
                turn: W draw
                W draw
                W discard 4C
                """);
    }

    @Test
    void byRankWhereTheRuleSaysSo() {
        assertSilent(
                """
                [Rule "penalty-order=rank"]
                W: 6H
                penalized W: 8H KS
                turn: W draw
                W draw
                W discard KS
                """);
    }

    @Test
    void byPointsTheSuitDecidesBetweenEqualPoints() {
        assertSilent(
                """
                W: 6H
                penalized W: 8H KS
                turn: W draw
                W draw
                W discard 8H
                """);
    }

    @Test
    void noMeldBeforeThePenalizedCard() {
        assertRulings(
                "5 23bis.2 W",
                """
                W: 3H 4H 5H 6C
                penalized W: 4C
                turn: W draw
                W draw
                W open 3H 4H 5H
                W discard 4C
                """);
    }

    @Test
    void oncePenalizedCardsAreGoneHePlaysAgain() {
        assertSilent(
                """
                 W: 3H 4H 5H 6C
                 penalized W: 4C
                 turn: W draw
                 W draw
                 W discard 4C
                """
                        + turns("N E S")
                        + """
                         W draw
                         W open 3H 4H 5H
                         W discard 6C
                        """);
    }
}
