package burraco.hall.room;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class PausedRoundTest {
    private static final long MINUTE = 60_000;

    private Room room = Room.EMPTY;

    private void at(long minute, Decision decision) {
        room = room.after(decision, new Room.Circumstances(1, minute * MINUTE, "Rossi"));
    }

    private long ends() {
        return room.time().orElseThrow().ends() / MINUTE;
    }

    private static Decision time(long from, long to) {
        return new Decision.SetTime(1, from * MINUTE, to * MINUTE);
    }

    @Test
    @DisplayName("A clock that is set during dinner has its minutes, and not those of dinner too")
    void setInThePause() {
        at(0, new Decision.Pause());
        at(30, time(30, 85));
        at(31, new Decision.Resume());
        assertEquals(86, ends());
    }

    @Test
    @DisplayName("Five minutes more during a pause are five more, and the pause still counts")
    void moreInThePause() {
        at(0, time(0, 55));
        at(20, new Decision.Pause());
        at(30, time(0, 60));
        at(40, new Decision.Resume());
        assertEquals(80, ends());
    }

    @Test
    @DisplayName("A round that begins after the pause is as it was said")
    void setAhead() {
        at(0, new Decision.Pause());
        at(10, time(60, 115));
        at(20, new Decision.Resume());
        assertEquals(115, ends());
    }
}
