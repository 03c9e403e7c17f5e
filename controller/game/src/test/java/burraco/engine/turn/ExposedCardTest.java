package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;

import org.junit.jupiter.api.Test;

/** Art. 22: an exposed card has to be played, or else discarded. */
class ExposedCardTest {
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
                "5 22.1 W, 12 22.3 W, 13 0.2 W",
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
    void aDiscardThatNobodySawMayBeTheExposedCard() {
        assertSilent(
                """
                W: KD ?? ??
                exposed W: KD
                pile: 4C 5C
                turn: W draw
                W draw
                W discard ??
                """);
    }
}
