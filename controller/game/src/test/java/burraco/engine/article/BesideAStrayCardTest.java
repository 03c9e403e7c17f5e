package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/**
 * Art. 23 and 27: the rest of a meld with a surplus card counts as if the card were not there, also
 * if the meld is frozen, if it closes a hand, and after the card has left.
 */
class BesideAStrayCardTest {
    /** Nobody notices that 5D does not fit. */
    private static final String STRAY =
            """
            P1: taken EW
            EW1: 4C 5C 6C 7C 8C 9C TC
            W: 5D JC KD QH
            turn: W play
            W tie EW1 5D ?
            W discard KD
            """
                    + Judged.turns("N E S");

    @Test
    void aMissedDrawLeavesTheBurracoThatWasThere() {
        Judged hand =
                assertTold(
                        """
                        13 28.2 W: draw W; freeze EW1 W; stop W
                        end 23.4 W: freeze EW1 end; negative EW 5D\
                        """,
                        STRAY + "W tie EW1 JC\n");
        assertEquals(200, hand.score(Line.EW).burrachi());
        assertEquals(-5, hand.score(Line.EW).penalized());
    }

    @Test
    void aDrawAndATieOutOfTurnLeaveItToo() {
        Judged hand = Judged.of(STRAY + "W draw\nW discard QH\nW draw 3S\nW tie EW1 JC\n");
        assertEquals("15 29.2 W, 16 29.3 W, end 23.4 W", hand.rulings());
        assertEquals(200, hand.score(Line.EW).burrachi());
    }

    @Test
    void theSeventhCardTiedBesideItMakesTheBurracoThatClosesTheHand() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: 4C 5C 6C 7C 8C 9C
                        W: 5D KD QH
                        E: TC
                        turn: W play
                        W tie EW1 5D ?
                        W discard KD
                        """
                                + Judged.turns("N")
                                + "E draw KH\nE tie EW1 TC\nE discard KH\n");
        assertEquals("closed E", hand.stands());
        assertEquals(200, hand.score(Line.EW).burrachi());
        assertEquals(-5, hand.score(Line.EW).penalized());
    }

    /** The king was not his, and is on the stock again, so it has no further effect. */
    @Test
    void aWrongTieThatWentBackWithACardTooManyKeepsNobodyFromClosing() {
        Judged hand =
                assertTold(
                        """
                        7 6.3 W: restore W stock KC
                        9 23.1 W: discard W KC; stop W\
                        """,
                        """
                        P1: taken EW
                        EW1: 4C 5C 6C 7C 8C 9C TC
                        EW2: 5H 6H 7H
                        W: 8H
                        turn: W draw
                        W draw QD
                        W draw KC
                        W tie EW2 8H
                        W tie EW2 KC
                        W putback stock
                        W discard QD
                        """);
        assertEquals("closed W", hand.stands());
    }

    /** 2S 8H are no meld; with 6H they are one, and only 3C is surplus. */
    @Test
    void ofCardsTiedToWhatIsNoMeldThoseStayThatMakeItOne() {
        assertTold(
                "9 23.1 E: discard E 3C; stop E",
                """
                W: 2S 8H KD QH
                E: 3C 6H JD
                turn: W play
                W open 2S 8H ?
                W discard KD
                N draw
                N discard ??
                E draw
                E tie EW1 3C 6H
                """);
    }

    /**
     * The joker is the wild card of the aces, although nobody saw it come with 9H; the two is not.
     */
    @Test
    void whatLiesRightlyBesideAStrayCardLeavesNoRoomForASecondWildCard() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        EW1: AH AC AS
                        E: 9H JK KD QD
                        W:
                        turn: E play
                        E tie EW1 9H JK ?
                        E discard KD
                        S draw
                        S discard ??
                        W draw 2D
                        W tie EW1 2D
                        """);
        assertEquals("11 23.1 W, end 23.4 E", hand.rulings());
        assertEquals(75, hand.score(Line.EW).melds());
    }

    /** The joker was tied correctly, and only 9S was not; the two is the second wild card. */
    @Test
    void theWildCardThatLiesRightlyIsTheOneThatStays() {
        Judged hand =
                assertTold(
                        """
                        5 23.1 W: discard W 9S; stop W
                        6 0.1 W: advise
                        6 23.1 W: penalize W 2D; stop W\
                        """,
                        """
                        P1: taken EW
                        EW1: 4H 5H 6H
                        W: 9S JK 2D KD QD
                        turn: W play
                        W tie EW1 JK 9S
                        W tie EW1 2D
                        """);
        assertEquals(45, hand.score(Line.EW).melds());
    }

    /** Cards that were never a meld contain one, and it allows closing. */
    @Test
    void aBurracoLaidTogetherWithAStrayCardClosesTheHand() {
        Judged hand =
                Judged.of(
                        """
                        P1: taken EW
                        W: 4C 5C 6C 7C 8C 9C TC 6D KD QD
                        E:
                        turn: W play
                        W open 4C 5C 6C 7C 8C 9C TC 6D ?
                        W discard KD
                        """
                                + Judged.turns("N")
                                + "E draw KH\nE discard KH\n");
        assertEquals("closed E", hand.stands());
        assertEquals(200, hand.score(Line.EW).burrachi());
    }
}
