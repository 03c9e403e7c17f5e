package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Command;
import burraco.table.input.DiscrepancyAnswer;
import burraco.table.input.RecordChange;
import burraco.table.sheet.Refusal;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Orders that take something away from somebody need a reason. */
class ReasonsWantedTest {
    private static String why(Command command) {
        return Reasons.refusal(command).map(Refusal::why).map(Object::toString).orElse("");
    }

    private static List<Command> taking(String why) {
        return List.of(
                new Command.Waive(why),
                new Command.Report("arbiter 20.1 N", why),
                new Command.Decide("arbiter penalize N 5H", why),
                new Command.Points(Line.NS, -100, why),
                new Command.Redeal(why),
                new Command.End(why),
                new Command.Score(1, 1, 500, 200, why),
                new Command.Correct(new RecordChange.Strike(9, "W draw"), why),
                new Command.Correct(new RecordChange.Replace(9, "W draw", "W pickup"), why),
                new Command.TakeBack(1, why));
    }

    @Test
    @DisplayName("Without a reason, or with an invisible one, the order is refused")
    void whatTakesSomethingWantsAReason() {
        for (String none : List.of("", "  ", "\u3164", ".")) {
            taking(none).forEach(one -> assertEquals("REASON_WANTED", why(one), one::toString));
        }
        taking("he said so").forEach(one -> assertEquals("", why(one), one::toString));
    }

    @Test
    @DisplayName("An order that takes nothing from anybody needs no reason")
    void allElseWantsNone() {
        for (Command one :
                List.of(
                        new Command.Call(),
                        new Command.Start(Optional.of(Seat.WEST)),
                        new Command.Pause(),
                        new Command.NextHand(),
                        new Command.Look(""),
                        new Command.Settle(1, DiscrepancyAnswer.LIES_THERE, ""),
                        new Command.Confirm(1, 1, Line.NS, ""),
                        new Command.Amend(1, 1, 500, 200, AmendmentGround.SUM),
                        new Command.Choose(1, 1, ""),
                        new Command.Correct(new RecordChange.Insert(9, "W draw"), ""))) {
            assertEquals("", why(one), one::toString);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "W discard 7H, W discard 8H, true",
        "W discard 7H, W discard ??, true",
        "W open 5H 6H 7H, W open 5D  6D 7D, true",
        "W tie EW1 7H, W tie EW1 7H/2, true",
        "W tie EW1 7H, W tie EW2 7H, false",
        "W discard 7H, E discard 7H, false",
        "W open 5H 6H 7H, W open 5H 6H 7H 8H, false",
        "W draw, W pickup, false"
    })
    @DisplayName("A card that the table has misread is corrected without a reason")
    void misreadCards(String was, String now, boolean misread) {
        Function<String, Command> put =
                reason -> new Command.Correct(new RecordChange.Replace(9, was, now), reason);
        assertEquals(misread ? "" : "REASON_WANTED", why(put.apply("")));
        assertEquals("", why(put.apply("I saw it")));
    }
}
