package burraco.hall.floor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.view.TableNow;
import burraco.hall.view.TableTold;
import burraco.relay.Request;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Which devices are there, and since when they are as they are. */
class FloorTest {
    private static final String CALLS = "{\"version\":1,\"followed\":1,\"calling\":\"N\"}";
    private static final String PLAYS = "{\"version\":1,\"followed\":1,\"hand\":2}";

    private long now = 1_000;
    private int changes;
    private Floor floor = new Floor(() -> now, () -> changes++, Floor.Memory.NONE);

    private void hear(String state) {
        floor.heard(new Request.Head("1f2e", "a1", 0, Optional.ofNullable(state)), now);
    }

    private TableTold told() {
        return floor.now("1f2e").told().orElseThrow();
    }

    @Test
    @DisplayName("A device of which nothing was heard is not there, since the hall began")
    void never() {
        now = 9_000;
        assertEquals(TableNow.neverHeard(1_000), floor.now("1f2e"));
        assertEquals("", floor.of("1f2e"));
    }

    @Test
    @DisplayName("Who was not heard for five seconds is away; what it told stays")
    void away() {
        hear(PLAYS);
        now += Floor.PRESENT_MILLIS;
        assertTrue(floor.now("1f2e").present());
        now++;
        assertFalse(floor.now("1f2e").present());
        assertEquals(2, told().hand());
        assertEquals(1_000, floor.now("1f2e").heardAt());
    }

    @Test
    @DisplayName("Pages look again when a device tells something else, or is back")
    void news() {
        hear(PLAYS);
        assertEquals(1, changes);
        now += 1_000;
        hear(PLAYS);
        hear(null);
        assertEquals(1, changes);
        hear(CALLS);
        assertEquals(2, changes);
        now += 6_000;
        hear(null);
        assertEquals(3, changes);
    }

    @Test
    @DisplayName("A call begins when it is heard first, and anew when it was over")
    void since() {
        hear(CALLS);
        now = 5_000;
        hear(CALLS.replace("\"calling\"", "\"hand\":1,\"calling\""));
        assertEquals(OptionalLong.of(1_000), told().callingSince());
        hear(PLAYS);
        assertEquals(OptionalLong.empty(), told().callingSince());
        now = 7_000;
        hear(CALLS);
        assertEquals(OptionalLong.of(7_000), told().callingSince());
    }

    @Test
    @DisplayName("After a restart a call that somebody has taken is still the same one")
    void restarted() {
        floor =
                new Floor(
                        () -> now,
                        () -> {},
                        (device, what) ->
                                device.equals("1f2e") && what.equals("calling")
                                        ? OptionalLong.of(400)
                                        : OptionalLong.empty());
        hear(CALLS);
        assertEquals(OptionalLong.of(400), told().callingSince());
        hear(PLAYS);
        now = 7_000;
        hear(CALLS);
        assertEquals(OptionalLong.of(7_000), told().callingSince(), "this is another one");
    }

    @Test
    @DisplayName("Whoever did not call at first and calls later has not been taken before")
    void notAtFirst() {
        floor = new Floor(() -> now, () -> {}, (_, _) -> OptionalLong.of(400));
        hear(PLAYS);
        now = 7_000;
        hear(CALLS);
        assertEquals(OptionalLong.of(7_000), told().callingSince());
    }

    @Test
    @DisplayName("What cannot be understood does not take away what was told before")
    void nonsense() {
        hear(PLAYS);
        hear("{");
        assertEquals(2, told().hand());
    }
}
