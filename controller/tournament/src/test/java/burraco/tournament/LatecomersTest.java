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
import burraco.tournament.round.Round;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Pairs that come when the seats of the first round are posted (art. 34). */
final class LatecomersTest {

    private static Evening evening(Movement movement, int rounds, String... pairs) {
        return new Evening(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        1,
                        TieBreak.USUAL,
                        new Stage(movement, rounds, Placing.BY_ENTRY, true))
                .pairs(pairs);
    }

    private static void late(Evening evening, String pair) {
        int number = evening.number(pair);
        evening.does(new Change.Admit(evening.contestant(number, pair), true));
    }

    @Test
    @DisplayName("At the incomplete table of a Mitchell, and mobile from then on")
    void mitchell() {
        Evening evening = evening(new Movement.Mitchell(1), 3, "A", "B", "C", "D", "E").post();
        assertEquals("A-B C-D E", evening.pairs(evening.now().rounds().getFirst().seating()));
        late(evening, "X");
        assertEquals("A-B C-D E-X", evening.pairs(evening.now().rounds().getFirst().seating()));
        evening.results("A-B 100", "C-D 100", "E-X 100");
        assertEquals("A-X C-B E-D", evening.draft());
    }

    @Test
    @DisplayName("Of two odd groups, in the one where somebody waits at the incomplete table")
    void group() {
        Evening evening =
                evening(new Movement.RoundRobin(2), 3, "A", "B", "C", "D", "E", "F").post();
        assertEquals("C-E D-F A B", evening.pairs(evening.now().rounds().getFirst().seating()));
        evening.does(new Change.Leave(1, 1, Leaving.FOR_GOOD, "", ""));
        late(evening, "X");
        assertEquals("C-E D-F B-X A", evening.pairs(evening.now().rounds().getFirst().seating()));
    }

    @Test
    @DisplayName("Nobody is admitted to a round without an incomplete table")
    void full() {
        Evening evening = evening(new Movement.Mitchell(1), 2, "A", "B", "C", "D").post();
        Change admit = new Change.Admit(evening.contestant(5, "X"), true);
        assertEquals("change.late.no-table", evening.refusal(admit));
    }

    @Test
    @DisplayName("Of groups, the one in which somebody would rest")
    void oddGroup() {
        Evening evening =
                new Evening(
                                FieldKind.PAIRS,
                                MatchLength.FOUR_HANDS,
                                1,
                                TieBreak.USUAL,
                                new Stage(
                                        new Movement.Danese(Rematch.ALLOWED, List.of(1, 1, 1)),
                                        2,
                                        Placing.BY_ENTRY,
                                        true))
                        .pairs("A", "B", "C", "D", "E", "F")
                        .post()
                        .results("A-B 500", "C-D 500", "E-F 500")
                        .does(new Change.Leave(4, 2, Leaving.FOR_GOOD, "", ""));
        int number = evening.number("X");
        evening.does(new Change.Admit(evening.contestant(number, "X"), false));
        assertEquals("A-B C-X E-F", evening.draft());
    }

    @Test
    @DisplayName("A pair has not come to its table: who comes late takes that place, in all rounds")
    void inPlaceOfOthers() {
        Evening evening = evening(new Movement.Mitchell(1), 2, "A", "B", "C", "D").post();
        assertEquals("A-B C-D", evening.pairs(evening.now().rounds().getFirst().seating()));
        evening.does(new Change.Late(1, 1, false, 12));
        evening.does(new Change.Leave(2, 1, Leaving.FOR_GOOD, "Anna", "did not come"));
        late(evening, "X");
        assertEquals("A-X C-D", evening.pairs(evening.now().rounds().getFirst().seating()));
        evening.results("A-X 620", "C-D 105");
        assertEquals("A 13/620, C 11/105, D 9/-105, X 7/-620, B 0/0", evening.ranking());
        assertEquals("A-D C-X", evening.draft());
    }

