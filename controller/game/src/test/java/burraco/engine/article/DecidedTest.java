package burraco.engine.article;

import static burraco.testing.Judged.assertSilent;
import static burraco.testing.Judged.assertTold;
import static burraco.testing.Judged.refusedAt;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.score.Count;
import burraco.testing.Judged;
import org.junit.jupiter.api.Test;

/** A person's decision where the code leaves it to people is carried out like a ruling. */
class DecidedTest {
    private static final String A_CLOSING =
            """
            W: KD
            E: 4C
            P1: taken EW
            EW1: 3H 4H 5H 6H 7H 8H 9H
            pile: KC
            turn: W play drawn
            W discard KD
            """;

    @Test
    void cardsOfTheFanArePenalized() {
        Judged hand =
                assertTold(
                        "4 0.4 W: penalize W KD 4C",
                        """
                        W: KD 4C 9S QH
                        turn: W draw
                        W draw 5D
                        arbiter penalize W KD 4C
                        W lay KD 4C
                        W discard KD
                        N draw
                        """);
        assertEquals("4C", hand.end().player(Seat.WEST).penalized().getFirst().face().toString());
    }

    @Test
    void theOnlyCardOfThePileLeavesByTheDecision() {
        assertTold(
                "7 0.4 W: penalize W KC",
                """
                W: 8H 4C 9S QH
                EW1: 5H 6H 7H
                pile: KC
                turn: W draw
                W pickup
                W tie EW1 8H
                arbiter penalize W KC
                W lay KC
                W discard KC
                N draw
                """);
    }

    @Test
    void laidCardsArePenalizedOutOfTheirMeld() {
        Judged hand =
                assertTold(
                        "3 0.4 W: penalize W 8H",
                        """
                        EW1: 5H 6H 7H 8H
                        turn: W play drawn
                        arbiter penalize W 8H
                        W lay 8H
                        """);
        assertEquals("W play", hand.stands());
        assertEquals(3, hand.end().melds().of(Line.EW).iterator().next().cards().size());
    }

    @Test
    void eachCardOfAPairIsMeantOnce() {
        assertTold(
                "3 0.4 W: penalize W KD KD",
                "W: KD KD 4C 9S\nturn: W draw\narbiter penalize W KD KD\nW lay KD KD\n");
        assertEquals(3, refusedAt("W: KD 4C 9S QH\nturn: W draw\narbiter penalize W KD KD\n"));
        assertEquals(3, refusedAt("W: KD KD 4C\nturn: W draw\narbiter penalize W KD/1 KD/1\n"));
    }

    @Test
    void aNamedCopyIsNotTakenByABareName() {
        assertTold(
                "3 0.4 W: penalize W KD KD",
                "W: KD/1 KD/2 4C\nturn: W draw\narbiter penalize W KD KD/1\nW lay KD KD\n");
    }

    @Test
    void aCardOfHisFanIsMeantBeforeOneThatHasLainForLong() {
        Judged hand =
                assertTold(
                        "4 0.4 W: penalize W KD",
                        """
                        W: KD 4C 9S QH
                        EW1: TD JD QD KD
                        turn: W draw
                        arbiter penalize W KD
                        W lay KD
                        """);
        assertEquals(4, hand.end().melds().of(Line.EW).iterator().next().cards().size());
    }

    @Test
    void aCardLaidInThisTurnIsMeantBeforeOneOfHisFan() {
        Judged hand =
                assertTold(
                        "5 0.4 W: penalize W KD",
                        """
                        W: KD KD 4C 9S QH
                        EW1: TD JD QD
                        turn: W play drawn
                        W tie EW1 KD
                        arbiter penalize W KD
                        W lay KD
                        """);
        assertEquals(3, hand.end().melds().of(Line.EW).iterator().next().cards().size());
    }

    @Test
    void playWaitsUntilTheyLieAside() {
        assertTold(
                """
                3 0.4 W: penalize W KD
                4 19.6 N: advise\
                """,
                """
                W: KD 4C 9S QH
                turn: N draw
                arbiter penalize W KD
                N draw
                """);
    }

    @Test
    void aFrozenMeldTakesNoMoreCards() {
        assertTold(
                """
                4 0.4: freeze EW1 end
                5 23.1 W: discard W 8H; stop W\
                """,
                """
                W: 8H 9S
                EW1: 5H 6H 7H
                turn: W play drawn
                arbiter freeze EW1
                W tie EW1 8H
                """);
    }

    @Test
    void aMeldFrozenForALapThawsWithThatTurn() {
        assertTold(
                "4 0.4: freeze EW1 W",
                """
                W: 8H 9S 4C
                EW1: 5H 6H 7H
                turn: W play drawn
                arbiter freeze EW1 until W
                W discard 9S
                N draw
                N discard ??
                E draw
                E discard ??
                S draw
                S discard ??
                W draw
                W tie EW1 8H
                """);
    }

