package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 8: the whole pile may be picked up if a card of it or of the fan is laid. */
class PickupTest {
    @Test
    void aMeldOutOfTheFanJustifiesAPickup() {
        assertSilent(
                """
                up: 2C
                W: 3H 4H 5H KD ??
                W pickup
                W open 3H 4H 5H
                W discard KD
                """);
    }

    @Test
    void aTieOutOfTheFanJustifiesAPickup() {
        assertSilent(
                """
                EW1: 3H 4H 5H
                pile: QS 9S
                W: 6H KD ??
                turn: W draw
                W pickup
                W tie EW1 6H
                W discard 9S
                """);
    }

    @Test
    void aCardOfThePileJustifiesItsPickup() {
        assertSilent(
                """
                EW1: 3H 4H 5H
                pile: QS 6H
                W: KD ??
                turn: W draw
                W pickup
                W tie EW1 6H
                W discard QS
                """);
    }

    @Test
    void theMeldMayBeLaidAsTheLastPlayBeforeTheDiscard() {
        assertSilent(
                """
                pile: QS JS 4D
                W: KS 4D KD ??
                turn: W draw
                W pickup QS JS 4D
                W open KS QS JS
                W discard 4D
                """);
    }

    @Test
    void withoutAPlayThePickupIsAFault() {
        assertRulings(
                "4 8.1 W",
                """
                pile: QS 9S
                turn: W draw
                W pickup
                W discard 9S
                """);
    }

    @Test
    void withoutAPlayThrowingBackTheOnlyCardIsOneFault() {
        assertRulings(
                "4 8.1 W",
                """
                up: QS
                turn: W draw
                W pickup
                W discard QS
                """);
    }

    @Test
    void underTheItalianCodeAPickupNeedsNoPlay() {
        assertSilent(
                """
                [Code "FITAB-ITA-2026"]
                pile: QS 9S
                turn: W draw
                W pickup
                W discard 9S
                """);
    }

    @Test
    void theOnlyCardMayNotBeThrownBackAtOnce() {
        assertRulings(
                "5 8.6 W",
                """
                up: 9S
                W: 3H 4H 5H KD ??
                W pickup
                W open 3H 4H 5H
                W discard 9S
                """);
    }

    @Test
    void theOnlyCardMayBeThrownBackWhenAnEqualOneIsPlainlyHeld() {
        assertSilent(
                """
                up: 9S/1
                W: 3H 4H 5H KD 9S/2
                W pickup
                W open 3H 4H 5H
                W discard 9S
                """);
    }

    @Test
    void anEqualCardMayBeDiscardedInsteadOfTheOnlyCard() {
        assertSilent(
                """
                up: 9S/1
                W: 3H 4H 5H KD 9S/2
                W pickup
                W open 3H 4H 5H
                W discard 9S/2
                """);
    }

    @Test
    void whenTheEqualCardIsLaidTheOnlyCardMayNotGoBack() {
        assertRulings(
                "5 8.6 W",
                """
                up: 9S/1
                W: TS JS KD 9S/2
                W pickup
                W open 9S/2 TS JS
                W discard 9S
                """);
    }

    @Test
    void theOnlyCardMayBeDiscardedOneTurnLater() {
        assertSilent(
                """
                up: 9S
                W: 3H 4H 5H KD ??
                W pickup
                W open 3H 4H 5H
                W discard KD
                """
                        + Judged.turns("N E S")
                        + """
                        W draw
                        W discard 9S
                        """);
    }

    @Test
    void aCardOfAPileOfTwoMayBeThrownBack() {
        assertSilent(
                """
                pile: 9S KC
                W: 3H 4H 5H KD ??
                turn: W draw
                W pickup
                W open 3H 4H 5H
                W discard 9S
                """);
    }

    @Test
    void theItalianCodeTooKnowsTheRuleOfTheOnlyCard() {
        assertRulings(
                "4 8.6 W",
                """
                [Code "FITAB-ITA-2026"]
                up: 9S
                W pickup
                W discard 9S
                """);
    }

    @Test
    void aPartOfThePileIsAFault() {
        assertRulings(
                "3 8.8 W",
                """
                pile: 9S KC
                turn: W draw
                W pickup 9S
                """);
    }

    @Test
    void namingAllCardsOfThePileInAnyOrderIsAllOfIt() {
        assertSilent(
                """
                pile: 9S KC 9S
                W: 3H 4H 5H KD ??
                turn: W draw
                W pickup KC 9S 9S
                W open 3H 4H 5H
                W discard KC
                """);
    }

    @Test
    void aPickupMaySayWhatACardOfThePileIsThatNobodyHadSeen() {
        assertSilent(
                """
                pile: KC ??
                W: 3H 4H 5H KD
                turn: W draw
                W pickup KC 9C
                W open 3H 4H 5H
                W discard 9C
                """);
    }

    @Test
    void aCardThatIsNotInThePileCannotBePickedUp() {
        assertEquals(
                3,
                Judged.refusedAt(
                        """
                        pile: KC QC
                        turn: W draw
                        W pickup KC 9C
                        """));
    }

    @Test
    void whoSaysThatHeCannotPlayIsRuledThen() {
        assertRulings(
                "4 8.4 W",
                """
                pile: 9S KC
                turn: W draw
                W pickup
                W cannot
                """);
    }

    @Test
    void aPileThatIsPutBackWithoutAWordIsRuledThen() {
        assertRulings(
                "4 8.4 W",
                """
                pile: 9S KC
                turn: W draw
                W pickup
                W putback pile
                """);
    }

    @Test
    void afterTheOpeningOfAWrongMeldThePickupIsUndone() {
        assertRulings(
                "5 26.4 W",
                """
                pile: 9S KC
                W: 3H 4H 6C KD ??
                turn: W draw
                W pickup
                W open 3H 4H 6C
                """);
    }

    @Test
    void aPickupOutOfTurnIsAFault() {
        assertRulings(
                "3 29.1 E",
                """
                pile: 9S KC
                turn: W draw
                E pickup
                """);
    }

    @Test
    void aPickupAfterTheDrawIsAFault() {
        assertRulings(
                "4 6.3 W",
                """
                pile: 9S KC
                turn: W draw
                W draw
                W pickup
                """);
    }
}
