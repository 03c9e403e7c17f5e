package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.hand.Phase;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.layout.MatchInfo;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.state.HandState;
import burraco.table.state.ShownAct;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.testing.Judged;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.event.TrackerEvent;
import burraco.tracking.senses.SensorFault;
import burraco.tracking.senses.SensorPart;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Acts that the sensors report change the hand, and are ruled. */
class ActsTest {
    private final TestTable table = new TestTable();

    @Test
    void afterTheDealTheNextPlayerIsToDraw() {
        HandState hand = table.deal().state().hand();
        assertEquals(Phase.DRAW, hand.phase());
        assertEquals(Seat.WEST, hand.acting().orElseThrow());
        assertEquals(1, hand.open().pile().size());
    }

    @Test
    void anActIsToldWithItsRuling() {
        table.deal().quietly().acts("W draw", "W open 5H 6H 8H");
        assertEquals(
                """
                W draw ??
                W open 5H 6H 8H ▲ 26.1 W: cure W EW1; discard W 8H; penalize W 6H 5H; stop W\
                """,
                table.effects());
        assertEquals(1, table.state().hand().open().owed().size());
    }

    @Test
    void withAnActItsRulingFalls() {
        table.deal().acts("W draw", "W open 5H 6H 8H").quietly().wasRather("W open 5H 6H 7H 8H");
        assertEquals(
                """
                not W open 5H 6H 8H ▽ 26.1 W: cure W EW1; discard W 8H; penalize W 6H 5H; stop W
                W open 5H 6H 7H 8H\
                """,
                table.effects());
        assertTrue(table.state().hand().open().owed().isEmpty());
    }

    @Test
    void whatOnlyTheTableKnowsIsOnNoScreen() {
        table.deal().acts("W draw 7H").quietly();
        HandState hand = table.state().hand();
        assertEquals("W draw ??", hand.acts().getLast().text());
        assertTrue(hand.open().fan(Seat.WEST).known().isEmpty());
        assertTrue(table.table().records().record().contains("W draw 7H"));
        assertEquals(1, table.table().records().all().fan(Seat.WEST).known().size());
    }

    @Test
    void onCallNobodyLearnsOfAFaultUntilSomebodyCalls() {
        TestTable onCall = new TestTable(match(true));
        onCall.deal().acts("W draw", "W open 5H 6H 8H");
        assertTrue(onCall.state().hand().open().unnoticed().isEmpty());
        assertFalse(onCall.effects().contains("26.1"));
        onCall.player(Seat.NORTH, new Command.Call());
        String told = onCall.effects();
        assertTrue(told.startsWith("called\nnotice N ▲ 26.1 W"), told);
    }

    @Test
    void whatIsUnderstoodLateIsRuledWhenTheTableCalls() {
        table.deal().acts("W discard 4C ?", "N draw").quietly().called();
        assertEquals("notice ▲ 6.2 W: advise", table.effects());
    }

    @Test
    void theTableTakesItsCallBackItself() {
        table.deal().acts("W discard 4C ?", "N draw").called().quietly();
        table.withdrawn(WithdrawalReason.HEARD_LATER);
        assertEquals("not notice ▽ 6.2 W: advise", table.effects());
        assertFalse(table.record().contains("notice"), table::wholeRecord);
        assertTrue(table.watcher().agreed.isEmpty());
    }

    @Test
    void nobodyContestsThatTheTableCalled() {
        table.deal().acts("W discard 4C ?", "N draw").called();
        table.player(Seat.EAST, new Command.Undo());
        int contested = table.state().contest().orElseThrow().act();
        assertEquals(
                List.of("N draw ??"),
                table.state().hand().acts().stream()
                        .filter(act -> act.id() == contested)
                        .map(ShownAct::text)
                        .toList());
    }

    private static MatchInfo match(boolean onCall) {
        return new MatchInfo(3, false, Duration.ofMinutes(40), false, onCall);
    }

    @Test
    void theRecordIsJudgedToTheSameRulings() {
        table.deal().acts("W draw", "W open 5H 6H 8H", "W discard 8H");
        int line = table.line("W open 5H 6H 8H");
        assertEquals(line + " 26.1 W", Judged.of(table.wholeRecord()).rulings());
    }

    @Test
    void anActThatIsWithdrawnAndComesAgainIsTheTimeOfTheSecond() {
        table.deal().acts("W draw", "W discard 4C").withdrawn(WithdrawalReason.TAKEN_UP).quietly();
        table.acts("W discard 4C");
        assertEquals("W discard 4C", table.effects());
        assertEquals(table.now(), table.state().hand().acts().getLast().since());
    }

    @Test
    void whatIsUnsureStaysUntilAnActMakesItClear() {
        table.deal().acts("W draw").quietly().unsure(Seat.WEST, "7H/1", false);
        assertEquals(1, table.state().questions().size());
        table.acts("W open 5H 6H 7H");
        assertEquals("unsure 0\nW open 5H 6H 7H\nresolved 0", table.effects());
        assertEquals(List.of(), table.state().questions());
    }

    @Test
    void whatDoesNotWorkIsNamedUntilItWorksAgain() {
        say(new Reading.AntennaFault(5, 4, "detuned"));
        say(new Reading.SourceFault(6, "left", "lost"));
        say(new Reading.SourceFault(7, "nobody", "lost"));
        assertEquals(2, table.state().troubles().size());
        say(new Reading.AntennaFault(8, 4, "back"));
        assertEquals("source left", table.state().troubles().getFirst().part());
        assertEquals("trouble antenna 4\ntrouble source left\nover antenna 4", table.effects());
    }

    @Test
    void whatIsNotTrustedIsATroubleUntilItIsTrustedAgain() {
        table.deal().quietly();
        table.sense(new SensorPart.Antenna(12), SensorFault.ANTENNA_DEAF, false);
        table.sense(new SensorPart.Field(), SensorFault.TABLE_BLIND, false);
        assertEquals(Situation.TROUBLE, situations().getFirst(), "first of all");
        table.sense(new SensorPart.Field(), SensorFault.TABLE_BLIND, true);
        assertEquals(Situation.PLAYING, situations().getFirst());
        assertEquals("antenna 12", table.state().troubles().getFirst().part());
        table.sense(new SensorPart.Antenna(12), SensorFault.ANTENNA_DEAF, true);
        assertEquals(List.of(), table.state().troubles());
        assertEquals(
                "trouble antenna 12\ntrouble table\nover table\nover antenna 12", table.effects());
    }

    private List<Situation> situations() {
        return Situations.of(table.state(), true);
    }

    private void say(Reading reading) {
        table.take(new Input.Read(reading));
    }

    @Test
    void aForeignCardIsTold() {
        table.watcher().tells(new TrackerEvent.Foreign(new TagId("E00401FFFFFFFFFF"), 3, 0));
        say(new Reading.Inventory(1, 3, List.of()));
        assertEquals("foreign E00401FFFFFFFFFF", table.effects());
    }
}
