package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.score.MatchLength;
import burraco.layout.MatchInfo;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Command;
import burraco.table.state.MatchSheet;
import burraco.table.state.PlayedHand;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.testing.Judged;
import burraco.tracking.course.WithdrawalReason;
import java.time.Duration;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Several hands make a match with a score and victory points. */
class MatchTest {
    private static final Duration ROUND = Duration.ofMinutes(40);

    private final TestTable table = of(2, false);

    private static TestTable of(int hands, boolean teams) {
        return new TestTable(new MatchInfo(hands, teams, ROUND, false, false));
    }

    /** Plays a hand that the arbiter stops and that people count. */
    private static void hand(TestTable table, int number, int ns, int ew) {
        int match = table.state().match().number();
        table.deal().arbiter(new Command.End("")).gathered();
        table.arbiter(new Command.Score(match, number, ns, ew, ""));
    }

    @Test
    void theDealPassesClockwise() {
        hand(table, 1, 500, 300);
        assertEquals(2, table.state().hand().number());
        assertEquals(Seat.WEST, table.state().hand().dealer());
        assertEquals(Seat.NORTH, table.deal().state().hand().acting().orElseThrow());
    }

    @Test
    void theScoreAddsUpAndGivesVictoryPoints() {
        hand(table, 1, 500, 300);
        assertEquals(500, table.state().match().total(Line.NS));
        table.quietly();
        hand(table, 2, 250, 100);
        assertEquals(
                """
                turnup 9S
                end
                hand 2 stopped
                match 1: 500 300
                scored 2: 250 100
                match 1: 750 400, 14-6\
                """,
                table.effects());
        MatchSheet match = table.state().before().orElseThrow();
        assertEquals(14, match.victoryPoints().orElseThrow().ns());
        assertEquals(MatchLength.TWO_HANDS, match.length());
    }

    @Test
    void anotherMatchBeginsWithTheNextHand() {
        hand(table, 1, 500, 300);
        hand(table, 2, 250, 100);
        table.deal();
        assertEquals(2, table.state().match().number());
        assertEquals(1, table.state().hand().number());
        assertEquals(Seat.NORTH, table.state().hand().dealer());
        assertEquals(0, table.state().match().total(Line.NS));
    }

    @Test
    void teamsPlayFourHands() {
        TestTable teams = of(4, true);
        assertEquals(MatchLength.TEAMS, teams.state().match().length());
        for (int hand = 1; hand <= 4; hand++) {
            assertTrue(teams.state().before().isEmpty());
            hand(teams, hand, 100, 0);
        }
        assertEquals(4, teams.state().before().orElseThrow().played().size());
    }

    @Test
    void withTheTimeOutTheMatchEnds() {
        TestTable long3 = of(3, false);
        hand(long3, 1, 500, 300);
        long3.deal().passed(ROUND).quietly();
        long3.arbiter(new Command.End("")).gathered();
        assertEquals("end\nhand 2 timeout\nmatch 1: 500 300", ends(long3));
        assertEquals(2, long3.state().match().number());
    }

    private static String ends(TestTable table) {
        return table.effects().replace("hand 2 stopped", "hand 2 timeout");
    }

    @Test
    void ifTheTimeIsOverBeforeTheCardsAreGatheredNoOtherHandIsPlayed() {
        table.deal().arbiter(new Command.End("")).passed(ROUND).quietly().gathered();
        assertEquals("hand 1 stopped\nmatch 1: 0 0", table.effects());
    }

    @Test
    void betweenTwoHandsTheArbiterMayEndIt() {
        hand(table, 1, 500, 300);
        table.quietly().arbiter(new Command.End(""));
        assertEquals("match 1: 500 300, 12-8", table.effects());
        assertEquals(Seat.WEST, table.state().match().dealer());
    }

    @Test
    void aHandWithoutACardUnseenCountsByItself() {
        table.deal().acts("W draw", "W discard 4C");
        assertTrue(table.state().hand().ns().total().isEmpty());
        assertEquals(-100, table.state().hand().ns().pozzetto().orElseThrow());
        table.arbiter(new Command.Points(Line.NS, 150, ""));
        assertEquals(150, table.state().hand().ns().arbiter());
    }

