package burraco.hall.room;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.room.Room.Circumstances;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoomTest {
    private static final long MINUTE = 60_000;

    private Room room = Room.EMPTY;
    private long number;

    private void at(long time, Decision decision) {
        number++;
        room = room.after(decision, new Circumstances(number, time, "Rossi"));
    }

    static List<Decision> every() {
        return List.of(
                new Decision.Enroll("1f2e", "MCowBQ", "Tavolo \"buono\""),
                new Decision.Remove("1f2e"),
                new Decision.Accept("1f2e", "a1"),
                new Decision.Place("1f2e", 12),
                new Decision.SetTime(3, 1_800_000_000_000L, 1_800_003_300_000L),
                new Decision.Extend(12, 1_800_003_400_000L),
                new Decision.Pause(),
                new Decision.Resume(),
                new Decision.Tell("Il buffet è aperto", new TreeSet<>(Set.of(3, 12))),
                new Decision.Tell("", new TreeSet<>()),
                new Decision.Sit(3, 12, false),
                new Decision.Take("call 12 N"),
                new Decision.Done("call 12 N", "art. 24"),
                new Decision.GiveBack("call 12 N"),
                new Decision.Call(3, 12, 7),
                new Decision.CallOff(7));
    }

    @ParameterizedTest
    @MethodSource("every")
    @DisplayName("A decision is read from the ledger as it was written")
    void roundTrip(Decision decision) {
        assertEquals(
                Optional.of(decision),
                DecisionText.read(DecisionText.kind(decision), DecisionText.body(decision)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "{}", "{\"table\":\"x\"}", "{\"item\":1}", "[1]"})
    @DisplayName("A damaged row is no decision")
    void damaged(String body) {
        for (String kind : List.of("enroll", "extend", "take", "time", "nothing")) {
            assertEquals(Optional.empty(), DecisionText.read(kind, body));
        }
    }

    @Test
    @DisplayName("A device that is put at a table takes the place of the one that was there")
    void replaced() {
        at(0, new Decision.Enroll("old", "k", ""));
        at(0, new Decision.Accept("old", "a1"));
        at(0, new Decision.Place("old", 12));
        at(0, new Decision.Enroll("new", "k", ""));
        at(0, new Decision.Place("new", 12));
        assertEquals("new", room.at(12).orElseThrow().id());
        assertEquals(0, room.devices().get("old").table());
        assertEquals(Set.of("a1"), room.devices().get("old").journals(), "what it told stays");
        at(0, new Decision.Place("new", 0));
        assertEquals(Optional.empty(), room.at(12));
    }

    @Test
    @DisplayName("A pause makes every end so much later, also that of a table with more time")
    void pause() {
        at(0, new Decision.SetTime(1, 10 * MINUTE, 50 * MINUTE));
        at(20 * MINUTE, new Decision.Extend(7, 55 * MINUTE));
        at(30 * MINUTE, new Decision.Pause());
        at(31 * MINUTE, new Decision.Pause());
        assertTrue(room.isPaused());
        at(35 * MINUTE, new Decision.Resume());
        at(36 * MINUTE, new Decision.Resume());
        assertFalse(room.isPaused());
        assertEquals(55 * MINUTE, room.time().orElseThrow().ends(1));
        assertEquals(60 * MINUTE, room.time().orElseThrow().ends(7));
        at(70 * MINUTE, new Decision.SetTime(2, 70 * MINUTE, 110 * MINUTE));
        assertEquals(110 * MINUTE, room.time().orElseThrow().ends(7), "of another round");
    }

    @Test
    @DisplayName("What is said to one table stands before what is said to all, until taken back")
    void notices() {
        at(0, new Decision.Tell("buffet", new TreeSet<>()));
        at(0, new Decision.Tell("parlate piano", new TreeSet<>(Set.of(3))));
        assertEquals("parlate piano", room.notice(3).orElseThrow().text());
        assertEquals("buffet", room.notice(4).orElseThrow().text());
        at(0, new Decision.Tell("", new TreeSet<>(Set.of(3))));
        assertEquals("buffet", room.notice(3).orElseThrow().text());
        at(0, new Decision.Tell("", new TreeSet<>()));
        assertEquals(Optional.empty(), room.notice(3));
    }

    @Test
    @DisplayName("Who has taken something stays known when it is done; given back it is open again")
    void handling() {
        at(5, new Decision.Take("call"));
        at(9, new Decision.Done("call", "art. 24"));
        assertEquals(
                new Handling(Optional.of("Rossi"), 5, OptionalLong.of(9), "art. 24"),
                room.handled().get("call"));
        at(10, new Decision.GiveBack("call"));
        assertEquals(null, room.handled().get("call"));
    }

    @Test
    @DisplayName("A call from a phone holds until it is taken back or dealt with, in its round")
    void phoneCalls() {
        at(10, new Decision.Call(1, 2, 3));
        at(20, new Decision.Call(1, 2, 4));
        at(30, new Decision.CallOff(3));
        assertEquals(List.of(new PhoneCall(1, 2, 4, 20)), room.phones(1));
        assertEquals(List.of(), room.phones(2));
        at(40, new Decision.Take("phone 2 4 20"));
        assertTrue(room.phone(1, 4).isPresent());
        at(50, new Decision.Done("phone 2 4 20", ""));
        assertEquals(List.of(), room.phones());
        at(60, new Decision.Call(1, 2, 3));
        at(70, new Decision.Call(2, 1, 5));
        assertEquals(List.of(new PhoneCall(2, 1, 5, 70)), room.phones());
    }
}
