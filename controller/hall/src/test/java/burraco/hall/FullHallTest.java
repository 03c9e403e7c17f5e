package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.room.Decision;
import burraco.relay.Answer;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FullHallTest {
    @TempDir private Path folder;

    @Test
    @DisplayName(
            "A hall whose disk is full says so, forgets nothing, and takes it when there is space")
    void full() throws Exception {
        try (TestHall hall = TestHall.ofEightPairs(folder)) {
            TellingTable table = TellingTable.at(hall, 1).event(1, 1, 1);
            table.hand(1, 1, 700, 300).tell();
            hall.diskIsFull();
            // More than there is room for.
            table.entry("act", "x".repeat(200_000)).over(1);
            Answer answer = table.tell();
            assertEquals(Answer.Why.CANNOT_WRITE, ((Answer.Refused) answer).why());
            assertEquals(Optional.empty(), hall.result(1));
            assertInstanceOf(Answer.Arrived.class, table.tell(), "when there is space again");
            assertTrue(hall.result(1).isPresent());
            assertEquals(0, hall.findings());
        }
    }

    @Test
    @DisplayName("A decision that cannot be written is not decided")
    void decisions() throws Exception {
        try (TestHall hall = TestHall.ofEightPairs(folder)) {
            TellingTable table = TellingTable.at(hall, 1);
            hall.diskIsFull();
            Decision.Tell[] many = new Decision.Tell[2_000];
            for (int i = 0; i < many.length; i++) {
                many[i] = new Decision.Tell("x".repeat(200), new TreeSet<>());
            }
            assertThrows(IOException.class, () -> hall.decide(many));
            assertTrue(hall.hall().now().room().notice().isEmpty());
            while (hall.hall().now().trouble().isPresent()) {
                Thread.onSpinWait(); // There is space again, and the hall looks by itself.
            }
            assertEquals(Optional.empty(), hall.decide(new Decision.Pause()));
            hall.restart();
            assertTrue(hall.hall().now().room().isPaused());
            assertTrue(hall.hall().now().room().notice().isEmpty());
            assertEquals(1, hall.hall().now().room().devices().get(table.device()).table());
            assertEquals(0, hall.findings());
        }
    }
}