    @Test
    void warningsAreCarriedFromHandToHand() {
        table.deal().acts("W discard 4C");
        table.arbiter(new Command.Report("arbiter 20.1 N", ""));
        int warned = table.state().hand().open().warnings().size();
        assertEquals(1, warned);
        table.arbiter(new Command.End("")).gathered();
        assertEquals(1, table.state().hand().open().warnings().size());
        assertTrue(table.wholeRecord().contains("warned N 20.1\n"));
        table.deal();
        assertEquals("", Judged.of(table.wholeRecord()).rulings());
        assertEquals(1, table.state().hand().open().warnings().size());
    }

    @Test
    void aHandThatWasNeverPlayedIsNotCounted() {
        table.arbiter(new Command.Score(1, 1, 100, 0, ""));
        assertEquals("refused NO_SUCH_HAND", table.effects());
    }

    // Art. 19: once both lines have confirmed a count, nobody may change it

    private TestTable counted() {
        hand(table, 1, 500, 300);
        return table.quietly();
    }

    private TestTable confirmed() {
        counted().player(Seat.NORTH, new Command.Ok()).player(Seat.EAST, new Command.Ok());
        return table.quietly();
    }

    @Test
    void aHandCountsWhenBothLinesHaveSaidSo() {
        counted().player(Seat.NORTH, new Command.Ok());
        assertFalse(table.state().match().isConfirmed());
        table.player(Seat.SOUTH, new Command.Ok()).player(Seat.WEST, new Command.Ok());
        assertEquals("N confirms 1\nrefused NOTHING_TO_ANSWER\nW confirms 1", table.effects());
        assertTrue(table.state().match().isConfirmed());
    }

    @Test
    void nobodyConfirmsWhatIsNotCounted() {
        table.deal().acts("W draw").arbiter(new Command.End("")).gathered().quietly();
        table.player(Seat.NORTH, new Command.Ok());
        assertEquals("refused NOTHING_TO_ANSWER", table.effects());
    }

    @Test
    void anArbiterWritesDownThatALineHasConfirmed() {
        counted().arbiter(new Command.Confirm(1, 1, Line.NS, "both nodded"));
        assertEquals("for NS the arbiter confirms 1", table.effects());
        table.arbiter(new Command.Confirm(1, 1, Line.NS, ""));
        table.arbiter(new Command.Confirm(1, 7, Line.EW, ""));
        assertEquals("refused NOTHING_TO_ANSWER\nrefused NO_SUCH_HAND", table.effects());
        table.player(Seat.WEST, new Command.Ok());
        assertTrue(table.state().match().isConfirmed());
    }

    @Test
    void anotherCountIsToBeConfirmedAnew() {
        counted().player(Seat.NORTH, new Command.Ok());
        table.arbiter(new Command.Score(1, 1, 505, 300, "")).quietly();
        table.player(Seat.SOUTH, new Command.Ok());
        assertEquals("S confirms 1", table.effects());
    }

    @Test
    void aConfirmedHandIsNotCountedAgain() {
        confirmed().arbiter(new Command.Score(1, 1, 600, 300, ""));
        assertEquals("refused HAND_IS_CONFIRMED", table.effects());
        assertEquals(500, table.state().match().total(Line.NS));
    }

    @Test
    void aWrongSumIsPutRightAndStaysConfirmed() {
        confirmed().arbiter(new Command.Amend(1, 1, 600, 300, AmendmentGround.SUM));
        assertEquals("amended 1: 600 300 SUM", table.effects());
        assertEquals(600, table.state().match().total(Line.NS));
        assertTrue(table.state().match().isConfirmed());
    }

    @Test
    void scoresOfTheWrongLinesAreExchangedIfTheTableAgrees() {
        confirmed().arbiter(new Command.Amend(1, 1, 300, 501, AmendmentGround.SWAPPED));
        assertEquals("refused NOT_SWAPPED", table.effects());
        table.arbiter(new Command.Amend(1, 1, 300, 500, AmendmentGround.SWAPPED));
        assertEquals("amended 1: 300 500 SWAPPED", table.effects());
        assertFalse(table.state().match().isConfirmed());
    }

