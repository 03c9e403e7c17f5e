package burraco.engine.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Allowed;
import burraco.engine.ruling.Case;
import burraco.engine.ruling.Remedy;
import burraco.testing.Judged;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What people report: no penalty that the article does not name. */
class ReportsTest {
    private static final Remedy WARNING = new Remedy.Warn(Seat.WEST);

    @Test
    void threeMinutesLateArePointsAndNoWarning() {
        assertEquals(List.of(points(100)), remedies("arbiter 34.1 W 3m"));
    }

    @Test
    void withinFiveMinutesNobodyIsWarned() {
        assertEquals(List.of(points(150)), remedies("arbiter 34.1 W 5m"));
    }

    @Test
    void sevenMinutesLateAreAWarningAndMorePoints() {
        assertEquals(List.of(WARNING, points(150)), remedies("arbiter 34.1 W 7m"));
    }

    @Test
    void aMinuteLateCostsNothing() {
        assertEquals(List.of(Remedy.ADVISE), remedies("arbiter 34.1 W 1m"));
    }

    @Test
    void afterTenMinutesAPersonDecidesTheMatch() {
        assertEquals(List.of(Remedy.ADVISE), remedies("arbiter 34.1 W 11m"));
    }

    @Test
    void howLateNobodySaid() {
        assertEquals(List.of(Remedy.ADVISE), remedies("arbiter 34.1 W"));
    }

    @Test
    void whoWasMisledByADiscardIsHeardUnderTheOldWordingOnly() {
        Remedy limit = new Remedy.Limit(Seat.WEST, Remedy.When.NEXT, Allowed.ANY);
        String italian = "[Code \"FITAB-ITA-2026\"]\n";
        String old = italian + "[Rule \"art6=old\"]\n";
        assertEquals(List.of(limit), remedies(old + "arbiter F6.old W"));
        assertEquals(List.of(Remedy.ADVISE), remedies(italian + "arbiter F6.old W"));
        assertEquals(List.of(Remedy.ADVISE), remedies("arbiter F6.old W"));
    }

    @Test
    void aCommentIsAWarningThatStaysOnTheAccount() {
        Judged hand = Judged.of("arbiter 20.1 W\n");
        assertEquals("1 20.1 W", hand.rulings());
        assertEquals(
                List.of(new Warning(Seat.WEST, Optional.of(Case.COMMENT))), hand.end().warnings());
    }

    @Test
    void aCardSeenInPlayIsNoReasonToDealAgain() {
        assertEquals(List.of(Remedy.REDEAL), remedies("turnup 9S\narbiter 4.6"));
        assertEquals(List.of(Remedy.ADVISE), remedies("turnup 9S\nW draw\narbiter 4.6"));
    }

    private static Remedy points(int points) {
        return new Remedy.Points(Line.NS, points);
    }

    /** The remedies of the record's last ruling. */
    private static List<Remedy> remedies(String record) {
        return Judged.of(record + "\n").lastRuling().remedies();
    }
}
