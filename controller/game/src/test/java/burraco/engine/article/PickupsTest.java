package burraco.engine.article;

import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 8: pickups without a play, of a single card, and of a part of the pile. */
class PickupsTest {
    private static final String GROUNDLESS =
            """
            pile: 9S KC
            W: 4D 7D QH 8S 5S 3H 4H 5H
            turn: W draw
            W pickup
            W discard 4D
            """;

    private static final String PUT_RIGHT =
            """
            W takeback discard 4D
            W putback pile
            W draw 6C
            """;

    @Test
    void aPickupWithoutAPlayIsUndoneAndHeDrawsAndDiscards() {
        Judged hand =
                assertTold(
                        "5 8.1 W: takeback W discard 4D; restore W pile 9S KC; draw W; discard W;"
                                + " limit W next draw",
                        GROUNDLESS + PUT_RIGHT + "W discard 7D\n");
        assertEquals("W play", hand.after(5));
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(9));
        assertEquals(8, hand.fan(Seat.WEST));
    }

    @Test
    void theDiscardMayBeTheSameCardAgain() {
        Judged hand = Judged.of(GROUNDLESS + PUT_RIGHT + "W discard 4D\nN draw\nN discard ??\n");
        assertEquals("5 8.1 W", hand.rulings());
        assertEquals("E draw", hand.stands());
    }

    @Test
    void heDoesNotPlayOnceThePileIsBack() {
        assertEquals(
                "5 8.1 W, 9 0.1 W",
                Judged.of(GROUNDLESS + PUT_RIGHT + "W open 3H 4H 5H\n").rulings());
    }

    @Test
    void hisNextTurnIsADrawAndADiscard() {
        assertEquals(
                "5 8.1 W, 17 0.1 W",
                Judged.of(
                                GROUNDLESS
                                        + PUT_RIGHT
                                        + "W discard 7D\n"
                                        + Judged.turns("N E S")
                                        + "W draw\nW open 3H 4H 5H\n")
                        .rulings());
    }

    @Test
    void inHisNextTurnHePicksNothingUp() {
        assertEquals(
                "5 8.1 W, 16 0.1 W",
                Judged.of(
                                GROUNDLESS
                                        + PUT_RIGHT
                                        + "W discard 7D\n"
                                        + Judged.turns("N E S")
                                        + "W pickup\n")
                        .rulings());
    }

    @Test
    void theTurnAfterThatIsLikeAnyOther() {
        assertEquals(
                "5 8.1 W",
                Judged.of(
                                GROUNDLESS
                                        + PUT_RIGHT
                                        + "W discard 7D\n"
                                        + Judged.turns("N E S W N E S")
                                        + "W draw\nW open 3H 4H 5H\nW discard 8S\n")
                        .rulings());
    }

    @Test
    void whoSaysThatHeCannotPutsItBackDrawsAndDiscards() {
        Judged hand =
                assertTold(
                        "4 8.4 W: restore W pile 9S KC; draw W; limit W next draw; stop W",
                        """
                        pile: 9S KC
                        turn: W draw
                        W pickup
                        W cannot
                        W putback pile
                        W draw
                        W discard ??
                        """);
        assertEquals("W play", hand.after(4));
        assertEquals("W draw", hand.after(5));
        assertEquals("W play", hand.after(6));
        assertEquals("N draw", hand.after(7));
    }

    @Test
    void whoSaysThatHeCannotLaysNothingInThatTurn() {
        assertTold(
                """
                5 8.4 W: restore W pile 9S KC; draw W; limit W next draw; stop W
                8 0.1 W: advise\
                """,
                """
                pile: 9S KC
                W: 3H 4H 5H QD ??
                turn: W draw
                W pickup
                W cannot
                W putback pile
                W draw
                W open 3H 4H 5H
                """);
    }

    @Test
    void whoPutsItBackWithoutAWordIsLimitedToo() {
        Judged hand =
                Judged.of(
                        """
                        pile: 9S KC
                        turn: W draw
                        W pickup
                        W putback pile
                        W draw
                        W discard ??
                        """
                                + Judged.turns("N E S")
                                + """
                                W pickup
                                """);
        assertEquals("4 8.4 W, 13 0.1 W", hand.rulings());
        assertEquals("W draw", hand.after(4));
    }

    @Test
    void whoeverHasPlayedAfterHisPickupMaySayWhatHeLikes() {
        assertSilent(
                """
                pile: 9S KC
                W: 3H 4H 5H QD ??
                turn: W draw
                W pickup
                W open 3H 4H 5H
                W cannot
                W discard 9S
                """);
    }

    @Test
    void aGroundlessPickupNoticedOnceTheNextHasDrawnCostsNothing() {
        assertSilent(
                """
                pile: 9S KC
                turn: W draw
                W pickup
                W discard ?? ?
                N draw
                notice
                """);
    }

    @Test
    void aGroundlessPickupNoticedOnceTheNextHasPickedUpCostsNothing() {
        assertSilent(
                """
                pile: 9S KC
                N: 3H 4H 5H QD ??
                turn: W draw
                W pickup
                W discard KC ?
                N pickup
                N open 3H 4H 5H
                notice
                """);
    }

    @Test
    void aPartOfThePileIsForPeopleToDecide() {
        assertTold(
                "3 8.8 W: advise",
                """
                pile: 9S KC
                turn: W draw
                W pickup 9S
                """);
    }

    @Test
    void underTheItalianCodeTheCardLeftBehindIsTheDiscard() {
        Judged hand =
                assertTold(
                        "4 8.8 W: discard W KC; stop W",
                        """
                        [Code "FITAB-ITA-2026"]
                        pile: 9S KC
                        turn: W draw
                        W pickup 9S
                        W discard KC
                        """);
        assertEquals("W play", hand.after(4));
        assertEquals("N draw", hand.after(5));
        assertEquals(12, hand.fan(Seat.WEST));
    }

    @Test
    void ofSeveralLeftBehindTheHighestIsTheDiscardAndTheOthersAreHis() {
        Judged hand =
                assertTold(
                        "4 8.8 W: discard W AD; stop W",
                        """
                        [Code "FITAB-ITA-2026"]
                        pile: 9S KC AD
                        turn: W draw
                        W pickup KC
                        W pickup 9S
                        W discard AD
                        """);
        assertEquals("N draw", hand.stands());
        assertEquals(13, hand.fan(Seat.WEST));
    }

    @Test
    void thenHeLaysNothing() {
        assertTold(
                """
                5 8.8 W: discard W KC; stop W
                6 0.1 W: advise\
                """,
                """
                [Code "FITAB-ITA-2026"]
                pile: 9S KC
                W: 3H 4H 5H QD ??
                turn: W draw
                W pickup 9S
                W open 3H 4H 5H
                """);
    }

    @Test
    void thePileLiesAgainAsItLay() {
        Judged hand = Judged.of(GROUNDLESS + "W takeback discard\nW putback pile\n");
        assertEquals(
                "[9S, KC]",
                hand.end().pile().list().stream().map(card -> card.face()).toList().toString());
    }

    @Test
    void aCardOfThePileLaidToTheOtherLineGoesBackWithIt() {
        assertTold(
                "6 26.4 W: restore W pile TC 4D; stop W",
                """
                pile: TC 4D
                W: 5H KD QD
                NS1: 5H 6H 7H
                turn: W draw
                W pickup
                W tie NS1 TC
                """);
    }
}
