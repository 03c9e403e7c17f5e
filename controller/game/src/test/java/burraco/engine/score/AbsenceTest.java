package burraco.engine.score;

import static burraco.engine.score.MatchLength.FOUR_HANDS;
import static burraco.engine.score.MatchLength.TEAMS;
import static burraco.engine.score.MatchLength.THREE_HANDS;
import static burraco.engine.score.MatchLength.TWO_HANDS;
import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.Absence.Award;
import burraco.engine.score.Absence.Lateness;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class AbsenceTest {
    @Test
    void aPairWithoutATableRestsWithThePointsOfArticle34() {
        assertEquals(new Award(14, 305), Absence.rest(TWO_HANDS));
        assertEquals(new Award(14, 355), Absence.rest(THREE_HANDS));
        assertEquals(new Award(12, 305), Absence.rest(FOUR_HANDS));
        assertEquals(new Award(12, 355), Absence.rest(TEAMS));
    }

    @Test
    void whoWaitsTwoMinutesGetsAHundredPointsAndFiftyMoreAfterFive() {
        assertEquals(new Lateness.Played(false, 0), late(1, 59));
        assertEquals(new Lateness.Played(false, 100), late(2, 0));
        assertEquals(new Lateness.Played(false, 100), late(4, 59));
        assertEquals(new Lateness.Played(true, 150), late(5, 1));
        assertEquals(new Lateness.Played(true, 150), late(10, 0));
    }

    @Test
    void afterTenMinutesThoseWhoWaitedHaveWon() {
        assertEquals(new Lateness.Lost(new Award(14, 305), new Award(6, -305)), late(10, 1));
        assertEquals(
                new Lateness.Lost(new Award(12, 305), new Award(8, -305)),
                Absence.late(FOUR_HANDS, Duration.ofMinutes(11)));
    }

    @Test
    void whoStaysKeepsWhatHeHadEarnedWhereItIsMoreThanResting() {
        Award earned = new Award(17, 650);
        assertEquals(earned, Absence.stayed(TWO_HANDS, earned));
        assertEquals(Absence.rest(TWO_HANDS), Absence.stayed(TWO_HANDS, new Award(9, -50)));
        assertEquals(new Award(0, 0), Absence.forfeited());
    }

    private static Lateness late(int minutes, int seconds) {
        return Absence.late(TWO_HANDS, Duration.ofMinutes(minutes).plusSeconds(seconds));
    }
}
