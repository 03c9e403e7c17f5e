package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 6 and 23 ter, and art. 6 of the Italian code: a discard is one card, and ends the turn. */
class DiscardTest {
    @Test
    void aDiscardEndsTheTurn() {
        Judged hand =
                Judged.of(
                        """
                        turn: W play
                        W discard ??
                        """);
        assertEquals("", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void theTurnGoesClockwise() {
        Judged hand =
                Judged.of(
                        """
                         turn: W draw
                        """
                                + turns("W N E S"));
        assertEquals("", hand.rulings());
        assertEquals("W draw", hand.stands());
    }

    @Test
    void aDiscardWithoutADrawIsAFault() {
        Judged hand =
                Judged.of(
                        """
                        turn: W draw
                        W discard ??
                        """);
        assertEquals("2 6.2 W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void whoWasToldToDrawAndDiscardsInsteadHasStillNotDrawn() {
        assertRulings(
                "3 28.1 W, 4 6.2 W",
                """
                W: 3H 4H 5H KD KC
                turn: W draw
                W open 3H 4H 5H
                W discard KD
                """);
    }

    @Test
    void aDiscardOutOfTurnIsAFaultAndTheTurnStays() {
        Judged hand =
                Judged.of(
                        """
                        turn: W draw
                        N discard ??
                        """);
        assertEquals("2 0.3 N", hand.rulings());
        assertEquals("W draw", hand.stands());
    }

    @Test
    void twoCardsTogetherAreAFault() {
        Judged hand =
                Judged.of(
                        """
                        W: 4C 5C 6C
                        turn: W play
                        W discard 4C 5C
                        W takeback discard 5C
                        """);
        assertEquals("3 23ter.3 W", hand.rulings());
        assertEquals("N draw", hand.stands());
    }

    @Test
    void aWildCardMayBeDiscarded() {
        assertSilent(
                """
                W: JK 2C 5C
                turn: W play
                W discard JK
                """);
    }

    @Test
    void theCardDrawnMayBeDiscarded() {
        assertSilent(
                """
                turn: W draw
                W draw 4C
                W discard 4C
                """);
    }

    @Test
    void aCardThatIsNotInAKnownFanCannotBeDiscarded() {
        assertEquals(
                3,
                Judged.refusedAt(
                        """
                        W: 4C 5C
                        turn: W play
                        W discard 6C
                        """));
    }

    @Test
    void underTheItalianCodeTheFirstCardLiesBetween() {
        assertRulings(
                "5 F6.4 W",
                """
                [Code "FITAB-ITA-2026"]
                W: 4C 5C
                pile:
                turn: W play
                W discard 4C @elsewhere
                """);
    }

    @Test
    void everyPileHasAFirstCard() {
        assertRulings(
                "6 F6.4 W",
                """
                [Code "FITAB-ITA-2026"]
                W: 4C 5C
                pile: 9S 9C
                turn: W draw
                W pickup
                W discard 4C @elsewhere
                """);
    }

    @Test
    void theFacedCardHasItsPlaceToo() {
        assertRulings(
                "2 F6.4 S",
                """
                [Code "FITAB-ITA-2026"]
                turnup 9S @elsewhere
                """);
    }

    @Test
    void laterCardsLieAgainstThePile() {
        assertRulings(
                "5 F6.5 W",
                """
                [Code "FITAB-ITA-2026"]
                W: 4C 5C
                pile: 9S
                turn: W play
                W discard 4C @apart
                """);
    }

    @Test
    void whereNothingIsSaidTheCardLiesRight() {
        assertSilent(
                """
                [Code "FITAB-ITA-2026"]
                W: 4C 5C
                pile: 9S
                turn: W play
                W discard 4C
                """);
    }

    @Test
    void theRightPlacesAreNoFault() {
        assertSilent(
                """
                [Code "FITAB-ITA-2026"]
                W: 4C 5C
                pile: 9S 9C
                turn: W draw
                W pickup
                W discard 4C @between
                N draw
                N discard ?? @next
                """);
    }

    @Test
    void beforeTheChangeOnlyTheFirstPlaceWasNamed() {
        assertSilent(
                """
                [Code "FITAB-ITA-2026"]
                [Rule "art6=old"]
                W: 4C 5C
                pile: 9S
                turn: W play
                W discard 4C @apart
                """);
    }

    @Test
    void theInternationalCodeSaysNothingOfPlaces() {
        assertSilent(
                """
                W: 4C 5C
                pile: 9S
                turn: W play
                W discard 4C @apart
                """);
    }

    @Test
    void twoFaultsInOneDiscardAreToldInOrder() {
        assertRulings(
                "6 31A W, 6 F6.5 W",
                """
                [Code "FITAB-ITA-2026"]
                P1: taken EW
                W: KD
                pile: 4C
                turn: W play
                W discard KD @apart
                """);
    }
}
