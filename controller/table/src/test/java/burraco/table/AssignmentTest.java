package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.score.MatchLength;
import burraco.layout.MatchInfo;
import burraco.table.input.Command;
import burraco.table.state.MatchEvent;
import burraco.testing.Assigned;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A hall assigns a round, names and a number of hands to a table, and they belong to one match. */
class AssignmentTest {
    private final TestTable table =
            new TestTable(new MatchInfo(3, false, Duration.ofMinutes(40), false, false));

    private void assign(Assigned what) {
        table.arbiter(what.order());
    }

    private void hand() {
        table.deal().arbiter(new Command.End("")).gathered();
    }

    private void match() {
        int match = table.state().match().number();
        while (table.state().match().number() == match) {
            hand();
        }
    }

    private MatchEvent event() {
        return table.state().match().event();
    }

    private String north() {
        return table.state().match().names().getOrDefault(Seat.NORTH, "");
    }

    private static MatchEvent cup(String table, String round) {
        return new MatchEvent(table, Assigned.CUP, round);
    }

    // To which match it belongs

    @Test
    void whereNothingWasPlayedItHoldsAtOnce() {
        assign(Assigned.round(1, "3", "Ada").hands(2));
        assertEquals(
                """
                assigned 1
                1 of Coppa d'Inverno, 3
                N is Ada N
                E is Ada E
                S is Ada S
                W is Ada W\
                """,
                table.effects());
        assertEquals(cup("12", "3"), event());
        assertEquals(2, table.state().match().hands());
        assertEquals(MatchLength.TWO_HANDS, table.state().match().length());
        assertEquals(1L, table.state().assignment().orElseThrow().version());
        hand();
        assertTrue(table.state().match().played().getFirst().record().contains("[Hands \"2\"]"));
    }

    @Test
    void aMatchThatHasBegunKeepsItsOwnAndTheNextOneGetsIt() {
        assign(Assigned.round(1, "3", "Ada"));
        table.deal().acts("W draw").quietly();
        assign(Assigned.round(2, "4", "Bice").hands(2));
        assertEquals("assigned 2", table.effects());
        assertEquals("Ada N", north());
        assertEquals(cup("12", "3"), event());
        table.arbiter(new Command.End("")).gathered();
        assertEquals("Ada N", north());
        hand();
        table.quietly();
        hand();
        assertEquals(
                """
                turnup 9S
                end
                hand 3 stopped
                match 1: 0 0
                2 of Coppa d'Inverno, 4
                N is Bice N
                E is Bice E
                S is Bice S
                W is Bice W\
                """,
                table.effects());
        assertEquals(3, table.state().before().orElseThrow().hands());
        assertEquals("Ada N", table.state().before().orElseThrow().names().get(Seat.NORTH));
        assertEquals(cup("12", "4"), event());
        assertEquals(2, table.state().match().hands());
        hand();
        assertTrue(table.state().match().played().getFirst().record().contains("[Hands \"2\"]"));
    }

    @Test
    void aCardThatWasDealtIsABeginning() {
        table.acts("deal W ??");
        assign(Assigned.round(1, "3", "Ada"));
        assertEquals("", north());
        assertEquals("", event().round());
    }

    @Test
    void aMatchThatPeopleSaidIsOfTheRoundGetsItsNames() {
        table.arbiter(new Command.Belongs(1, Assigned.CUP, "3")).deal().acts("W draw");
        assign(Assigned.round(1, "3", "Ada"));
        assertEquals("Ada N", north());
        assertEquals(cup("12", "3"), event());
    }

    // Another table of the hall

    private static Assigned elsewhere(long version, String table, String names) {
        return Assigned.round(version, "3", "").with("3", table, Assigned.namesOf(names));
    }

    @Test
    @DisplayName("A match that has begun keeps its table and its pairs if its device is moved")
    void movedInTheMiddleOfAMatch() {
        assign(Assigned.round(1, "3", "Ada").ends(600_000));
        hand();
        table.quietly();
        assign(elsewhere(2, "7", "Bice").hands(2));
        assertEquals("assigned 2", table.effects());
        assertEquals(cup("12", "3"), event());
        assertEquals("Ada N", north());
        assign(Assigned.round(3, "3", "Carla"));
        assertEquals("Carla N", north(), "back at its table it is told again who plays");
        assign(elsewhere(4, "7", "Bice"));
        match();
        assertEquals(3, table.state().before().orElseThrow().played().size());
        assertEquals(cup("12", "3"), table.state().before().orElseThrow().event());
        assertEquals("Carla N", table.state().before().orElseThrow().names().get(Seat.NORTH));
        assertEquals(cup("7", "3"), event(), "the next match is that of the new table");
        assertEquals("Bice N", north());
    }

