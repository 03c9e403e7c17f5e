package burraco.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.score.MatchLength;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Posting;
import burraco.tournament.field.Contestant;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.Edit;
import burraco.tournament.round.Group;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Places;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Formulas that can be played, places that can be drafted from, and fixed tables. */
final class PlansTest {
    private static final Stage DANESE = danese(2);

    private static Stage danese(int rounds, Integer... groups) {
        return new Stage(
                new Movement.Danese(Rematch.ALLOWED, List.of(groups)),
                rounds,
                Placing.BY_ENTRY,
                true);
    }

    private static Stage mitchell(int shift, int rounds) {
        return new Stage(new Movement.Mitchell(shift), rounds, Placing.BY_ENTRY, true);
    }

    private static Evening evening(Stage... stages) {
        return new Evening(
                FieldKind.PAIRS, MatchLength.FOUR_HANDS, 1, List.of(TieBreak.MATCH_POINTS), stages);
    }

    private static Change.Plan plan(FieldKind kind, Stage... stages) {
        return new Change.Plan(
                new Formula(
                        kind,
                        MatchLength.FOUR_HANDS,
                        List.of(stages),
                        List.of(TieBreak.MATCH_POINTS),
                        new TreeSet<>(),
                        Optional.empty(),
                        false));
    }

    @Test
    @DisplayName("Numbers that are none: no group, a group of no table, a shift backwards")
    void numbers() {
        Evening evening = evening(DANESE).pairs("A", "B");
        Stage calendar = new Stage(new Movement.RoundRobin(0), 1, Placing.BY_ENTRY, true);
        for (Stage wrong : List.of(calendar, danese(1, 1, 0), mitchell(-1, 1))) {
            assertEquals("plan.groups", evening.refusal(plan(FieldKind.PAIRS, wrong)));
        }
    }

    @Test
    @DisplayName("Pairs that have entered are no single players")
    void otherKind() {
        Stage drawn = new Stage(new Movement.DrawnPartners(), 1, Placing.DRAWN, true);
        assertEquals(
                "change.players.individuals",
                evening(DANESE).pairs("A").refusal(plan(FieldKind.INDIVIDUALS, drawn)));
    }

    @Test
    @DisplayName("One table plays a Mitchell of one round")
    void oneTable() {
        assertEquals("A-B", evening(mitchell(1, 1), DANESE).pairs("A", "B").draft());
    }

    @Test
    @DisplayName("A stage that can't be played any more can be replaced until it begins")
    void replaced() {
        Stage calendar = new Stage(new Movement.RoundRobin(1), 3, Placing.BY_ENTRY, true);
        Evening evening =
                evening(danese(1), calendar)
                        .pairs("A", "B", "C", "D", "E", "F")
                        .post()
                        .results("A-B 5", "C-D 5", "E-F 5");
        assertEquals("draft.calendar.rounds", evening.draft());
        assertEquals(
                "change.formula-fixed",
                evening.refusal(plan(FieldKind.PAIRS, danese(2), danese(3))));
        evening.does(plan(FieldKind.PAIRS, danese(1), danese(3))).post();
    }

    @Test
    @DisplayName("Posted places that no later round can be drafted from are refused")
    void places() {
        Evening evening = evening(mitchell(1, 2)).pairs("A", "B", "C", "D");
        Change.Post right = Posting.of(evening.now()).orElseThrow();
        for (Places wrong :
                List.of(
                        new Places(List.of(), 1),
                        new Places(
                                List.of(new Group("F", List.of(1, 3)), new Group("M", List.of(2))),
                                1),
                        new Places(
                                List.of(
                                        new Group("F", List.of(1, 3)),
                                        new Group("M", List.of(2, 9))),
                                1))) {
            String why = evening.refusal(new Change.Post(1, Optional.of(wrong), right.seating()));
            assertTrue(why.startsWith("change.places."), why);
        }
    }

    @Test
    @DisplayName("In a Mitchell a pair that can't walk is fixed, and nobody takes its table")
    void fixedTables() {
        Evening evening = evening(mitchell(1, 3));
        for (int number = 1; number <= 6; number++) {
            String name = "P" + number;
            evening.number(name);
            int table = number == 1 || number == 4 ? 2 : 0;
            evening.does(
                    new Change.Enter(
                            new Contestant(
                                    number, "", List.of(name + "a", name + "b"), "", table)));
        }
        for (int round = 1; round <= 3; round++) {
            evening.post();
            var seating = evening.now().rounds().getLast().seating();
            assertEquals(2, seating.of(1).orElseThrow().table(), "round " + round);
            assertEquals(1, seating.of(4).orElseThrow().table(), "round " + round);
            seating.meetings()
                    .forEach(one ->
                            evening.does(
                                    new Change.Record(
                                            evening.now().rounds().size(),
                                            one.table(),
                                            new Played(100, 0, List.of()))));
        }
    }

    @Test
    @DisplayName(
            "Tables exchanged before a Mitchell begins: the fixed pairs stay there in all rounds")
    void exchangedTables() {
        Evening evening =
                evening(mitchell(1, 2))
                        .pairs("A", "B", "C", "D", "E", "F")
                        .does(new Change.Draft())
                        .does(new Change.EditDraft(new Edit.SwapTables(1, 3, "Anna", "stairs")))
                        .post();
        assertEquals("E-F C-D A-B", evening.pairs(evening.now().rounds().getFirst().seating()));
        evening.results("A-B 100", "C-D 100", "E-F 100").post();
        assertEquals("E-B C-F A-D", evening.pairs(evening.now().rounds().getLast().seating()));
        assertEquals(3, evening.now().rounds().getLast().seating().of(1).orElseThrow().table());
    }

    @Test
    @DisplayName("A ranking that is known is made again after a correction of any round")
    void rankedAgain() {
        Evening evening =
                evening(DANESE)
                        .pairs("A", "B")
                        .post()
                        .results("A-B 100")
                        .post()
                        .results("A-B 100")
                        .does(new Change.PostRanking(2));
        evening.does(
                new Change.Correct(
                        1,
                        1,
                        new Played(505, 0, List.of()),
                        Change.Ground.TRANSCRIPTION,
                        "Anna",
                        "slip"));
        assertEquals("change.not-over", evening.refusal(new Change.Finish()));
        evening.does(new Change.PostRanking(2)).does(new Change.Finish());
    }

    @Test
    @DisplayName("Who is moved to another girone before it begins stays in it")
    void movedGroup() {
        Evening evening =
                evening(danese(2, 1, 1))
                        .pairs("A", "B", "C", "D")
                        .does(new Change.Draft())
                        .does(new Change.EditDraft(new Edit.Swap(2, 3, "Anna", "sisters")))
                        .post();
        assertEquals("A-C B-D", evening.pairs(evening.now().rounds().getFirst().seating()));
        evening.results("A-C 100", "B-D 100");
        assertEquals("A-C B-D", evening.draft());
    }
}
