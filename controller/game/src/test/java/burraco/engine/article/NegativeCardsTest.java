package burraco.engine.article;

import static burraco.testing.Judged.assertTold;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.engine.score.LineScore;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** Art. 17, 23 and 30: the count with negative, penalized or frozen cards. */
class NegativeCardsTest {
    /** The cards of the other players, so that there is a total. */
    private static final String OTHERS = "E: QH\nP1: taken EW\n";

    private static final String NOTICED_LATER = "N draw\nnotice\n";

    @Test
    void theBadCardCountsAgainstHisLineAndTheOthersForIt() {
        Judged hand =
                assertTold(
                        "9 23.4 W: freeze EW1 end; negative EW 7H",
                        OTHERS
                                + """
                                EW1: 3H 4H 5H
                                W: 7H KC QC
                                turn: W play
                                W tie EW1 7H ?
                                W discard KC
                                """
                                + NOTICED_LATER);
        LineScore score = hand.score(Line.EW);
        assertEquals(15, score.melds());
        assertEquals(-5, score.penalized());
        assertEquals(-20, score.hand().getAsInt());
        assertEquals(-10, hand.total(Line.EW));
    }

    @Test
    void aBurracoMadeBeforeStays() {
        Judged hand =
                assertTold(
                        "9 23.4 W: freeze EW1 end; negative EW JD",
                        OTHERS
                                + """
                                EW1: 3H 4H 5H 6H 7H 8H 9H
                                W: JD KC QC
                                turn: W play
                                W tie EW1 JD ?
                                W discard KC
                                """
                                + NOTICED_LATER);
        LineScore score = hand.score(Line.EW);
        assertEquals(200, score.burrachi());
        assertEquals(45, score.melds());
        assertEquals(-10, score.penalized());
        assertEquals(200 + 45 - 10 - 20, hand.total(Line.EW));
    }

    @Test
    void aBadCardMakesNoBurraco() {
        Judged hand =
                Judged.of(
                        OTHERS
                                + """
                                EW1: 3H 4H 5H 6H 7H 8H
                                W: JD KC QC
                                turn: W play
                                W tie EW1 JD ?
                                W discard KC
                                """
                                + NOTICED_LATER);
        assertEquals(0, hand.score(Line.EW).burrachi());
        assertEquals(35, hand.score(Line.EW).melds());
    }

    @Test
    void aSecondWildCardMakesNoDirtyBurracoOfACleanOne() {
        Judged hand =
                assertTold(
                        "9 23.4 W: freeze EW1 end; negative EW JK",
                        OTHERS
                                + """
                                EW1: 2C 3H 4H 5H 6H 7H 8H
                                W: JK KC QC
                                turn: W play
                                W tie EW1 JK ?
                                W discard KC
                                """
                                + NOTICED_LATER);
        assertEquals(100, hand.score(Line.EW).burrachi());
        assertEquals(55, hand.score(Line.EW).melds());
        assertEquals(-30, hand.score(Line.EW).penalized());
    }

    @Test
    void whatIsLaidRightlyBesideABadCardCountsForHisLine() {
        Judged hand =
                assertTold(
                        "9 23.4 W: freeze EW1 end; negative EW 8D",
                        OTHERS
                                + """
                                EW1: 3H 4H 5H
                                W: 6H 8D KC QC
                                turn: W play
                                W tie EW1 6H 8D ?
                                W discard KC
                                """
                                + NOTICED_LATER);
        assertEquals(20, hand.score(Line.EW).melds());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }

    @Test
    void ofWildCardsAloneAllCountAgainstHisLine() {
        Judged hand =
                assertTold(
                        "8 10.4 W: freeze EW1 end; negative EW JK 2D 2S",
                        OTHERS
                                + """
                                W: JK 2D 2S KC QC
                                turn: W play
                                W open JK 2D 2S ?
                                W discard KC
                                """
                                + NOTICED_LATER);
        assertEquals(0, hand.score(Line.EW).melds());
        assertEquals(-70, hand.score(Line.EW).penalized());
        assertEquals(-70 - 20, hand.total(Line.EW));
    }

