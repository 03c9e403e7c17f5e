package burraco.engine.turn;

import static burraco.testing.Judged.assertRulings;
import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.turns;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.testing.Judged;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Art. 4, 6 and 25: the deal, and the first card faced. */
class DealTest {
    @Test
    void clockwiseFromTheDealersLeftIsRight() {
        Judged hand =
                Judged.of(
                        """
                        shuffle E
                        shuffle S
                        cut E
                        deal W ??
                        deal N ??
                        deal E ??
                        deal S ??
                        deal W ??
                        """);
        assertEquals("", hand.rulings());
        assertEquals("W deal", hand.stands());
    }

    @Test
    void pozzettiMayBeMadeMeanwhile() {
        assertSilent(
                """
                deal W ??
                deal P1 ??
                deal P2 ??
                deal N ??
                deal P1 ??
                deal E ??
                """);
    }

    @Test
    void theFirstCardToTheWrongSeat() {
        assertRulings(
                "1 4.3 S",
                """
                deal N ??
                """);
    }

    @Test
    void counterclockwiseIsToldAtTheFirstCardThatShowsIt() {
        assertRulings(
                "2 4.3 S",
                """
                deal W ??
                deal S ??
                """);
    }

    @Test
    void twoCardsAtATimeAreWrong() {
        assertRulings(
                "2 4.3 S",
                """
                deal W ??
                deal W ??
                """);
    }

    @Test
    void theDealerIsTheTags() {
        Judged hand =
                Judged.of(
                        """
                        [Dealer "W"]
                        deal N ??
                        deal E ??
                        deal S ??
                        deal W ??
                        """);
        assertEquals("", hand.rulings());
    }

    @Test
    void elevenEachAreRight() {
        Judged hand =
                Judged.of(
                        """
                        turnup 9S
                        """);
        assertEquals("", hand.rulings());
        assertEquals("W draw", hand.stands());
    }

    @Test
    void aFanOfTenIsToldWhenTheFirstCardIsFaced() {
        assertRulings(
                "2 4.7",
                """
                N: ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                turnup 9S
                """);
    }

    @Test
    void aPozzettoOfTwelveIsToldWhenTheFirstCardIsFaced() {
        assertRulings(
                "2 4.7",
                """
                P2: ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                turnup 9S
                """);
    }

    @Test
    void onceTheHandHasBegunTheDealStands() {
        assertSilent(
                """
                N: ?? ?? ?? ?? ?? ?? ?? ?? ?? ??
                up: 9S
                W draw
                W discard ??
                """);
    }

    @Test
    void aMissingCardIsToldAtTheFirstDraw() {
        assertRulings(
                "4 25.1",
                """
                [Deck "as-is"]
                stock: 40
                up: 9S
                W draw
                """);
    }

    @Test
    void aCardTooManyIsToldAtTheFirstDraw() {
        assertRulings(
                "5 25.1",
                """
                [Deck "as-is"]
                stock: 41
                W: 7H 7H 7H ?? ?? ?? ?? ?? ?? ?? ??
                up: 9S
                W draw
                """);
    }

    @Test
    void aWholeDeckIsWhole() {
        assertSilent(
                """
                [Deck "as-is"]
                stock: 41
                up: 9S
                W draw
                """);
    }

    @Test
    void whatIsWrongWithTheDeckIsToldOnce() {
        assertRulings(
                "3 25.1",
                """
                [Deck "as-is"]
                stock: 41
                turnup 9S
                W draw
                """);
    }

    @Test
    void inTheMiddleOfAHandTheDeckIsNoMatter() {
        assertSilent(
                """
                 [Deck "as-is"]
                 stock: 12
                 EW1: 3H 4H 5H
                 pile: 9S 9C
                 turn: W draw
                """
                        + turns("W"));
    }

    @Test
    void aThirdSevenOfHeartsCannotBeInAWholeDeck() {
        assertEquals(
                1,
                Judged.refusedAt(
                        """
                        W: 7H 7H 7H
                        turn: W draw
                        W draw
                        """));
    }

    @Test
    void anArbiterMayHaveItDealtAgain() {
        Judged hand =
                Judged.of(
                        """
                        turnup 9S
                        arbiter redeal
                        """);
        assertEquals("", hand.rulings());
        assertEquals("W deal", hand.stands());
        assertEquals(108, hand.end().stock().size());
    }

    @Test
    void noCardIsDealtOnceTheHandHasBegun() {
        assertEquals(
                2,
                Judged.refusedAt(
                        """
                        W draw
                        deal W ??
                        """));
    }

    @Test
    void onceACardIsFacedThereIsNothingToDrawShuffleCutOrDeal() {
        for (String act : List.of("lot N KS", "shuffle E", "cut N", "deal W ??", "deal P1 ??")) {
            assertEquals(2, Judged.refusedAt("turnup 9S\n" + act + "\n"), act);
            assertEquals(2, Judged.refusedAt("W draw\n" + act + "\n"), act);
        }
    }
}