    @Test
    @DisplayName("Who has left for a time keeps the place, and so does who has a result")
    void kept() {
        Evening evening = evening(new Movement.Mitchell(1), 2, "A", "B", "C", "D").post();
        evening.does(new Change.Leave(2, 1, Leaving.FOR_A_TIME, "Anna", "in traffic"));
        Change admit = new Change.Admit(evening.contestant(5, "X"), true);
        assertEquals("change.late.no-table", evening.refusal(admit));
        evening.does(new Change.Return(2, 1))
                .does(new Change.Record(1, 1, new Abandoned(false, true, new Award(0, 0))))
                .does(new Change.Leave(2, 1, Leaving.FOR_GOOD, "Anna", "ill"));
        assertEquals("change.late.no-table", evening.refusal(admit));
    }

    @Test
    @DisplayName("Between the rounds of a calendar too: from the next round on, in the free place")
    void inTheNextRound() {
        Evening evening =
                evening(new Movement.RoundRobin(1), 3, "A", "B", "C", "D")
                        .post()
                        .results("A-D 100", "B-C 100")
                        .does(new Change.Leave(4, 2, Leaving.UNJUSTIFIED, "Anna", "quarrel"));
        assertEquals("A-B C", evening.draft());
        int number = evening.number("X");
        evening.does(new Change.Admit(evening.contestant(number, "X"), false));
        assertEquals("X-C A-B", evening.draft());
    }

    @Test
    @DisplayName("Whose place is taken does not come back to another, to meet again whom they met")
    void backAgain() {
        Evening evening =
                evening(new Movement.RoundRobin(1), 3, "A", "B", "C", "D")
                        .post()
                        .does(new Change.Leave(4, 1, Leaving.FOR_GOOD, "Anna", "ill"))
                        .results("B-C 100");
        int number = evening.number("X");
        evening.does(new Change.Admit(evening.contestant(number, "X"), false));
        assertEquals("change.place-taken", evening.refusal(new Change.Return(4, 2)));
        assertEquals("change.place-taken", evening.refusal(new Change.Return(4, 1)));
    }

    @Test
    @DisplayName("The table of who could not walk goes with the place: a fixed pair stays at it")
    void fixedTable() {
        Evening evening = evening(new Movement.Mitchell(1), 2);
        evening.does(new Change.Enter(evening.contestant(evening.number("A"), "A").at(9)))
                .pairs("B", "C", "D")
                .post()
                .does(new Change.Leave(1, 1, Leaving.FOR_GOOD, "Anna", "did not come"));
        late(evening, "X");
        evening.results("X-C 0", "B-D 0").post();
        Round second = evening.now().rounds().getLast();
        assertEquals(9, second.seating().of(5).orElseThrow().table());
    }

    @Test
    @DisplayName(
            "One place is given once: to who comes for the next round, or to who sits down now")
    void once() {
        Evening evening = evening(new Movement.RoundRobin(1), 3, "A", "B", "C", "D").post();
        evening.does(new Change.Leave(4, 1, Leaving.FOR_GOOD, "Anna", "did not come"));
        int number = evening.number("X");
        evening.does(new Change.Admit(evening.contestant(number, "X"), false));
        Change another = new Change.Admit(evening.contestant(number + 1, "Y"), true);
        assertEquals("change.late.no-table", evening.refusal(another));
    }

    @Test
    @DisplayName("A tournament that an older program began keeps the place empty")
    void older() {
        Evening evening =
                evening(new Movement.Mitchell(1), 2, "A", "B", "C", "D")
                        .begunWith(Edition.FIRST)
                        .post()
                        .does(new Change.Leave(2, 1, Leaving.FOR_GOOD, "Anna", "did not come"));
        Change admit = new Change.Admit(evening.contestant(5, "X"), true);
        assertEquals("change.late.no-table", evening.refusal(admit));
    }
}
