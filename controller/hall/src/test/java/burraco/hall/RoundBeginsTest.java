package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.tournament.round.Round;
import burraco.tournament.round.RoundState;
import java.nio.file.Path;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RoundBeginsTest {
    @TempDir Path folder;

    @Test
    @DisplayName("With its clock a round runs, and a clock that is set again changes nothing of it")
    void begins() throws Exception {
        try (TestHall hall = new TestHall(folder, new Evening(8).posted())) {
            assertEquals(RoundState.POSTED, state(hall));
            hall.decide(new Decision.SetTime(1, hall.now, hall.now + 3_300_000));
            assertEquals(RoundState.RUNNING, state(hall));
            int rows = hall.rows("tournament").size();
            hall.decide(new Decision.SetTime(1, hall.now, hall.now + 3_000_000));
            assertEquals(rows, hall.rows("tournament").size());
            hall.restart();
            assertEquals(RoundState.RUNNING, state(hall));
        }
    }

    @Test
    @DisplayName("A round whose clock is set ahead begins when its time has come")
    void ahead() throws Exception {
        try (TestHall hall = new TestHall(folder, new Evening(8).posted())) {
            hall.decide(new Decision.SetTime(1, hall.now + 60_000, hall.now + 3_300_000));
            hall.now += 59_999;
            hall.hall().look();
            assertEquals(RoundState.POSTED, state(hall), "its seats can be taken back");
            hall.restart();
            hall.decide(new Decision.Pause());
            hall.now++;
            hall.hall().look();
            assertEquals(RoundState.POSTED, state(hall), "everybody pauses");
            hall.decide(new Decision.Resume());
            assertEquals(RoundState.RUNNING, state(hall));
            assertEquals(TestHall.BY, hall.rows("tournament").getLast().by());
        }
    }

    private static RoundState state(TestHall hall) {
        return hall.hall().now().content().now().current().map(Round::state).orElseThrow();
    }
}