    @Test
    void whatNobodyHasConfirmedNeedsNoGround() {
        counted().arbiter(new Command.Amend(1, 1, 600, 300, AmendmentGround.SUM));
        assertEquals("refused HAND_IS_NOT_CONFIRMED", table.effects());
    }

    // Which match is meant

    @Test
    @DisplayName("A score of hand 1 of this match never lands in the match before")
    void aScoreStaysInItsMatch() {
        hand(table, 1, 1_000, 500);
        table.arbiter(new Command.End(""));
        table.deal().arbiter(new Command.End(""));
        table.arbiter(new Command.Score(2, 1, 450, 150, ""));
        assertEquals(1_000, table.state().before().orElseThrow().total(Line.NS));
        table.gathered();
        assertEquals(450, table.state().match().total(Line.NS));
        table.arbiter(new Command.Score(1, 1, 900, 500, ""));
        table.arbiter(new Command.Confirm(1, 1, Line.NS, ""));
        MatchSheet before = table.state().before().orElseThrow();
        assertEquals(900, before.total(Line.NS));
        assertEquals(Set.of(Line.NS), before.played().getFirst().confirmed());
        assertEquals(450, table.state().match().total(Line.NS));
        assertEquals(Set.of(), table.state().match().played().getFirst().confirmed());
    }

    @Test
    @DisplayName("No hand of an unknown or older match can be counted")
    void aMatchThatIsNotAtHandHasNoHands() {
        hand(table, 1, 500, 300);
        table.quietly();
        table.arbiter(new Command.Score(2, 1, 100, 0, ""));
        table.arbiter(new Command.Amend(7, 1, 100, 0, AmendmentGround.SUM));
        table.arbiter(new Command.Confirm(-1, 1, Line.EW, ""));
        assertEquals(
                "refused NO_SUCH_HAND\nrefused NO_SUCH_HAND\nrefused NO_SUCH_HAND",
                table.effects());
    }

    @Test
    @DisplayName("An order of an earlier version, which names no match, keeps its meaning")
    void anOrderWithoutAMatchMeansWhatItMeant() {
        hand(table, 1, 500, 300);
        table.arbiter(new Command.End("")).quietly();
        table.arbiter(new Command.Score(0, 1, 600, 300, ""));
        assertEquals(600, table.state().before().orElseThrow().total(Line.NS));
    }

    // While the cards still lie there

    @Test
    @DisplayName("A hand is counted and confirmed before its cards are gathered")
    void aHandIsCountedWhileItsCardsLieThere() {
        table.deal().arbiter(new Command.End("")).quietly();
        table.arbiter(new Command.Score(1, 1, 505, 300, "by hand"));
        table.player(Seat.NORTH, new Command.Ok()).player(Seat.WEST, new Command.Ok());
        assertEquals("scored 1: 505 300\nN confirms 1\nW confirms 1", table.effects());
        assertTrue(table.state().counting().orElseThrow().isConfirmed());
        table.arbiter(new Command.Score(1, 1, 600, 300, ""));
        assertEquals("refused HAND_IS_CONFIRMED", table.effects());
        table.gathered();
        assertTrue(table.state().counting().isEmpty());
        assertTrue(table.state().match().isConfirmed());
        assertEquals(505, table.state().match().total(Line.NS));
    }

    @Test
    @DisplayName(
            "Players count what is left in the fans, each line confirms, and nobody else is needed")
    void playersCountWithoutAnArbiter() {
        table.deal().acts("W draw").arbiter(new Command.End("")).quietly();
        table.player(Seat.SOUTH, new Command.Left(1, 1, Line.NS, 85));
        table.player(Seat.SOUTH, new Command.Ok());
        table.player(Seat.SOUTH, new Command.Left(1, 1, Line.EW, 110));
        table.player(Seat.NORTH, new Command.Ok()).player(Seat.EAST, new Command.Ok());
        assertEquals(
                """
                left NS 85 in 1/1
                refused NOTHING_TO_ANSWER
                left EW 110 in 1/1
                N confirms 1
                E confirms 1\
                """,
                table.effects());
        table.gathered();
        PlayedHand hand = table.state().match().played().getFirst();
        assertEquals(
                -185, hand.total(Line.NS).orElseThrow(), "85 in the fans, 100 for the pozzetto");
        assertEquals(-210, hand.total(Line.EW).orElseThrow());
        assertTrue(hand.isConfirmed());
    }

