package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;

import org.junit.jupiter.api.Test;

/** Glossary, congelamento: melds that are frozen for a while, or for good. */
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

    /** N's turn has not begun: W's continues, because his pickup has to go back (8.1). */
    @Test
    void aTurnThatIsOpenedAgainBeforeHisLeavesHisMeldFrozen() {
        assertRulings(
                "6 8.1 W, 7 23.1 S, 7 19.6 S",
                """
                pile: 9S 8H
                NS1: 4S 5S 6S frozen-until N
                W: KD QD
                turn: W draw
                W pickup
                W discard KD
                S tie NS1 7S
                """);
    }
}