    @Test
    void aMeldMayBeFrozenUntilAnOpponentsTurn() {
        assertTold(
                "5 0.4: freeze EW1 N",
                """
                W: 9S 4C
                E: 8H 9C
                EW1: 5H 6H 7H
                turn: W play drawn
                arbiter freeze EW1 until N
                W discard 9S
                N draw
                N discard ??
                E draw
                E tie EW1 8H
                """);
    }

    @Test
    void negativeCardsCountAgainstTheLineThatLaidThem() {
        String melds = "EW1: 5H 6H 7H 8H\nturn: W play drawn\n";
        int before = Count.of(Judged.of(melds + "end\n").end(), Line.EW).melds();
        Judged hand =
                assertTold(
                        "3 0.4: negative EW 8H; freeze EW1 end",
                        melds + "arbiter negative EW1 8H\nend\n");
        assertEquals(before - 10, Count.of(hand.end(), Line.EW).melds());
    }

    @Test
    void onlyCardsOfTheMeldCanBeNegativeInIt() {
        assertEquals(2, refusedAt("EW1: 5H 6H 7H\narbiter negative EW1 KD\n"));
    }

    @Test
    void aBarredPlayIsNotHisToMakeInThisTurn() {
        assertTold(
                """
                4 0.4 W: bar W EW1 8H
                5 0.1 W: advise\
                """,
                """
                W: 8H 9S 4C
                EW1: 5H 6H 7H
                turn: W play drawn
                arbiter bar W EW1 8H
                W tie EW1 8H
                """);
    }

    @Test
    void otherCardsGoThere() {
        assertTold(
                "4 0.4 W: bar W EW1 8H",
                """
                W: 8H 4H 4C 9S
                EW1: 5H 6H 7H
                turn: W play drawn
                arbiter bar W EW1 8H
                W tie EW1 4H
                """);
    }

    @Test
    void aMeldOrACardMayBeBarredAltogether() {
        assertTold(
                """
                4 0.4 W: bar W EW1
                5 0.1 W: advise\
                """,
                """
                W: 4H 9S 4C
                EW1: 5H 6H 7H
                turn: W play drawn
                arbiter bar W EW1
                W tie EW1 4H
                """);
        assertTold(
                """
                3 0.4 W: bar W 8H
                4 0.1 W: advise\
                """,
                """
                W: 7H 8H 9H 4C
                turn: W play drawn
                arbiter bar W 8H
                W open 7H 8H 9H
                """);
    }

    @Test
    void hisNextTurnIsLikeAnyOther() {
        assertTold(
                "4 0.4 W: bar W EW1",
                """
                W: 8H 9S 4C
                EW1: 5H 6H 7H
                turn: W play drawn
                arbiter bar W EW1
                W discard 9S
                N draw
                N discard ??
                E draw
                E discard ??
                S draw
                S discard ??
                W draw
                W tie EW1 8H
                """);
    }

    @Test
    void aDecisionIsLetGoLikeAnyRuling() {
        assertSilentAfterWaiving("arbiter bar W EW1");
        assertSilentAfterWaiving("arbiter freeze EW1");
        assertSilentAfterWaiving("arbiter negative EW1 7H");
    }

    @Test
    void aBarIsOverWhenHePlaysOnWhileARulingWaits() {
        assertTold(
                """
                5 0.4 W: bar W EW1
                6 0.4 N: penalize N KS
                7 19.6 W: advise\
                """,
                """
                W: 8H 9S 4C
                N: KS 3C
                EW1: 5H 6H 7H
                turn: W play drawn
                arbiter bar W EW1
                arbiter penalize N KS
                W discard 9S
                N lay KS
                N draw
                N discard KS
                E draw
                E discard ??
                S draw
                S discard ??
                W draw
                W tie EW1 8H
                """);
    }

    @Test
    void aBarStandsInATurnThatIsOpenedAgain() {
        assertTold(
                """
                5 0.4 W: bar W EW1
                8 8.6 W: show W KC
                10 0.1 W: advise\
                """,
                """
                pile: KC
                EW1: 5H 6H 7H
                EW2: 3C 4C 5C
                turn: W draw
                arbiter bar W EW1
                W pickup
                W tie EW2 6C
                W discard KC
                W takeback discard
                W tie EW1 8H
                """);
    }

    @Test
    void aPenaltyThatIsLetGoAsksForNothing() {
        assertTold(
                "3 0.4 W: penalize W KD",
                """
                W: KD 4C 9S QH
                turn: W draw
                arbiter penalize W KD
                arbiter waive
                W draw
                W discard 4C
                """);
    }