    @Test
    @DisplayName("A device whose match is over plays the same round at another table")
    void movedAfterItsMatch() {
        assign(Assigned.round(1, "3", "Ada"));
        match();
        assign(elsewhere(2, "7", "Bice"));
        assertEquals(cup("7", "3"), event());
        assertEquals("Bice N", north());
    }

    @Test
    @DisplayName("A device that is moved before the first card plays at the new table")
    void movedBeforeItsMatch() {
        assign(Assigned.round(1, "3", "Ada"));
        assign(elsewhere(2, "7", "Bice"));
        assertEquals(cup("7", "3"), event());
        assertEquals("Bice N", north());
        hand();
        assertEquals(cup("7", "3"), event());
    }

    @Test
    @DisplayName("A match that was assigned wrongly is moved to the round that people say")
    void peopleSayAnotherRound() {
        assign(Assigned.round(1, "3", "Ada"));
        table.deal().acts("W draw").arbiter(new Command.Belongs(1, Assigned.CUP, "4"));
        assign(Assigned.round(2, "4", "Bice").with("4", "7", Assigned.namesOf("Bice")));
        assertEquals("Bice N", north());
        assertEquals(cup("7", "4"), event());
    }

    @Test
    @DisplayName("The same round of another tournament is another round")
    void anotherTournament() {
        table.arbiter(new Command.Belongs(1, "Coppa d'Estate", "3")).deal().acts("W draw");
        assign(Assigned.round(1, "3", "Ada"));
        assertEquals("", north());
    }

    @Test
    void duringItsMatchNamesAreCorrectedAtOnce() {
        assign(Assigned.round(1, "3", "Ada"));
        table.deal().acts("W draw").quietly();
        Map<Seat, String> swapped = Assigned.namesOf("Ada");
        swapped.put(Seat.NORTH, "Ada E");
        swapped.put(Seat.EAST, "Ada N");
        swapped.remove(Seat.WEST);
        assign(Assigned.round(2, "3", "").names(swapped));
        assertEquals("assigned 2\nN is Ada E\nE is Ada N\nW is ", table.effects());
    }

    /** Where the hall knows no names, an arbiter at the table may. */
    @Test
    void aHallThatKnowsNobodyTakesNoNamesAway() {
        assign(Assigned.round(1, "3", "").names(Map.of()));
        table.arbiter(new Command.Name(Seat.NORTH, "Ada"));
        assign(Assigned.round(2, "3", "").names(Map.of()).saying("Silenzio"));
        assertEquals("Ada", north());
        match();
        assign(Assigned.round(3, "4", "").names(Map.of()));
        assertEquals("", north());
    }

    @Test
    void oneAssignmentIsForOneMatch() {
        assign(Assigned.round(1, "3", "Ada").hands(2));
        match();
        assertEquals("", event().round());
        assertEquals(3, table.state().match().hands());
        assign(Assigned.round(2, "3", "Ada").saying("Silenzio"));
        assertEquals("", event().round());
        match();
        assertEquals("", event().round());
    }

    @Test
    void aRoundThatWasDrawnTooEarlyAndTakenBackIsNotPlayed() {
        assign(Assigned.round(1, "3", "Ada"));
        match();
        assign(Assigned.round(2, "4", "Bice"));
        assertEquals("4", event().round());
        assign(Assigned.round(3, "3", "Ada"));
        assertEquals("", event().round());
        assign(Assigned.round(4, "4", "Carla"));
        assertEquals("4", event().round());
        assertEquals("Carla N", north());
        assign(Assigned.nothing(5));
        assertEquals("", event().round());
    }

    @Test
    void betweenTwoRoundsThereIsNothingToPlay() {
        assign(Assigned.nothing(1).saying("Si comincia alle 21"));
        assertEquals("assigned 1", table.effects());
        assertEquals("Si comincia alle 21", table.state().assignment().orElseThrow().message());
    }

