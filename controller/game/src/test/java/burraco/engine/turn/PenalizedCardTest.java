package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;

import org.junit.jupiter.api.Test;

/** Art. 23 and 23 bis: with each discard one penalized card leaves, in their order. */
class PenalizedCardTest {
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

    @Test
    void aDiscardThatNobodySawMayBeThePenalizedCard() {
        assertSilent(
                """
                W: 3H ?? ??
                penalized W: KD
                pile: 4C 5C
                turn: W draw
                W draw
                W discard ??
                """);
    }
}