    private static void assertSilentAfterWaiving(String decision) {
        Judged hand =
                Judged.of(
                        """
                        W: 8H 9S 4C
                        EW1: 5H 6H 7H
                        turn: W play drawn
                        %s
                        arbiter waive
                        W tie EW1 8H
                        W discard 9S
                        """
                                .formatted(decision));
        assertEquals(1, hand.cases().split(", ").length, hand.rulings());
    }

    // A hand that was not closed

    @Test
    void theHandGoesOnFromBeforeItsLastDiscard() {
        Judged closed = Judged.of(A_CLOSING);
        assertEquals("closed W", closed.stands());
        Judged hand = assertTold("8 0.4 W: reopen", A_CLOSING + "arbiter reopen\n");
        assertEquals("W play", hand.stands());
        assertEquals(1, hand.end().fan(Seat.WEST).size());
        assertEquals(100, Count.of(closed.end(), Line.EW).closing());
        assertEquals(0, Count.of(hand.end(), Line.EW).closing());
    }

    @Test
    void theSameDiscardEndsHisTurnAndNothingMore() {
        Judged hand = Judged.of(A_CLOSING + "arbiter reopen\nW discard KD\nN draw\n");
        assertEquals("N play", hand.stands());
        assertEquals(0, hand.end().fan(Seat.WEST).size());
    }

    @Test
    void inALaterTurnHeCloses() {
        Judged hand =
                Judged.of(
                        A_CLOSING
                                + "arbiter reopen\nW discard KD\n"
                                + Judged.turns("N E S")
                                + "W draw 4D\nW discard 4D\n");
        assertEquals("closed W", hand.stands());
    }

    @Test
    void whatTheArbiterGaveStays() {
        Judged hand =
                Judged.of(A_CLOSING + "arbiter points NS 100\narbiter 20.1 E\narbiter reopen\n");
        assertEquals(100, hand.end().arbiterPoints(Line.NS));
        assertEquals(1, hand.end().warnings().size());
    }

    @Test
    void afterAClosingHisLastPlayMayBePenalized() {
        Judged hand =
                Judged.of(
                        A_CLOSING
                                + "arbiter reopen\narbiter penalize W 9H\nW lay 9H\n"
                                + "W discard 9H\nN draw\n");
        assertEquals("N play", hand.stands());
        assertEquals("0.4 W, 0.4 W", hand.cases());
    }

    @Test
    void theHandIsClosedAfterAll() {
        Judged hand = Judged.of(A_CLOSING + "arbiter reopen\narbiter waive\n");
        assertEquals("closed W", hand.stands());
        assertEquals(100, Count.of(hand.end(), Line.EW).closing());
        assertEquals(Judged.of(A_CLOSING).end().pile(), hand.end().pile());
    }

    @Test
    void whatNobodyCalledForBeforeTheClosingCanBeCalledForAgain() {
        String closing =
                """
                [Notice "on-call"]
                W: KD
                P1: taken EW
                EW1: 3H 4H 5H 6H 7H 8H 9H
                EW2: 4C 5C 6C
                turn: E play drawn
                E tie EW2 9S
                E discard ??
                S draw
                S discard ??
                W draw TH
                W tie EW1 TH
                W discard KD
                """;
        Judged called = Judged.of(closing + "notice\narbiter reopen\nnotice\n");
        assertEquals("23.4 E, 0.4 W, 23.4 E", called.cases());
    }

    @Test
    void aDiscardThatIsUndoneIsNoFault() {
        Judged hand =
                Judged.of(
                        """
                        [Code "FITAB-ITA-2026"]
                        [Notice "on-call"]
                        W: QD
                        P1: taken EW
                        EW1: 3H 4H 5H 6H 7H 8H 9H
                        pile: KC
                        turn: W play drawn
                        W discard QD @apart
                        arbiter reopen
                        W discard QD
                        notice
                        """);
        assertEquals("0.4 W", hand.cases());
    }

    @Test
    void aHandThatNobodyHasClosedGoesOnAnyhow() {
        assertSilent("W: KD\nturn: W play drawn\narbiter reopen\n");
    }

    @Test
    void whoDecidedAndWhyStandsBehindIt() {
        String line = "arbiter freeze EW1 by Anna Rossi why the partner spoke, art. 20";
        Judged hand = Judged.of("EW1: 5H 6H 7H\n" + line + "   ; noted\n");
        assertEquals(line, hand.lastLine());
    }

    @Test
    void aReasonHasWords() {
        assertEquals(2, refusedAt("EW1: 5H 6H 7H\narbiter freeze EW1 why\n"));
        assertEquals(2, refusedAt("EW1: 5H 6H 7H\narbiter freeze EW1 by why a reason\n"));
    }
}
