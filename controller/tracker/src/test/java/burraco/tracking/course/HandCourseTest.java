package burraco.tracking.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.layout.Zone;
import burraco.testing.DealtCourse;
import burraco.testing.HeardTable;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** S has dealt, all cards are unseen, the 9♠ was faced, and W is to play. */
class HandCourseTest {
    private static final Zone.MeldSlot SLOT = new Zone.MeldSlot(Line.EW, 1);

    private final DealtCourse dealt = new DealtCourse(HeardTable.TABLE.layout());
    private final HandCourse course = dealt.course();

    @Test
    void actsStandOnTheRecordInTheOrderInWhichTheyWereAdded() {
        dealt.act("W draw");
        dealt.act("W discard 5H/1");
        dealt.act("N pickup");
        assertEquals(List.of("W draw", "W discard 5H", "N pickup"), dealt.played());
    }

    @Test
    void withdrawingAnActIsGoingBackToThePositionBeforeIt() {
        dealt.act("W draw");
        HandPosition before = course.now();
        dealt.act("W discard 5H/1");
        assertEquals(Seat.NORTH, course.open().turn().seat());
        course.withdraw(WithdrawalReason.TAKEN_UP, 5_000);
        assertSame(before, course.now());
        assertEquals(List.of("W draw"), dealt.played());
    }

    @Test
    void imaginingAnActAddsNothing() {
        assertTrue(dealt.imagine("W draw", Optional.empty()).isPresent());
        assertEquals(List.of(), dealt.played());
    }

    @Test
    void anActThatCannotHaveHappenedIsNotImagined() {
        dealt.act("W draw");
        assertTrue(dealt.imagine("W tie EW1 5H/1", Optional.empty()).isEmpty());
    }

    @Test
    void everyChangeIsReportedOnce() {
        course.take();
        TrackedAct draw = dealt.act("W draw");
        course.withdraw(WithdrawalReason.STILL_THERE, 5_000);
        int line = course.line(course.entries().size());
        assertEquals(
                List.of(
                        new CourseChange.Added(line, draw),
                        new CourseChange.Withdrawn(
                                line, draw, WithdrawalReason.STILL_THERE, 5_000)),
                course.take());
        assertEquals(List.of(), course.take());
    }

    @Test
    void aPlayerWhoActsOutOfTurnIsAccused() {
        assertFalse(dealt.imagine("W draw", Optional.empty()).orElseThrow().accuses());
        assertTrue(dealt.imagine("N draw", Optional.empty()).orElseThrow().accuses());
    }

    @Test
    void whatTheTableItselfDoesAccusesNobody() {
        TrackedAct draw = dealt.imagine("N draw", Optional.empty()).orElseThrow();
        assertFalse(draw.byItself().accuses());
    }

    @Test
    void cardsShouldLieWhereTheActsPutThem() {
        dealt.act("W draw");
        dealt.act("W open 4C/1 5C/1 6C/1", SLOT, 4_000);
        dealt.act("W discard 5H/1");
        assertEquals(SLOT, course.now().lying().get(HeardTable.card("5C/1")));
        assertTrue(course.now().lying().get(HeardTable.card("5H/1")) instanceof Zone.Pile);
        assertEquals(
                List.of(HeardTable.card("9S/1"), HeardTable.card("5H/1")), course.now().pile());
    }

    @Test
    void theDealerStandsOnceSomethingIsOnRecord() {
        assertThrows(IllegalStateException.class, () -> course.dealtBy(Seat.EAST));
        HandCourse empty = new HandCourse(HeardTable.TABLE.layout(), Seat.SOUTH);
        empty.dealtBy(Seat.EAST);
        assertTrue(empty.record().contains("[Dealer \"E\"]"), empty.record());
    }
}
