package burraco.journal.tape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.table.input.AmendmentGround;
import burraco.table.input.Command;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class OrderWordsTest {
    private static final Names NOBODY =
            new Names() {
                @Override
                public int idOf(String name) {
                    return 0;
                }

                @Override
                public String nameOf(int id) {
                    return "";
                }
            };

    private static Command read(String... words) {
        return OrderWords.read(List.of(words), NOBODY);
    }

    @Test
    @DisplayName("Orders of earlier versions, some without a reason, are read")
    void someOrdersHadNoReason() {
        assertEquals(new Command.Redeal(""), read("redeal"));
        assertEquals(new Command.End(""), read("end"));
        assertEquals(new Command.Dismiss(""), read("dismiss"));
        assertEquals(new Command.TakeBack(7, ""), read("take-back", "7"));
        assertEquals(new Command.Thrown(Seat.EAST, "7H", ""), read("thrown", "E", "7H"));
        assertEquals(new Command.Attend(Set.of()), read("attend"));
    }

    @Test
    @DisplayName("An order that ends too early is refused, not guessed")
    void anOrderThatEndsTooEarlyIsUnreadable() {
        assertThrows(UnreadableException.class, () -> read("take-back"));
    }

    @Test
    @DisplayName("Orders of earlier versions, which name no match, are read")
    void ordersWithoutAMatchAreRead() {
        assertEquals(
                new Command.Score(0, 2, 405, -30, "twice"),
                read("score", "2", "405", "-30", "twice"));
        assertEquals(
                new Command.Amend(0, 2, 405, -30, AmendmentGround.SUM),
                read("amend", "2", "405", "-30", "SUM"));
        assertEquals(new Command.Confirm(0, 2, Line.EW, ""), read("confirm", "2", "EW", ""));
    }

    @Test
    @DisplayName("An order that names its match is written and read unchanged")
    void whatNamesItsMatchIsReadAsItWasWritten() {
        for (Command one :
                List.of(
                        new Command.Score(3, 2, 405, -30, ""),
                        new Command.Amend(3, 2, 405, -30, AmendmentGround.COPIED),
                        new Command.Confirm(3, 2, Line.NS, "told me"),
                        new Command.Left(3, 2, Line.NS, 85),
                        new Command.Attend(Set.of(Seat.SOUTH, Seat.WEST)))) {
            assertEquals(one, OrderWords.read(OrderWords.words(one, NOBODY), NOBODY));
        }
    }
}
