package burraco.tracking.course;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import burraco.testing.DealtCourse;
import burraco.testing.HeardTable;
import org.junit.jupiter.api.Test;

/** The time of a turn counts from the end of the turn before it. */
class TurnTimeTest {
    private final DealtCourse dealt = new DealtCourse(HeardTable.TABLE.layout());

    private long spent(long now) {
        return TurnTime.of(dealt.course().entries()).spent(now, dealt.course().open());
    }

    @Test
    void aTurnBeginsWithTheDiscardOfThePlayerBefore() {
        dealt.act("W draw", 10_000);
        dealt.act("W discard 5H/1", 14_000);
        assertEquals(6_000, spent(20_000));
    }

    @Test
    void drawingAndLayingCardsDoNotBeginIt() {
        dealt.act("W draw", 10_000);
        dealt.act("W discard 5H/1", 14_000);
        dealt.act("N draw", 18_000);
        assertEquals(6_000, spent(20_000));
    }

    @Test
    void timeInWhichARulingWaitsDoesNotCount() {
        dealt.act("W draw", 10_000);
        dealt.act("W discard 5H/1", 14_000);
        dealt.act("S draw", 16_000);
        assertFalse(dealt.course().open().owed().isEmpty(), "S has to give the card back");
        assertEquals(2_000, spent(20_000));
        assertEquals(2_000, spent(40_000));
    }
}
