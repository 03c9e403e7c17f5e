package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 15 bis: all four only exchange a card with the pile. */
class StallTest {
    private static final String START =
            """
            [Code "FITAB-ITA-2026"]
            pile: 9S KC
            turn: W draw
            """;

    @Test
    void elevenTurnsAreNoStall() {
        assertEquals("", Judged.of(START + swaps("W N E S W N E S W N E")).rulings());
    }

    @Test
    void theTwelfthTurnIsOne() {
        Judged hand = assertTold("27 15bis: advise", START + swaps("W N E S W N E S W N E S"));
        assertEquals("W draw", hand.stands());
    }

    @Test
    void itIsToldOnce() {
        String laps = "W N E S W N E S W N E S";
        assertTold("27 15bis: advise", START + swaps(laps + " " + laps + " W N E S"));
    }

    @Test
    void aDrawIsAnEndToIt() {
        assertEquals(
                "",
                Judged.of(
                                START
                                        + swaps("W N E S W N E S W N E")
                                        + Judged.turns("S")
                                        + swaps("W N E S W N E S W N E"))
                        .rulings());
    }

    @Test
    void afterADrawItMayBeginAgain() {
        assertTold(
                "51 15bis: advise",
                START
                        + swaps("W N E S W N E S W N E")
                        + Judged.turns("S")
                        + swaps("W N E S W N E S W N E S"));
    }

    @Test
    void aPlayIsAnEndToItToo() {
        assertEquals(
                "",
                Judged.of(
                                START.replace("pile", "S: 3H 4H 5H ??\npile")
                                        + swaps("W N E S W N E S W N E")
                                        + "S pickup\nS open 3H 4H 5H\nS discard ??\n"
                                        + swaps("W N E S W N E S W N E"))
                        .rulings());
    }

    @Test
    void confirmedItEndsTheHandAsItsStockWould() {
        Judged hand = Judged.of(START + swaps("W N E S W N E S W N E S") + "end\n");
        assertEquals("stock", hand.stands());
        assertEquals(0, hand.score(Line.EW).closing());
        assertEquals(0, hand.score(Line.NS).closing());
    }

    @Test
    void onceSomebodyHasDrawnAnEndIsOnlyAStop() {
        Judged hand =
                Judged.of(START + swaps("W N E S W N E S W N E S") + Judged.turns("W") + "end\n");
        assertEquals("stopped", hand.stands());
    }

    @Test
    void anArbiterMaySayThatItIsOne() {
        Judged hand = assertTold("4 15bis: advise", START + "arbiter 15bis\nend\n");
        assertEquals("stock", hand.stands());
    }

    /** Turns in which these seats pick up the pile and discard one card. */
    private static String swaps(String seats) {
        StringBuilder lines = new StringBuilder();
        for (String seat : seats.split(" ")) {
            lines.append(seat).append(" pickup\n").append(seat).append(" discard ??\n");
        }
        return lines.toString();
    }
}
