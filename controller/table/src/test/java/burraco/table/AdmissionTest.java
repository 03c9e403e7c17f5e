package burraco.table;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Command;
import burraco.table.input.RecordChange;
import burraco.table.sheet.Refusal;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which orders are admitted when somebody gives them. */
class AdmissionTest {
    private static String why(Command command) {
        return Admission.refusal(command).map(Refusal::why).map(Object::toString).orElse("");
    }

    @Test
    @DisplayName("More points than any hand can have are refused, in whatever way they are entered")
    void pointsHaveTheirBound() {
        int most = Admission.MOST_SCORE;
        for (int many : List.of(most + 1, -most - 1, Integer.MAX_VALUE, Integer.MIN_VALUE)) {
            for (Command command :
                    List.of(
                            new Command.Points(Line.NS, many, ""),
                            new Command.Score(1, 1, many, 0, ""),
                            new Command.Score(1, 1, 0, many, ""),
                            new Command.Amend(1, 1, 0, many, AmendmentGround.SUM))) {
                assertEquals("POINTS_TOO_MANY", why(command), command.toString());
            }
        }
        assertEquals("", why(new Command.Points(Line.NS, -Admission.MOST_POINTS, "")));
        assertEquals("", why(new Command.Score(1, 1, most, -most, "")));
    }

    private static Command correct(RecordChange change) {
        return new Command.Correct(change, "");
    }

    @Test
    @DisplayName("One rule for everything that people write: plain, on one line, and not too long")
    void textsArePlain() {
        for (String bad :
                List.of("a\nb", "a\u001b[2Jb", "a\u202eb", "a\u2066b", "a\u2028b", "\ud800")) {
            for (Command command :
                    List.of(
                            new Command.Name(Seat.NORTH, bad),
                            new Command.Points(Line.NS, 10, bad),
                            new Command.Waive(bad),
                            new Command.End(bad),
                            new Command.Report(bad, ""),
                            new Command.Decide(bad, ""),
                            new Command.Thrown(Seat.NORTH, bad, ""),
                            correct(new RecordChange.Insert(9, bad)),
                            correct(new RecordChange.Strike(9, bad)),
                            correct(new RecordChange.Replace(9, bad, "W draw")))) {
                assertEquals("NO_PLAIN_TEXT", why(command), command.toString());
            }
        }
        assertEquals("TEXT_TOO_LONG", why(correct(new RecordChange.Strike(9, "x".repeat(401)))));
        assertEquals(
                Optional.empty(),
                Admission.refusal(new Command.Points(Line.NS, 10, "=1+1, à la צ 🂡")));
    }

    @Test
    @DisplayName("An arbiter's decision is an order, and cannot be written as a line")
    void decisionsAreNoLines() {
        for (String line :
                List.of(
                        "end",
                        "arbiter redeal",
                        "arbiter waive",
                        "arbiter points EW -500",
                        "arbiter 20.1 N",
                        "arbiter penalize W 7H")) {
            assertEquals("ORDER_OF_ITS_OWN", why(correct(new RecordChange.Insert(9, line))), line);
            Command instead = correct(new RecordChange.Replace(9, "W draw", line));
            assertEquals("ORDER_OF_ITS_OWN", why(instead), line);
        }
        for (String line : List.of("W draw", "notice S", "W say draw", "arbiter nonsense")) {
            assertEquals("", why(correct(new RecordChange.Insert(9, line))), line);
        }
        String other = "arbiter points NS -500";
        Command points = correct(new RecordChange.Replace(9, "arbiter points EW -500", other));
        assertEquals("", why(points), "what stands there may be put right");
    }

    @Test
    @DisplayName("A name has visible characters, or there is none")
    void namesCanBeRead() {
        for (String bad : List.of("\u3164", "...", "Ada\u115f", "\uffa0\u1160")) {
            assertEquals("NO_PLAIN_TEXT", why(new Command.Name(Seat.NORTH, bad)), bad);
            assertEquals("NO_PLAIN_TEXT", why(new Command.Belongs(1, bad, "3")), bad);
            assertEquals("NO_PLAIN_TEXT", why(new Command.Belongs(1, "", bad)), bad);
        }
        for (String good : List.of("", " ", "Ada Rossi", "Sara <S>", "李", "7")) {
            assertEquals("", why(new Command.Name(Seat.NORTH, good)), good);
        }
    }
}