    @Test
    void ofEqualCombinationsOnlyTheSecondWildCardIsNegative() {
        Judged hand =
                assertTold(
                        "9 30.5 W: freeze EW2 end; negative EW 2H",
                        OTHERS
                                + """
                                EW1: AH AD JK
                                W: AS AS 2H KC QC
                                turn: W play
                                W open AS AS 2H ?
                                W discard KC
                                """
                                + NOTICED_LATER);
        assertEquals(60 + 30, hand.score(Line.EW).melds());
        assertEquals(-20, hand.score(Line.EW).penalized());
        assertEquals(90 - 20 - 20, hand.total(Line.EW));
    }

    @Test
    void penalizedCardsThatLieBesideHimCountAgainstHisLine() {
        Judged hand =
                assertTold(
                        "7 10.4 W: penalize W JK 2D 2S",
                        OTHERS
                                + """
                                W: JK 2D 2S KC QC
                                turn: W play
                                W open JK 2D 2S ?
                                W discard KC
                                notice
                                W lay JK 2D 2S
                                """);
        assertEquals(-70, hand.score(Line.EW).penalized());
        assertEquals(-70 - 20, hand.total(Line.EW));
    }

    @Test
    void cardsThatAreStillToBeLaidAsideCountAgainstHisLineToo() {
        Judged hand =
                Judged.of(
                        OTHERS
                                + """
                                W: JK 2D 2S KC QC
                                turn: W play
                                W open JK 2D 2S ?
                                W discard KC
                                notice
                                end
                                """);
        assertEquals(0, hand.score(Line.EW).melds());
        assertEquals(-70, hand.score(Line.EW).penalized());
    }

    @Test
    void aCardFoundInAnOldMeldIsNegativeAndTheBurracoStays() {
        Judged hand =
                Judged.of(
                        OTHERS
                                + """
                                EW1: 3H 4H 5H 6H 7H 8H 9H
                                W: 4C KC QC
                                turn: W play
                                arbiter 23ter.2 W EW1 KC
                                """);
        LineScore score = hand.score(Line.EW);
        assertEquals(200, score.burrachi());
        assertEquals(45, score.melds());
        assertEquals(-10, score.penalized());
        assertEquals(200 + 45 - 10 - 25, hand.total(Line.EW));
    }

    @Test
    void aPlayerOfTheLineClosesWithTheBurracoThatIsFrozen() {
        Judged hand =
                assertTold(
                        "9 23.4 W: freeze EW1 end; negative EW JD",
                        """
                        E:
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        W: JD KC QC
                        turn: W play
                        W tie EW1 JD ?
                        W discard KC
                        """
                                + NOTICED_LATER
                                + """
                                N discard ??
                                E draw QD
                                E discard QD
                                """);
        assertEquals("closed E", hand.stands());
        assertEquals(200 + 100 + 45 - 10 - 10, hand.total(Line.EW));
    }

    @Test
    void withoutNegativeCardsThePartsAddUpToo() {
        Judged hand =
                Judged.of(
                        OTHERS
                                + """
                                EW1: 3H 4H 5H 6H 7H 8H 9H
                                W: QC
                                turn: W play
                                W discard QC
                                arbiter points EW 50
                                """);
        assertEquals(200 + 100 + 45 - 10 + 50, hand.total(Line.EW));
    }

    @Test
    void bothCardsLaidBeforeTheDrawAreAtRiskUntilHisNextTurn() {
        Judged hand =
                Judged.of(
                        """
                        [Notice "on-call"]
                        E: QH
                        EW1: 3H 4H 5H
                        NS1: 3C 4C 5C 6C 7C 8C 9C
                        P1: taken NS
                        P2: taken EW
                        N: TC
                        S: QS
                        W: 6H 7H KC 9D
                        turn: W draw
                        W tie EW1 6H
                        W tie EW1 7H
                        W draw 2S
                        W discard KC
                        notice
                        N draw 4S
                        N tie NS1 TC
                        N discard 4S
                        """);
        assertEquals("closed N", hand.stands());
        assertEquals(-10, hand.score(Line.EW).penalized());
    }
}
