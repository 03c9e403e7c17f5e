package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.field.Leaving;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.Edit;
import burraco.tournament.round.RoundState;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Seats on the wall that turn out wrong are taken off again before anybody sits. */
final class UnpostingTest {
    private static Evening evening(String... pairs) {
        return evening(new Movement.Mitchell(1), pairs);
    }

    private static Evening evening(Movement movement, String... pairs) {
        return new Evening(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        1,
                        TieBreak.USUAL,
                        new Stage(movement, rounds(movement), Placing.BY_ENTRY, true))
                .pairs(pairs);
    }

    private static int rounds(Movement movement) {
        return movement instanceof Movement.RoundRobin ? 3 : 2;
    }

    private static Change unpost(int round) {
        return new Change.Unpost(round, "Anna", "two pairs were missing");
    }

    @Test
    @DisplayName(
            "Taken back, the round is a draft with the arbiter's changes, and entries are open")
    void draft() {
        Evening evening = evening("A", "B", "C", "D").does(new Change.Draft());
        evening.does(new Change.EditDraft(new Edit.Swap(1, 3, "Anna", "quarrel"))).post();
        assertEquals("C-B A-D", evening.pairs(evening.now().rounds().getFirst().seating()));
        evening.does(unpost(1));
        assertEquals("C-B A-D", evening.draft());
        assertEquals(0, evening.now().rounds().size());
        evening.pairs("E", "F").post();
        assertEquals("C-B A-D E-F", evening.pairs(evening.now().rounds().getFirst().seating()));
    }

    @Test
    @DisplayName("Not when somebody sits, a table has come late, or another round is posted")
    void tooLate() {
        Evening seated = evening("A", "B", "C", "D").post().does(new Change.Seat(1));
        assertEquals("change.already", seated.refusal(unpost(1)));
        Evening late = evening("A", "B", "C", "D").post().does(new Change.Late(1, 1, true, 3));
        assertEquals("change.slip-begun", late.refusal(unpost(1)));
        Evening next = evening("A", "B", "C", "D").post().results("A-B 5", "C-D 5").post();
        assertEquals("change.not-last", next.refusal(unpost(1)));
        assertEquals("change.no-round", next.refusal(unpost(3)));
    }

    @Test
    @DisplayName("It is said who does it and why")
    void who() {
        Evening evening = evening("A", "B", "C", "D").post();
        assertEquals("change.who-and-why", evening.refusal(new Change.Unpost(1, "Anna", " ")));
        assertEquals("change.who-and-why", evening.refusal(new Change.Unpost(1, "", "why")));
    }

    @Test
    @DisplayName(
            "Who was admitted to the next round meanwhile, or is back for it, plays in this one")
    void cameMeanwhile() {
        Movement danese = new Movement.Danese(Rematch.ALLOWED, List.of());
        Evening evening =
                evening(danese, "A", "B", "C", "D", "E")
                        .does(new Change.Leave(4, 1, Leaving.FOR_A_TIME, "Anna", "traffic"))
                        .post();
        evening.does(new Change.Return(4, 2));
        int number = evening.number("X");
        evening.does(new Change.Admit(evening.contestant(number, "X"), false));
        evening.does(unpost(1)).post();
        assertEquals("A-B C-D E-X", evening.pairs(evening.now().rounds().getFirst().seating()));
    }

    @Test
    @DisplayName("The last round too, and the results of the one before stay")
    void later() {
        Evening evening = evening("A", "B", "C", "D").post().results("A-B 5", "C-D 5");
        String before = evening.ranking();
        evening.post().does(unpost(2));
        assertEquals(RoundState.COMPLETE, evening.now().rounds().getLast().state());
        assertEquals(before, evening.ranking());
        assertEquals("A-D C-B", evening.draft());
    }

    @Test
    @DisplayName("Who was admitted to the next stage, as this one is full, still waits for it")
    void nextStage() {
        Evening evening =
                new Evening(
                                FieldKind.PAIRS,
                                MatchLength.FOUR_HANDS,
                                1,
                                TieBreak.USUAL,
                                new Stage(new Movement.Mitchell(1), 2, Placing.BY_ENTRY, true),
                                new Stage(
                                        new Movement.Danese(Rematch.ALLOWED, List.of()),
                                        1,
                                        Placing.BY_RANKING,
                                        true))
                        .pairs("A", "B", "C", "D")
                        .post()
                        .results("A-B 5", "C-D 5");
        int number = evening.number("X");
        evening.does(new Change.Admit(evening.contestant(number, "X"), false));
        evening.post().does(unpost(2)).post();
        assertEquals("A-D C-B", evening.pairs(evening.now().rounds().getLast().seating()));
    }

    @Test
    @DisplayName("Not when somebody has the place already of a pair that plays only this round")
    void placeGiven() {
        Evening evening =
                evening(new Movement.RoundRobin(1), "A", "B", "C", "D")
                        .post()
                        .results("A-D 5", "B-C 5")
                        .post()
                        .does(new Change.Leave(4, 3, Leaving.FOR_GOOD, "Anna", "has a train"));
        int number = evening.number("X");
        evening.does(new Change.Admit(evening.contestant(number, "X"), false));
        assertEquals("change.place-given", evening.refusal(unpost(2)));
    }
}
