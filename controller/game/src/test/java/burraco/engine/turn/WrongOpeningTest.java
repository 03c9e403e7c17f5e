package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;

import org.junit.jupiter.api.Test;

/** Art. 10, 12 and 26: invalid openings, by kind. */
class WrongOpeningTest {
    @Test
    void kingsAreNoCombinationOfTheInternationalCode() {
        assertRulings(
                "3 12.2 W",
                """
                W: KS KD KH 4C 4C
                turn: W play
                W open KS KD KH
                """);
    }

    @Test
    void kingsWithAWildCardNeither() {
        assertRulings(
                "3 12.2 W",
                """
                W: KS KD JK 4C 4C
                turn: W play
                W open KS KD JK
                """);
    }

    @Test
    void kingsWithTwoWildCardsAreJustWrong() {
        assertRulings(
                "3 26.1 W",
                """
                W: KS KD JK JK 4C 4C
                turn: W play
                W open KS KD JK JK
                """);
    }

    @Test
    void wildCardsAloneAreNoMeld() {
        assertRulings(
                "3 10.4 W",
                """
                W: 2S JK 2D 4C 4C
                turn: W play
                W open 2S JK 2D
                """);
    }

    @Test
    void twosAreNoCombinationUnderTheItalianCodeEither() {
        assertRulings(
                "4 10.4 W",
                """
                [Code "FITAB-ITA-2026"]
                W: 2S 2H 2D 4C 4C
                turn: W play
                W open 2S 2H 2D
                """);
    }

    @Test
    void twoCardsAreNoMeld() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 6H 4C 4C
                turn: W play
                W open 5H 6H
                """);
    }

    @Test
    void twoGapsAreTooMany() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 7H 9H JK 4C 4C
                turn: W play
                W open 5H 7H 9H JK
                """);
    }

    @Test
    void twoSuitsAreNoSequence() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 6H 7D 4C 4C
                turn: W play
                W open 5H 6H 7D
                """);
    }

    @Test
    void twoWildCardsAreTooMany() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 6H JK 2C 4C 4C
                turn: W play
                W open 5H 6H JK 2C
                """);
    }

    @Test
    void theSameCardTwiceIsNoSequence() {
        assertRulings(
                "3 26.1 W",
                """
                W: 5H 6H 6H 7H 4C 4C
                turn: W play
                W open 5H 6H 6H 7H
                """);
    }

    @Test
    void aSequenceDoesNotGoRoundTheAce() {
        assertRulings(
                "3 26.1 W",
                """
                W: KH AH 2H 3H 4C 4C
                turn: W play
                W open KH AH 2H 3H
                """);
    }

    @Test
    void aSequenceHoldsOneAce() {
        assertRulings(
                "3 26.1 W",
                """
                W: AH AH 2H 3H 4C 4C
                turn: W play
                W open AH AH 2H 3H
                """);
    }
}
