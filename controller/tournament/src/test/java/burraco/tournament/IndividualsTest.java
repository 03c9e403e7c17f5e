package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Single players, who have another partner in each round. */
final class IndividualsTest {
    private static Evening posted() {
        Evening evening =
                new Evening(
                        FieldKind.INDIVIDUALS,
                        MatchLength.FOUR_HANDS,
                        1,
                        TieBreak.USUAL,
                        new Stage(new Movement.Whist(), 3, Placing.BY_ENTRY, true));
        for (String name : List.of("A", "B", "C", "D")) {
            evening.enter(name, "");
        }
        return evening.post();
    }

    @Test
    @DisplayName(
            "A partner who was there does not lose by the other's lateness, and rests (art. 34)")
    void partnerOnTime() {
        Evening evening = posted();
        assertEquals("D+A-B+C", evening.pairs(evening.now().rounds().getFirst().seating()));
        evening.does(new Change.Late(1, 1, true, 12, 4));
        assertEquals("A 12/305, B 12/305, C 12/305, D 8/-305", sorted(evening));
        evening.does(new Change.Late(1, 1, true, 11, 1));
        assertEquals("A 8/-305, B 12/305, C 12/305, D 8/-305", sorted(evening));
    }

    @Test
    @DisplayName("Those who waited get 100 from the match, which is one for both partners")
    void played() {
        Evening evening = posted().does(new Change.Late(1, 1, true, 3, 4)).results("A-B 50");
        assertEquals("A 10/-50, B 10/50, C 10/50, D 10/-50", sorted(evening));
    }

    @Test
    @DisplayName("Nobody is late on a side where they do not play")
    void otherSide() {
        assertEquals("change.not-that-side", posted().refusal(new Change.Late(1, 1, true, 12, 2)));
    }

    private static String sorted(Evening evening) {
        return String.join(", ", List.of(evening.ranking().split(", ")).stream().sorted().toList());
    }
}
