package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** A fault that nobody has noticed is ruled when somebody calls. */
class OnCallTest {
    @Test
    void nothingIsSaidBeforeACall() {
        Judged hand =
                Judged.of(
                        """
                        [Notice "on-call"]
                        turn: W draw
                        W discard ??
                        N draw
                        notice
                        """);
        assertEquals("5 6.2 W", hand.rulings());
    }

    @Test
    void aLateActIsRuledAtTheNextCall() {
        assertRulings(
                "4 6.2 W",
                """
                turn: W draw
                W discard ?? ?
                N draw
                notice
                """);
    }

    @Test
    void whatNobodyCallsForIsToldAtTheEnd() {
        assertRulings(
                "end 6.2 W",
                """
                [Notice "on-call"]
                turn: W draw
                W discard ??
                """);
    }

    @Test
    void thePartnerMayNotCallBeforeTheDiscard() {
        assertRulings(
                "end 6.3 W",
                """
                [Notice "on-call"]
                turn: W draw
                W draw
                W draw
                notice E
                """);
    }

    @Test
    void anOpponentMayCallAtAnyTime() {
        assertRulings(
                "5 6.3 W",
                """
                [Notice "on-call"]
                turn: W draw
                W draw
                W draw
                notice S
                """);
    }

    @Test
    void severalFaultsAreToldInTheOrderOfTheirActs() {
        assertRulings(
                "6 6.3 W, 6 0.3 N",
                """
                [Notice "on-call"]
                turn: W draw
                W draw
                W draw
                N discard ??
                notice S
                """);
    }

    @Test
    void aLegalHandHasNothingToTell() {
        assertSilent(
                """
                 [Notice "on-call"]
                 turn: W draw
                """
                        + turns("W N E S")
                        + """
                         notice
                        """);
    }
}
