package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Cards that go back, or aside, although no ruling asks for it. */
class UnaskedTest {
    @Test
    void ofTwoCardsDrawnTheSecondGoesBackUnasked() {
        Judged hand =
                assertTold(
                        "6 7.2 W: advise",
                        """
                        W: KD 4C
                        turn: W draw
                        W draw 7S 8S ?
                        W putback stock
                        W discard 7S
                        notice
                        N draw 8S
                        """);
        assertEquals("N play", hand.after(7));
    }

    @Test
    void whatWasDrawnOutOfTurnGoesBackUnasked() {
        Judged hand =
                assertTold(
                        "5 29.2 W: limit W next draw",
                        """
                        W: KD 4C
                        turn: N draw
                        W draw 7S ?
                        W putback stock
                        notice
                        N draw 7S
                        """);
        assertEquals("N play", hand.after(6));
    }

    @Test
    void nobodyMergesUnasked() {
        Judged hand =
                assertTold(
                        "5 0.3 W: advise",
                        """
                        EW1: AH AD AC
                        EW2: 3H 4H 5H
                        W: KD 4C
                        turn: W play
                        W merge EW2 EW1
                        W discard KD
                        """);
        assertEquals("N draw", hand.after(6));
    }

    @Test
    void nobodyLaysCardsAsideUnasked() {
        Judged hand =
                assertTold(
                        """
                        3 0.3 W: advise
                        4 0.2 W: advise\
                        """,
                        """
                        W: KD 4C 9S
                        turn: W play
                        W lay 4C
                        W discard KD
                        N draw
                        """);
        assertEquals("N play", hand.after(5));
    }

    @Test
    void nobodyTakesBackADiscardUnasked() {
        Judged hand =
                assertTold(
                        "4 0.3 W: advise",
                        """
                        W: KD 4C 9S
                        turn: W play
                        W discard KD
                        W takeback discard
                        N draw
                        """);
        assertEquals("N play", hand.after(5));
    }

    @Test
    void nobodyTakesBackAMeldUnasked() {
        Judged hand =
                assertTold(
                        "4 0.3 W: advise",
                        """
                        W: KD 4C 9S
                        EW1: 3H 4H 5H 6H
                        turn: W play
                        W takeback EW1 6H
                        W takeback EW1
                        W discard KD
                        """);
        assertEquals("N draw", hand.after(6));
    }

    @Test
    void afterAnAdviceAPersonDecides() {
        Judged hand =
                assertTold(
                        "3 6.2 W: advise",
                        """
                        W: KD 4C 9S
                        turn: W draw
                        W discard KD
                        W takeback discard KD
                        W draw 5S
                        N draw
                        """);
        assertEquals("N play", hand.after(6));
    }
}
