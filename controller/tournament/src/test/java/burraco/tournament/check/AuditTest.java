package burraco.tournament.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.score.Absence.Award;
import burraco.engine.score.MatchLength;
import burraco.tournament.Evening;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Change.Ground;
import burraco.tournament.field.Contestant;
import burraco.tournament.field.Leaving;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.MeetingResult.Awarded;
import burraco.tournament.round.MeetingResult.Played;
import burraco.tournament.round.Seating;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The checker is quiet about a right history, and says what is wrong with an altered one. */
final class AuditTest {
    private static final Stage MITCHELL =
            new Stage(new Movement.Mitchell(1), 2, Placing.BY_ENTRY, true);
    private static final Stage DANESE =
            new Stage(
                    new Movement.Danese(Rematch.NOT_AT_ONCE, List.of()),
                    2,
                    Placing.BY_RANKING,
                    true);
    private static final Formula FORMULA =
            new Formula(
                    FieldKind.PAIRS,
                    MatchLength.FOUR_HANDS,
                    List.of(MITCHELL, DANESE),
                    TieBreak.USUAL,
                    new TreeSet<>(),
                    Optional.empty(),
                    false);

    private static Evening evening() {
        return new Evening(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        1,
                        TieBreak.USUAL,
                        MITCHELL,
                        DANESE)
                .pairs("F1", "M1", "F2", "M2", "F3", "M3", "F4", "M4")
                .post()
                .results("F1-M1 620", "F2-M2 -110", "F3-M3 40", "F4-M4 -1005")
                .post()
                .results("F1-M4 305", "F2-M1 -720", "F3-M2 1310", "F4-M3 115")
                .post()
                .results("F3-F1 -210", "M4-M1 500", "M3-F2 -85", "F4-M2 905");
    }

    private static List<String> problems(List<Change> history) {
        return Audit.problems(Tournament.of("Test", 1, FORMULA), history).stream()
                .map(one -> one.key())
                .toList();
    }

    /** The seats of a round with something else in their place. */
    private static List<Change> with(int round, UnaryOperator<Seating> other) {
        List<Change> history = new ArrayList<>(evening().history());
        history.replaceAll(change ->
                change instanceof Change.Post post && post.round() == round
                        ? new Change.Post(round, post.places(), other.apply(post.seating()))
                        : change);
        return history;
    }

    @Test
    @DisplayName("A right history")
    void right() {
        assertEquals(List.of(), problems(evening().history()));
    }

    @Test
    @DisplayName("Two pairs sit in each other's place in a Danese, and no arbiter said so")
    void otherPairs() {
        assertTrue(problems(with(3, seats -> seats.swap(1, 2))).contains("check.should-meet"));
    }

    @Test
    @DisplayName("Two mobile pairs sit in each other's place in a Mitchell")
    void otherCalendar() {
        assertTrue(problems(with(2, seats -> seats.swap(2, 4))).contains("check.not-the-calendar"));
    }

    @Test
    @DisplayName("Two fixed pairs change tables")
    void otherTables() {
        assertTrue(problems(with(2, seats -> seats.swapTables(1, 2))).contains("check.has-moved"));
    }

    @Test
    @DisplayName("A table is missing")
    void missing() {
        List<String> problems =
                problems(
                        with(
                                1,
                                seats ->
                                        new Seating(
                                                seats.meetings().subList(0, 3), seats.rests())));
        assertTrue(problems.contains("check.forgotten"));
    }

    @Test
    @DisplayName("A pair sits that has left")
    void gone() {
        List<Change> history = new ArrayList<>(evening().history());
        int at = history.size() - 5;
        history.add(at, new Change.Leave(5, 3, Leaving.FOR_GOOD, "Anna", "ill"));
        assertTrue(problems(history).contains("check.not-there"));
    }

    @Test
    @DisplayName("A wrong sum is corrected when the Danese is posted (art. 19)")
    void sum() {
        List<Change> history = new ArrayList<>(evening().history());
        Played other = new Played(1010, 0, List.of());
        history.add(new Change.Correct(2, 3, other, Ground.SUM, "Anna", "sum"));
        assertEquals(List.of("check.sum-too-late"), problems(history));
    }

    @Test
    @DisplayName("Seats are posted though a result is missing")
    void early() {
        List<Change> history = new ArrayList<>(evening().history());
        history.removeIf(change ->
                change instanceof Change.Record record
                        && record.round() == 2
                        && record.table() == 1);
        assertTrue(problems(history).contains("check.results-missing"));
    }

    @Test
    @DisplayName("Another formula after the first seats")
    void formula() {
        List<Change> history = new ArrayList<>(evening().history());
        Formula other =
                new Formula(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        List.of(DANESE),
                        TieBreak.USUAL,
                        new TreeSet<>(),
                        Optional.empty(),
                        false);
        history.add(new Change.Plan(other));
        assertTrue(problems(history).contains("check.formula-fixed"));
    }

    @Test
    @DisplayName("… or the name is amended into another one")
    void amended() {
        List<Change> history = new ArrayList<>(evening().history());
        Contestant spelt = new Contestant(1, "F1", List.of("F1b", "F1à"), "", 0);
        Contestant other = new Contestant(1, "F1", List.of("F1b", "Zoe"), "", 0);
        history.add(new Change.Amend(spelt));
        assertEquals(List.of(), problems(history));
        history.add(new Change.Amend(other));
        assertEquals(List.of("check.late-substitute"), problems(history));
    }

    @Test
    @DisplayName("Seats are taken back though a table has its result")
    void unposted() {
        List<Change> history = new ArrayList<>(evening().history());
        history.add(new Change.Unpost(3, "Anna", "why"));
        assertEquals("check.unposted", problems(history).getFirst());
    }

    @Test
    @DisplayName("Points are swapped though nobody says that the table agreed, or given by nobody")
    void unsaid() {
        List<Change> history = new ArrayList<>(evening().history());
        Played swapped = new Played(0, 1310, List.of());
        history.add(new Change.Correct(2, 3, swapped, Ground.SWAPPED, "Anna", ""));
        assertEquals(List.of("check.not-agreed"), problems(history));
        List<Change> given = new ArrayList<>(evening().history());
        given.replaceAll(change ->
                change instanceof Change.Record record && record.round() == 3
                        ? new Change.Record(
                                3, record.table(), new Awarded(new Award(10, 0), new Award(10, 0)))
                        : change);
        assertEquals("check.award-unsigned", problems(given).getFirst());
    }

    @Test
    @DisplayName("The second half has begun, and a player is replaced (art. 33)")
    void substitute() {
        List<Change> history = new ArrayList<>(evening().history());
        history.add(new Change.Substitute(1, "F1a", "Zoe", "Anna"));
        assertEquals(List.of("check.late-substitute"), problems(history));
    }
}
