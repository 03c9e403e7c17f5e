package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Progress;
import burraco.tournament.field.Penalty;
import burraco.tournament.field.Warned;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Warnings and points off, which the direction keeps a list of (art. 21 ter, 34, 35 e). */
final class WarningsTest {
    private static Evening posted() {
        Movement danese = new Movement.Danese(Rematch.ALLOWED, List.of());
        return new Evening(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        1,
                        List.of(TieBreak.MATCH_POINTS),
                        new Stage(danese, 1, Placing.BY_ENTRY, true),
                        new Stage(danese, 2, Placing.BY_ENTRY, false))
                .pairs("A", "B", "C", "D")
                .post();
    }

    private static List<Integer> warned(Evening evening) {
        return evening.now().warnings().stream().map(Warned::number).toList();
    }

    private static List<String> remarks(Evening evening, Change change) {
        return ((Progress.Done) evening.tries(change))
                .remarks().stream().map(remark -> remark.key()).toList();
    }

    @Test
    @DisplayName(
            "Six minutes late is a warning in the list; five is none, and neither is a mistake")
    void late() {
        Evening evening = posted().does(new Change.Late(1, 1, true, 6));
        assertEquals(List.of(1), warned(evening));
        assertEquals(List.of(), warned(evening.does(new Change.Late(1, 1, true, 5))));
    }

    @Test
    @DisplayName("The second warning of a pair is told, whichever of the two was for lateness")
    void second() {
        Change warning = new Change.Warn(new Warned(1, 1, "Anna", "talks"));
        Change late = new Change.Late(1, 1, true, 12);
        assertEquals(
                List.of("remark.late.warning", "remark.warned-again"),
                remarks(posted().does(warning), late));
        assertEquals(List.of("remark.warned-again"), remarks(posted().does(late), warning));
        assertEquals(List.of("remark.late.warning"), remarks(posted(), late));
    }

    @Test
    @DisplayName("In a tournament of an older program lateness was told, and typed as a warning")
    void older() {
        Evening evening = posted().begunWith(Edition.FIRST).does(new Change.Late(1, 1, true, 6));
        assertEquals(List.of(), warned(evening));
    }

    /** A has won round 1 by little and loses a point; round 2 begins at 0. */
    private static Evening penalized(Evening evening) {
        return evening.results("A-B 5", "C-D 5")
                .does(new Change.Penalize(new Penalty(1, 1, -1, -105, "Anna", "art. 21 ter")))
                .post()
                .results("A-B 0", "C-D 0");
    }

    @Test
    @DisplayName("A stage that begins at 0 does not give a point back that was taken (art. 21 ter)")
    void fromZero() {
        String ranking = penalized(posted()).ranking();
        assertEquals("A 9/-105", ranking.split(", ")[3]);
        String older = penalized(posted().begunWith(Edition.FIRST)).ranking();
        assertEquals(true, older.contains("A 10/0"), older);
    }
}
