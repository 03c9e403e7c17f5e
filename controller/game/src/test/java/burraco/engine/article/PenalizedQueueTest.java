package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 23 and 27: penalized cards lie beside him, and one leaves with each of his discards. */
class PenalizedQueueTest {
    private static final String RULED = "6 31A W: penalize W KS QS JS";
    private static final String CLOSED =
            """
            P1: taken EW
            EW1: 3H 4H 5H JK 7H 8H 9H
            W: KS QS JS TD
            turn: W play
            W open KS QS JS
            W discard TD
            W lay JS KS QS
            """;

    @Test
    void theyLieInTheOrderInWhichTheyLeave() {
        assertEquals("[KS, QS, JS]", faces(assertTold(RULED, CLOSED)));
    }

    @Test
    void oneLeavesWithEachDiscard() {
        Judged hand =
                assertTold(
                        RULED,
                        CLOSED
                                + Judged.turns("N E S")
                                + "W draw\nW discard KS\n"
                                + Judged.turns("N E S")
                                + "W draw\nW discard QS\n");
        assertEquals("[JS]", faces(hand));
        assertEquals(2, hand.fan(Seat.WEST));
        assertEquals("N draw", hand.stands());
    }

    @Test
    void onceTheyAreGoneHePlaysAgain() {
        assertTold(
                RULED,
                CLOSED
                        + Judged.turns("N E S")
                        + "W draw TH\nW discard KS\n"
                        + Judged.turns("N E S")
                        + "W draw\nW discard QS\n"
                        + Judged.turns("N E S")
                        + "W draw\nW discard JS\n"
                        + Judged.turns("N E S")
                        + "W draw\nW tie EW1 TH\nW discard ??\n");
    }

    @Test
    void anotherOfThemIsNotTheOneDue() {
        assertTold(
                RULED + "\n15 0.2 W: advise",
                CLOSED + Judged.turns("N E S") + "W draw\nW discard JS\n");
    }

    @Test
    void theDueCardStaysDue() {
        assertTold(
                RULED + "\n15 0.2 W: advise\n23 0.2 W: advise",
                CLOSED
                        + Judged.turns("N E S")
                        + "W draw 4D\nW discard 4D\n"
                        + Judged.turns("N E S")
                        + "W draw 5D\nW discard 5D\n");
    }

    @Test
    void cardsThatComeLaterTakeTheirPlaceInTheOrder() {
        Judged hand =
                assertTold(
                        "6 31A W: penalize W 7H",
                        """
                        P1: taken EW
                        EW1: 3H 4H 5H
                        W: 6H 7H TD
                        turn: W play
                        W tie EW1 6H 7H
                        W discard TD
                        W lay 7H
                        """);
        assertEquals("[7H]", faces(hand));
        Judged both =
                assertTold(
                        "6 23ter.1 W: penalize W KD",
                        """
                        penalized W: AC 8S 4C
                        EW1: 3H 4H 5H
                        W: KD QC 7S
                        turn: W play
                        W discard AC
                        arbiter 23ter.1 W EW1 KD
                        W lay KD
                        """);
        assertEquals("[KD, 8S, 4C]", faces(both));
    }

    @Test
    void whatStillLiesCountsAgainstHisLine() {
        Judged hand = Judged.of(CLOSED + Judged.turns("N E S") + "W draw\nW discard KS\nend\n");
        assertEquals(-20, hand.score(Line.EW).penalized());
    }

    @Test
    void pointsComeBeforeSuits() {
        assertDue("JK", "3H 2S AH KD JK");
        assertDue("2S", "3H 2S AH KD");
        assertDue("AH", "3H AH KD");
        assertDue("KD", "3H KD");
    }

    @Test
    void suitsComeBeforeRanksOfEqualPoints() {
        assertDue("8H", "KD QC 8H JS");
        assertDue("8D", "KC 8D KS");
        assertDue("3C", "7S 3C");
    }

    @Test
    void ofOneSuitTheHigherRankComesFirst() {
        assertDue("KS", "8S KS QS");
        assertDue("7S", "3S 7S");
    }

    @Test
    void byRankWhereTheRuleSaysSo() {
        String rule = "[Rule \"penalty-order=rank\"]\n";
        Judged hand = Judged.of(rule + "penalized W: 8H KS\nturn: W play\nW discard KS\n");
        assertEquals("", hand.rulings());
    }

    private static void assertDue(String due, String penalized) {
        String record = "penalized W: " + penalized + "\nturn: W play\nW discard " + due + "\n";
        assertEquals("", Judged.of(record).rulings());
    }

    private static String faces(Judged hand) {
        return hand.end().player(Seat.WEST).penalized().stream()
                .map(card -> card.face())
                .toList()
                .toString();
    }
}