    @Test
    void betweenTwoRoundsAMatchGoesOn() {
        assign(Assigned.round(1, "3", "Ada"));
        table.deal().acts("W draw");
        assign(Assigned.nothing(2));
        assertEquals("3", event().round());
        assertEquals("Ada N", north());
    }

    @Test
    void whatIsOlderDoesNothing() {
        assign(Assigned.round(7, "3", "Ada"));
        table.quietly();
        assign(Assigned.round(7, "4", "Bice").paused());
        assign(Assigned.round(6, "4", "Bice").paused());
        assertEquals("", table.effects());
        assertEquals("Ada N", north());
        assertEquals(7, table.state().assignment().orElseThrow().version());
    }

    // The number of hands

    @Test
    void theNumberOfHandsMayBeChangedWhileThereAreHandsToPlay() {
        assign(Assigned.round(1, "3", "Ada"));
        hand();
        table.deal().acts("N draw");
        assign(Assigned.round(2, "3", "Ada").hands(2));
        table.arbiter(new Command.End("")).gathered();
        assertEquals(2, table.state().match().number());
        assertEquals(2, table.state().before().orElseThrow().hands());
        assertEquals(3, table.state().match().hands());
    }

    @Test
    void butNoHandIsTakenAway() {
        assign(Assigned.round(1, "3", "Ada"));
        hand();
        hand();
        assign(Assigned.round(2, "3", "Ada").hands(2));
        assertEquals(3, table.state().match().hands());
        table.deal().acts("N draw");
        assign(Assigned.round(3, "3", "Ada").hands(4));
        table.arbiter(new Command.End("")).gathered();
        assertEquals(4, table.state().match().hands());
        assertEquals(1, table.state().match().number());
    }

    @Test
    void noMatchHasFiveHands() {
        assertThrows(IllegalArgumentException.class, () -> Assigned.round(1, "3", "Ada").hands(5));
    }

    @Test
    void teamsStayTeams() {
        TestTable teams = new TestTable(new MatchInfo(4, true, Duration.ofHours(2), false, false));
        teams.arbiter(Assigned.round(1, "3", "Ada").hands(4).order());
        assertEquals(MatchLength.TEAMS, teams.state().match().length());
    }

    // Limits

    @Test
    void textsHaveTheirLimits() {
        assign(Assigned.nothing(1).saying("x".repeat(201)));
        assign(Assigned.nothing(1).saying("due\nrighe"));
        assign(Assigned.round(1, "3", "x".repeat(40)));
        assign(Assigned.nothing(1).with("x".repeat(41), "", Map.of()));
        assign(Assigned.nothing(1).with("3", "x".repeat(41), Map.of()));
        assertEquals(
                """
                refused TEXT_TOO_LONG
                refused NO_PLAIN_TEXT
                refused TEXT_TOO_LONG
                refused TEXT_TOO_LONG
                refused TEXT_TOO_LONG\
                """,
                table.effects());
        assertTrue(table.state().assignment().isEmpty());
    }

    @Test
    void onlyTheDirectionAssigns() {
        table.player(Seat.NORTH, Assigned.round(1, "3", "Ada").order());
        assertEquals("refused ONLY_FOR_ARBITERS", table.effects());
    }

    // Pauses

    @Test
    void theHallPausesAndGoesOn() {
        assign(Assigned.round(1, "3", "Ada").paused());
        assertTrue(table.state().clocks().paused());
        table.quietly();
        assign(Assigned.round(2, "3", "Ada").paused().saying("Cena"));
        assertEquals("assigned 2", table.effects());
        assign(Assigned.round(3, "3", "Ada"));
        assertEquals("assigned 3\nresumed", table.effects());
        assertFalse(table.state().clocks().paused());
    }

    @Test
    void itDoesNotEndThePauseOfAnArbiter() {
        table.arbiter(new Command.Pause());
        assign(Assigned.round(1, "3", "Ada").paused());
        assign(Assigned.round(2, "3", "Ada"));
        assertTrue(table.state().clocks().paused());
        table.arbiter(new Command.Resume());
        assertFalse(table.state().clocks().paused());
    }

    @Test
    void anArbiterAtTheTableMayGoOn() {
        assign(Assigned.round(1, "3", "Ada").paused());
        table.arbiter(new Command.Resume());
        assertFalse(table.state().clocks().paused());
        table.arbiter(new Command.Pause());
        assign(Assigned.round(2, "3", "Ada"));
        assertTrue(table.state().clocks().paused());
    }
}
