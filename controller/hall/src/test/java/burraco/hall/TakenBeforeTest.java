package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.hall.room.Decision;
import burraco.hall.room.Room;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What arbiters had taken before the hall was started again. */
class TakenBeforeTest {
    private Room room = Room.EMPTY;

    private TakenBefore after(Decision... decisions) {
        for (Decision one : decisions) {
            room = room.after(one, new Room.Circumstances(1, 5, "Rossi"));
        }
        return new TakenBefore(room);
    }

    @Test
    @DisplayName("A call that was taken and is not done began then; one that is done is over")
    void taken() {
        TakenBefore before =
                after(
                        new Decision.Enroll("1f2e", "k", ""),
                        new Decision.Place("1f2e", 12),
                        new Decision.Take("call 12 N 1700"),
                        new Decision.Take("call 1 N 1900"),
                        new Decision.Take("blind 12 3 1 1800"));
        assertEquals(OptionalLong.of(1_700), before.since("1f2e", "calling"));
        assertEquals(OptionalLong.of(1_800), before.since("1f2e", "blind"));
        assertEquals(OptionalLong.empty(), before.since("1f2e", "doubts"));
        assertEquals(OptionalLong.empty(), before.since("1f2e", "unconfirmed"));
        assertEquals(OptionalLong.empty(), before.since("other", "calling"));
        TakenBefore done = after(new Decision.Done("call 12 N 1700", ""));
        assertEquals(OptionalLong.empty(), done.since("1f2e", "calling"));
    }
}
