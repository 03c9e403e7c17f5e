package burraco.journal.tape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.cards.Seat;
import burraco.table.input.Command;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What journals of earlier days say is still understood. */
class OrdersTest {
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
        return Orders.read(List.of(words), NOBODY);
    }

    @Test
    void someOrdersHadNoReason() {
        assertEquals(new Command.Redeal(""), read("redeal"));
        assertEquals(new Command.End(""), read("end"));
        assertEquals(new Command.Dismiss(""), read("dismiss"));
        assertEquals(new Command.TakeBack(7, ""), read("take-back", "7"));
        assertEquals(new Command.Thrown(Seat.EAST, "7H", ""), read("thrown", "E", "7H"));
    }

    @Test
    void anOrderThatEndsTooEarlyIsUnreadable() {
        assertThrows(Unreadable.class, () -> read("take-back"));
    }
}
