package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.Absence.Award;
import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Leaving;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.MeetingResult.Abandoned;
import burraco.tournament.round.MeetingResult.Awarded;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A table at which nobody played: who has met (art. 2 b), and who has rested (art. 33, 34). */
final class NotPlayedTest {
    private static final String HAVE_NOT_MET = "C-E B-A F-D";
    private static final String HAVE_MET = "C-E B-F A-D";

    /**
     * After round 1 all but A and B: C 20, E 18, then F 2, D 0. A gets 8 and B 12 without a match.
     */
    private static Evening evening() {
        Movement modified = new Movement.Danese(Rematch.NOT_AT_ONCE, List.of());
        return new Evening(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        1,
                        List.of(TieBreak.MATCH_POINTS),
                        new Stage(modified, 4, Placing.BY_ENTRY, true))
                .pairs("A", "B", "C", "D", "E", "F")
                .post()
                .results("C-D 2005", "E-F 1505");
    }

    private static Change leaves(int number, int round, Leaving why) {
        return new Change.Leave(number, round, why, "Anna", "why");
    }

    private static Change awarded() {
        Awarded same = new Awarded(new Award(8, -305), new Award(12, 305));
        return new Change.Record(1, 1, same, "Anna", "the jury");
    }

    private static Change left(Award earned) {
        return new Change.Record(1, 1, new Abandoned(true, false, earned));
    }

    @Test
    @DisplayName("A came twelve minutes late: A and B have not met, and may meet at once")
    void late() {
        Evening evening = evening().does(new Change.Late(1, 1, true, 12));
        assertEquals(HAVE_NOT_MET, evening.draft());
        assertEquals(HAVE_NOT_MET, evening.does(awarded()).draft());
    }

    @Test
    @DisplayName("A was away and is back for round 2")
    void away() {
        Evening evening = evening().does(leaves(1, 1, Leaving.FOR_A_TIME));
        assertEquals(HAVE_NOT_MET, evening.does(new Change.Return(1, 2)).draft());
    }

    @Test
    @DisplayName("They sat down, and an arbiter gave the points, or A left during the match: met")
    void satDown() {
        assertEquals(HAVE_MET, evening().does(awarded()).draft());
        assertEquals(HAVE_MET, evening().does(left(new Award(0, 0))).draft());
    }

    @Test
    @DisplayName("In a tournament of an older program, who had seats at one table have met")
    void older() {
        Evening evening = evening().begunWith(Edition.FIRST);
        assertEquals(HAVE_MET, evening.does(new Change.Late(1, 1, true, 12)).draft());
    }

    /** A has gone for good; D and F go as well, so that one of B, C and E has to rest. */
    private static String ofThree(Evening evening) {
        return evening.does(leaves(1, 1, Leaving.FOR_GOOD))
                .does(leaves(4, 2, Leaving.FOR_GOOD))
                .does(leaves(6, 2, Leaving.FOR_GOOD))
                .draft();
    }

    @Test
    @DisplayName("B, whose opponents were gone, has the points of a rest and does not rest again")
    void rested() {
        assertEquals("C-B E", ofThree(evening()));
        assertEquals("C-B E", ofThree(evening().does(left(new Award(3, -900)))));
        assertEquals("C-E B", ofThree(evening().begunWith(Edition.FIRST)));
    }

    @Test
    @DisplayName("… but if B had won more than a rest gives when A left, B has played")
    void wonMore() {
        assertEquals("C-E B", ofThree(evening().does(left(new Award(13, 700)))));
    }

    @Test
    @DisplayName("… nor has B rested who won because A was late (art. 34)")
    void wonByLateness() {
        Evening evening = evening().does(new Change.Late(1, 1, true, 12));
        evening.does(leaves(1, 2, Leaving.FOR_GOOD))
                .does(leaves(4, 2, Leaving.FOR_GOOD))
                .does(leaves(6, 2, Leaving.FOR_GOOD));
        assertEquals("C-E B", evening.draft());
    }
}