    @Test
    @DisplayName("A player confirms a hand by its number for his own line, and for no other")
    void aPlayerConfirmsForHisOwnLine() {
        counted().player(Seat.NORTH, new Command.Confirm(1, 1, Line.NS, ""));
        table.player(Seat.NORTH, new Command.Confirm(1, 1, Line.EW, ""));
        table.player(Seat.EAST, new Command.Confirm(2, 1, Line.EW, ""));
        assertEquals(
                "N confirms 1\nrefused ONLY_FOR_ARBITERS\nrefused NO_SUCH_HAND", table.effects());
    }

    @Test
    @DisplayName("A count that was confirmed before does not include points that are given later")
    void pointsAfterACountAreAskedForAnew() {
        table.deal().arbiter(new Command.End(""));
        table.arbiter(new Command.Score(1, 1, 505, 300, ""));
        table.player(Seat.NORTH, new Command.Ok()).player(Seat.WEST, new Command.Ok());
        table.arbiter(new Command.Points(Line.NS, -100, "late"));
        PlayedHand hand = table.state().counting().orElseThrow();
        assertEquals(Set.of(), hand.confirmed());
        assertTrue(hand.totals().isEmpty(), "505 did not know of them");
        table.arbiter(new Command.Score(1, 1, 405, 300, "")).gathered();
        table.player(Seat.NORTH, new Command.Ok()).player(Seat.WEST, new Command.Ok());
        assertEquals(405, table.state().match().total(Line.NS));
        assertTrue(table.state().match().isConfirmed());
    }

    @Test
    @DisplayName("Points that are given after the fans were counted are added, and confirmed again")
    void pointsAfterFansWereCountedAreAdded() {
        table.deal().acts("W draw").arbiter(new Command.End(""));
        table.player(Seat.NORTH, new Command.Left(1, 1, Line.NS, 85));
        table.player(Seat.NORTH, new Command.Left(1, 1, Line.EW, 110));
        table.player(Seat.NORTH, new Command.Ok()).player(Seat.WEST, new Command.Ok());
        assertTrue(table.state().counting().orElseThrow().isConfirmed());
        table.arbiter(new Command.Points(Line.NS, -100, "late"));
        PlayedHand hand = table.state().counting().orElseThrow();
        assertEquals(Set.of(), hand.confirmed());
        assertEquals(-285, hand.total(Line.NS).orElseThrow());
    }

    @Test
    @DisplayName("Buttons confirm the hand that everybody is shown, and no earlier one")
    void buttonsConfirmTheHandThatIsShown() {
        hand(table, 1, 500, 300);
        table.player(Seat.NORTH, new Command.Ok());
        table.deal().arbiter(new Command.End("")).quietly();
        table.player(Seat.EAST, new Command.Ok());
        assertEquals("refused NOTHING_TO_ANSWER", table.effects(), "hand 2 is not counted");
        table.arbiter(new Command.Score(1, 2, 700, 100, "")).quietly();
        table.player(Seat.EAST, new Command.Ok()).player(Seat.NORTH, new Command.Ok());
        table.player(Seat.EAST, new Command.Ok());
        assertEquals("E confirms 2\nN confirms 2\nE confirms 1", table.effects());
    }

    @Test
    @DisplayName("An ok while the next hand is played confirms nothing that is not shown")
    void noYesInPlayConfirmsTheHandBefore() {
        hand(table, 1, 500, 300);
        table.deal().acts("W draw").quietly().player(Seat.EAST, new Command.Ok());
        assertEquals("refused NOTHING_TO_ANSWER", table.effects());
        table.player(Seat.EAST, new Command.Confirm(1, 1, Line.EW, ""));
        assertEquals("E confirms 1", table.effects(), "a screen names the hand");
    }

