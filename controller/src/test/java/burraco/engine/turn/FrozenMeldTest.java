package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;

import org.junit.jupiter.api.Test;

/** Glossary, congelamento: melds that may not be touched for a while, or for good. */
class FrozenMeldTest {
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
}
