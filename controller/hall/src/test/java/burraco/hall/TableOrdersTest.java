package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.room.Decision;
import burraco.relay.Answer;
import burraco.relay.Order;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table always gets the newest order, whatever happened to the hall or to its clock. */
class TableOrdersTest {
    @TempDir private Path folder;
    private TestHall hall;
    private TellingTable table;
    private Order had = Order.NONE;

    @BeforeEach
    void hall() throws Exception {
        hall = TestHall.ofEightPairs(folder);
        table = TellingTable.at(hall, 1);
    }

    @AfterEach
    void close() throws Exception {
        hall.close();
    }

    private boolean hears() {
        Optional<Order> order = ((Answer.Arrived) table.isThere(had.version())).order();
        order.ifPresent(one -> {
            assertTrue(one.version() > had.version(), one + " after " + had);
            had = one;
        });
        return order.isPresent();
    }

    private void say(String text) throws Exception {
        assertEquals(Optional.empty(), hall.decide(new Decision.Tell(text, new TreeSet<>())));
    }

    @Test
    @DisplayName("An order comes once, and again when something in it is different")
    void once() throws Exception {
        assertTrue(hears());
        assertTrue(had.text().contains("\"round\":\"1\""), had.text());
        assertTrue(had.text().contains("\"table\":\"1\""), had.text());
        assertFalse(hears());
        say("Cena");
        assertTrue(hears());
        say("Cena");
        assertFalse(hears());
        hall.decide(new Decision.SetTime(1, hall.now, hall.now + 3_300_000));
        assertTrue(hears());
        assertEquals(hall.now + 3_300_000, had.timeOut().getAsLong());
        hall.decide(new Decision.Extend(2, hall.now + 3_600_000));
        assertFalse(hears(), "another table has more time");
    }

    @Test
    @DisplayName("Several changes within a millisecond are several orders")
    void atOnce() throws Exception {
        for (int i = 0; i < 50; i++) {
            say("Cena " + i);
            assertTrue(hears());
        }
    }

    @Test
    @DisplayName("After a restart, with the clock an hour back, the newest order comes")
    void clockBack() throws Exception {
        assertTrue(hears());
        hall.now -= 3_600_000;
        say("Cena");
        assertTrue(hears());
        say("Dopo cena");
        hall.restart();
        assertTrue(hears());
        assertTrue(had.text().contains("Dopo cena"));
        say("Buona notte");
        assertTrue(hears());
        assertTrue(had.text().contains("Buona notte"));
        assertFalse(hears());
    }

    @Test
    @DisplayName("A table that has a far newer order of another hall gets that of this one")
    void anotherHall() throws Exception {
        had = new Order(hall.now + 1_000_000_000_000L, "", had.timeOut());
        assertTrue(hears());
        assertFalse(hears());
        say("Cena");
        assertTrue(hears());
    }

    @Test
    @DisplayName("A device without a place is told that there is nothing for it")
    void noPlace() throws Exception {
        assertTrue(hears());
        table.place(0);
        assertTrue(hears());
        assertEquals("{}", had.text());
        assertEquals(Optional.empty(), hall.decide(new Decision.Place(table.device(), 2)));
        assertTrue(hears());
        assertTrue(had.text().contains("\"table\":\"2\""), had.text());
    }

    @Test
    @DisplayName("In a pause the end stays what it was; afterwards it is so much later")
    void pause() throws Exception {
        hall.decide(new Decision.SetTime(1, hall.now, hall.now + 3_300_000));
        assertTrue(hears());
        long end = had.timeOut().getAsLong();
        hall.decide(new Decision.Pause());
        assertTrue(hears());
        assertTrue(had.text().contains("\"paused\":1"), had.text());
        assertEquals(end, had.timeOut().getAsLong());
        hall.now += 600_000;
        hall.decide(new Decision.Resume());
        assertTrue(hears());
        assertEquals(end + 600_000, had.timeOut().getAsLong());
    }
}