    @Test
    @DisplayName("No player can change a count that an arbiter has entered")
    void whatIsEnteredStays() {
        table.deal().acts("W draw").arbiter(new Command.End(""));
        table.arbiter(new Command.Score(1, 1, 505, 300, "")).quietly();
        table.player(Seat.NORTH, new Command.Left(1, 1, Line.NS, 0));
        assertEquals("refused SCORE_IS_ENTERED", table.effects());
        assertEquals(505, table.state().counting().orElseThrow().total(Line.NS).orElseThrow());
        table.gathered().quietly().player(Seat.NORTH, new Command.Left(1, 1, Line.NS, 0));
        assertEquals("refused SCORE_IS_ENTERED", table.effects());
    }

    @Test
    @DisplayName(
            "As soon as points can be confirmed the table says so, even if the cards still lie "
                    + "there")
    void thatPointsCanBeConfirmedIsSaid() {
        table.deal().acts("W draw").arbiter(new Command.End(""));
        assertEquals(Situation.COUNTING, situation());
        table.player(Seat.NORTH, new Command.Left(1, 1, Line.NS, 85));
        table.player(Seat.NORTH, new Command.Left(1, 1, Line.EW, 110));
        assertEquals(Situation.HAND_OVER, situation());
        table.player(Seat.NORTH, new Command.Ok()).player(Seat.EAST, new Command.Ok());
        assertEquals(Situation.COUNTING, situation());
    }

    private Situation situation() {
        return Situations.of(table.state(), true).getFirst();
    }

    @Test
    @DisplayName("If play goes on after all, the count of the fans is dropped")
    void aCountFallsWhenTheHandGoesOn() {
        table.deal().acts("W draw", "end");
        table.player(Seat.NORTH, new Command.Left(1, 1, Line.NS, 85));
        table.player(Seat.WEST, new Command.Left(1, 1, Line.EW, 110));
        table.player(Seat.NORTH, new Command.Ok());
        table.withdrawn(WithdrawalReason.REFUTED).acts("W discard 4C").arbiter(new Command.End(""));
        PlayedHand hand = table.state().counting().orElseThrow();
        assertTrue(hand.total(Line.NS).isEmpty(), "their fans are other ones by now");
        assertEquals(Set.of(), hand.confirmed());
    }

    @Test
    @DisplayName(
            "Counting again takes back a line's confirmation; once both lines have confirmed, "
                    + "nobody can")
    void anotherCountOfTheFansIsConfirmedAnew() {
        table.deal().acts("W draw").arbiter(new Command.End("")).gathered().quietly();
        table.player(Seat.NORTH, new Command.Left(1, 1, Line.NS, 85));
        table.player(Seat.WEST, new Command.Left(1, 1, Line.EW, 110));
        table.player(Seat.NORTH, new Command.Ok());
        table.player(Seat.EAST, new Command.Left(1, 1, Line.NS, 90));
        assertEquals(Set.of(), table.state().match().played().getFirst().confirmed());
        table.player(Seat.NORTH, new Command.Ok()).player(Seat.EAST, new Command.Ok()).quietly();
        table.player(Seat.EAST, new Command.Left(1, 1, Line.NS, 95));
        assertEquals("refused HAND_IS_CONFIRMED", table.effects());
        assertEquals(-190, table.state().match().total(Line.NS));
    }

    @Test
    @DisplayName(
            "A number that cannot be a sum of cards, or that contradicts what the table saw, is "
                    + "refused")
    void whatIsLeftIsASumOfCards() {
        table.deal().acts("W draw").arbiter(new Command.End("")).quietly();
        for (int points : new int[] {-5, 3, 1_085, Integer.MAX_VALUE}) {
            table.player(Seat.NORTH, new Command.Left(1, 1, Line.NS, points));
            assertEquals("refused NO_SUM_OF_CARDS", table.effects());
        }
        table.player(Seat.NORTH, new Command.Left(1, 2, Line.NS, 5));
        assertEquals("refused NO_SUCH_HAND", table.effects());
    }

    @Test
    void theLastHandOfAMatchIsConfirmedWhenTheMatchIsOver() {
        confirmed();
        hand(table, 2, 250, 100);
        table.quietly().player(Seat.NORTH, new Command.Ok()).player(Seat.WEST, new Command.Ok());
        assertEquals("N confirms 2\nW confirms 2", table.effects());
        assertTrue(table.state().before().orElseThrow().isConfirmed());
    }
}
