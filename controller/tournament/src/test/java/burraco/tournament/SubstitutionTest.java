package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Contestant;
import burraco.tournament.plan.Edition;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.MeetingResult.Played;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Players are replaced until half of the matches are played (art. 33), by whichever command. */
final class SubstitutionTest {
    private static Evening afterTwoOfThree() {
        Movement danese = new Movement.Danese(Rematch.ALLOWED, List.of());
        Evening evening =
                new Evening(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        1,
                        TieBreak.USUAL,
                        new Stage(danese, 3, Placing.BY_ENTRY, true));
        evening.does(new Change.Enter(pair(1, "Rossi Anna", "Neri Bruno")))
                .does(new Change.Enter(pair(2, "Verdi Carla", "Coppia 2")));
        evening.post().does(result(1)).post().does(result(2));
        return evening;
    }

    private static Change result(int round) {
        return new Change.Record(round, 1, new Played(5, 0, List.of()));
    }

    private static Contestant pair(int number, String one, String other) {
        return new Contestant(number, "", List.of(one, other), "", 0);
    }

    private static Change amended(String one, String other) {
        return new Change.Amend(pair(1, one, other));
    }

    @Test
    @DisplayName("Past half of the matches nobody is replaced under the name of a correction")
    void amend() {
        Evening evening = afterTwoOfThree();
        assertEquals(
                "change.too-late-to-substitute",
                evening.refusal(amended("Rossi Anna", "Villa Ugo")));
        assertEquals(
                "change.too-late-to-substitute",
                evening.refusal(new Change.Substitute(1, "Neri Bruno", "Villa Ugo", "Anna")));
        assertEquals(
                "change.too-late-to-substitute",
                evening.refusal(new Change.Amend(pair(2, "Verdi Carla", "Coppia 3"))));
    }

    @Test
    @DisplayName(
            "A name that is spelt wrongly is corrected to the end: a letter, accents, the order")
    void spelling() {
        Evening evening = afterTwoOfThree();
        evening.does(amended("Neri Brunò", "ANNA ROSSI"))
                .does(amended("Nerli Bruno", "Rossi Anna"));
        assertEquals(
                List.of("Nerli Bruno", "Rossi Anna"),
                evening.now().field().get(1).contestant().players());
    }

    @Test
    @DisplayName("What an older program let pass stands")
    void older() {
        afterTwoOfThree().begunWith(Edition.FIRST).does(amended("Rossi Anna", "Villa Ugo"));
    }
}
