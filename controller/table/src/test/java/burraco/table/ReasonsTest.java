package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.input.RecordChange;
import burraco.table.sheet.Correction;
import burraco.table.state.MatchEvent;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Who changed the record, when, and why; and the names of the players. */
class ReasonsTest {
    private final TestTable table = new TestTable();

    private List<Correction> corrections() {
        return table.table().records().corrections();
    }

    @Test
    void whatAnArbiterSaysOfTheRecordIsKeptWithItsReason() {
        table.deal().acts("W draw", "W open 5H 6H 8H").arbiter(new Command.Waive("non era chiaro"));
        table.arbiter(new Command.Report("arbiter 20.1 N", "alla seconda volta"));
        table.arbiter(new Command.Points(Line.NS, 50, "ritardo di E-O"));
        assertEquals(
                List.of(
                        "0 arbiter waive: non era chiaro",
                        "1 arbiter 20.1 N: alla seconda volta",
                        "2 arbiter points NS 50: ritardo di E-O"),
                corrections().stream()
                        .map(one -> one.id() + " " + one.now() + ": " + one.why())
                        .toList());
        for (Correction one : corrections()) {
            assertEquals(TestTable.ARBITER, one.by());
            assertEquals(table.now(), one.at());
        }
    }

    @Test
    void theReasonIsToldWithTheCorrection() {
        table.deal().acts("W draw");
        RecordChange strike = new RecordChange.Strike(table.line("W draw"), "W draw");
        Command correct = new Command.Correct(strike, "era di nuovo nel tallone");
        List<Effect> effects =
                table.table().take(new Input.Ordered(table.now(), TestTable.ARBITER, correct));
        assertEquals(
                new Effect.Corrected(0, TestTable.ARBITER, "era di nuovo nel tallone"),
                effects.getLast());
    }

    @Test
    void aWaiverIsTakenBackLikeAnyCorrection() {
        table.deal().acts("W draw", "W open 5H 6H 8H").arbiter(new Command.Waive("")).quietly();
        table.arbiter(new Command.TakeBack(0, "non era d'accordo"));
        assertEquals("not arbiter waive\ntaken back 0: non era d'accordo", table.effects());
        assertEquals(
                Case.parse("26.1").orElseThrow(),
                table.state().hand().open().owed().getFirst().ruling().which());
        assertEquals(List.of(), corrections());
    }

    @Test
    void whatIsSaidInTheDealKeepsItsTimeAndItsReason() {
        table.arbiter(new Command.Points(Line.EW, 100, "accordo"));
        table.deal();
        assertEquals("accordo", corrections().getFirst().why());
        assertEquals(0, corrections().getFirst().at());
    }

    @Test
    void pointsThatNoRecordCouldHoldAreRefused() {
        table.deal().quietly().arbiter(new Command.Points(Line.EW, 1_000_000, ""));
        assertEquals("refused NOT_A_NUMBER", table.effects());
    }

    @Test
    void aReasonHasItsBounds() {
        table.deal().quietly();
        table.arbiter(new Command.Points(Line.NS, 10, "x".repeat(200)));
        table.arbiter(new Command.Points(Line.NS, 10, "x".repeat(201)));
        table.arbiter(new Command.Points(Line.NS, 10, "due\nrighe"));
        assertEquals(
                "arbiter points NS 10\ncorrected 0\nrefused TEXT_TOO_LONG\nrefused NO_PLAIN_TEXT",
                table.effects());
    }

    // Names

    @Test
    void whoPlaysIsNamedAndGoesOnToTheNextMatch() {
        table.arbiter(new Command.Name(Seat.NORTH, " Ada Rossi "));
        table.arbiter(new Command.Name(Seat.EAST, "Bo"));
        assertEquals("N is Ada Rossi\nE is Bo", table.effects());
        table.deal().arbiter(new Command.End("")).gathered().arbiter(new Command.End(""));
        assertEquals(2, table.state().match().number());
        Map<Seat, String> names = table.state().match().names();
        assertEquals(Map.of(Seat.NORTH, "Ada Rossi", Seat.EAST, "Bo"), names);
        assertEquals(names, table.state().before().orElseThrow().names());
    }

    /** The next match belongs to the same tournament; its round is not known yet. */
    @Test
    void whatAMatchBelongsToIsSaidAndStaysWithIt() {
        table.arbiter(new Command.Belongs(1, " Coppa d'Inverno ", "2"));
        table.deal().arbiter(new Command.End("")).gathered().arbiter(new Command.End(""));
        String name = table.state().name();
        assertEquals(new MatchEvent(name, "Coppa d'Inverno", ""), table.state().match().event());
        assertEquals(
                new MatchEvent(name, "Coppa d'Inverno", "2"),
                table.state().before().orElseThrow().event());
        table.arbiter(new Command.Belongs(1, "", "3"));
        assertEquals(new MatchEvent(name, "", "3"), table.state().before().orElseThrow().event());
    }

    @Test
    void whatAMatchBelongsToHasItsBounds() {
        table.arbiter(new Command.Belongs(2, "Coppa", "1"));
        table.arbiter(new Command.Belongs(1, "x".repeat(61), "1"));
        table.arbiter(new Command.Belongs(1, "Coppa", "x".repeat(41)));
        table.arbiter(new Command.Belongs(1, "Co\u202Eppa", "1"));
        assertEquals(
                "refused NO_SUCH_MATCH\nrefused TEXT_TOO_LONG\nrefused TEXT_TOO_LONG\n"
                        + "refused NO_PLAIN_TEXT",
                table.effects());
    }

    @Test
    void anEmptyNameTakesItAway() {
        table.arbiter(new Command.Name(Seat.NORTH, "Ada"))
                .arbiter(new Command.Name(Seat.NORTH, ""));
        assertTrue(table.state().match().names().isEmpty());
    }

    @Test
    void aNameHasItsBoundsToo() {
        table.arbiter(new Command.Name(Seat.NORTH, "x".repeat(41)));
        table.arbiter(new Command.Name(Seat.NORTH, "A\u202Eda"));
        table.take(
                new Input.Ordered(
                        table.now(),
                        new Person.Player(Seat.NORTH),
                        new Command.Name(Seat.NORTH, "Ada")));
        assertEquals(
                "refused TEXT_TOO_LONG\nrefused NO_PLAIN_TEXT\nrefused ONLY_FOR_ARBITERS",
                table.effects());
    }
}
