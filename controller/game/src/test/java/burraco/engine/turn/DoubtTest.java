package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;

import org.junit.jupiter.api.Test;

/** Nobody is blamed for a fault that is not certain. */
class DoubtTest {
    @Test
    void whatIsDoubtedIsNotRuledAtTheNextCall() {
        assertSilent(
                """
                turn: W draw
                W discard ?? ?
                doubt W
                N draw
                notice
                """);
    }

    @Test
    void norAtTheEnd() {
        assertSilent(
                """
                turn: W draw
                W discard ?? ?
                doubt W
                """);
    }

    @Test
    void whatAnotherPlayerDidWaitsOn() {
        assertRulings(
                "6 6.2 N",
                """
                turn: W draw
                W discard ?? ?
                N discard ?? ?
                doubt W
                E draw
                notice
                """);
    }

    @Test
    void whatHeDoesLaterIsHeldAgainstHim() {
        assertRulings(
                "7 6.3 W",
                """
                turn: W draw
                W draw
                W draw ?
                doubt W
                W draw ?
                W discard ??
                notice
                """);
    }

    @Test
    void whatHasBeenRuledStands() {
        assertRulings(
                "2 6.2 W",
                """
                turn: W draw
                W discard ??
                doubt W
                """);
    }

    @Test
    void oneOfHisActsIsDoubtedAndTheOtherRuled() {
        assertRulings(
                "6 6.3 W",
                """
                turn: W draw
                W draw
                W draw ?
                W discard ?? ?
                doubt W 2
                notice
                """);
    }

    @Test
    void oneThatIsNotThereIsNobodysFault() {
        assertRulings(
                "4 6.2 W",
                """
                turn: W draw
                W discard ?? ?
                doubt W 2
                notice
                """);
    }
}
