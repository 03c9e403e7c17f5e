package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.hall.view.HallWords;
import burraco.text.Sentence;
import burraco.tournament.direction.Posting;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What makes no sense does not get into the ledger, and is refused in both languages. */
class DecisionCheckTest {
    private static final long MINUTE = 60_000;

    @TempDir private Path folder;
    private TestHall hall;
    private String device;

    @BeforeEach
    void hall() throws Exception {
        hall = TestHall.ofEightPairs(folder);
        device = TellingTable.at(hall, 1).device();
    }

    @AfterEach
    void close() throws Exception {
        hall.close();
    }

    private void refused(String key, Decision... decisions) throws Exception {
        int before = hall.rows("time").size() + hall.rows("pause").size();
        Optional<Sentence> refusal = hall.decide(decisions);
        assertEquals(Optional.of(key), refusal.map(Sentence::key));
        isSaid(refusal.get());
        assertEquals(before, hall.rows("time").size() + hall.rows("pause").size());
    }

    private static void isSaid(Sentence sentence) {
        Map<String, String> said = HallWords.in(sentence);
        assertEquals(Set.of("it", "en"), said.keySet());
        assertFalse(
                said.values().stream()
                        .anyMatch(one -> one.contains("{") || one.contains(sentence.key())),
                said::toString);
    }

    private void done(Decision... decisions) throws Exception {
        assertEquals(Optional.empty(), hall.decide(decisions));
    }

    private Decision.SetTime time(long from, long to) {
        return new Decision.SetTime(1, hall.now + from * MINUTE, hall.now + to * MINUTE);
    }

    private Decision.Extend extend(int table, long to) {
        return new Decision.Extend(table, hall.now + to * MINUTE);
    }

    private static Decision.Tell tell(String text, Integer... tables) {
        return new Decision.Tell(text, new TreeSet<>(List.of(tables)));
    }

    @Test
    @DisplayName("The clock is that of the round that is played, and ends later than it begins")
    void clock() throws Exception {
        refused("other-round", new Decision.SetTime(2, hall.now, hall.now + MINUTE));
        refused("bad-round-time", time(5, 5));
        refused("bad-round-time", time(0, 25 * 60));
        refused("time-past", time(-10, -5));
        refused("no-clock", extend(1, 5));
        done(time(0, 40));
        refused("no-table", extend(5, 45));
        refused("bad-round-time", extend(1, -5));
        hall.now += 10 * MINUTE;
        refused("time-past", extend(1, 0));
        done(extend(1, 45));
        hall.change("result round 1 table 1 1000:500");
        hall.change("result round 1 table 2 1000:500");
        hall.change("result round 1 table 3 1000:500");
        hall.change("result round 1 table 4 1000:500");
        hall.change("rank round 1");
        hall.change("post-ranking round 1");
        hall.change("draft");
        hall.change(Posting.of(hall.hall().now().content().now()).orElseThrow());
        refused("other-clock", extend(1, 45));
    }

    @Test
    @DisplayName("Before the first round there is nothing to time")
    void noRound() throws Exception {
        Path other = folder.resolve("other");
        Files.createDirectories(other);
        try (TestHall early = new TestHall(other, new Evening(8))) {
            assertEquals(
                    "no-round",
                    early.decide(new Decision.SetTime(1, early.now, early.now + MINUTE))
                            .orElseThrow()
                            .key());
        }
    }

    @Test
    @DisplayName("A pause begins once, and ends if there is one")
    void pause() throws Exception {
        refused("not-paused", new Decision.Resume());
        done(new Decision.Pause());
        refused("paused-already", new Decision.Pause());
        done(new Decision.Resume());
        refused("paused-already", new Decision.Pause(), new Decision.Pause());
    }

    @Test
    @DisplayName("Devices are those that are enrolled, with their own key; tables have numbers")
    void devices() throws Exception {
        refused("no-device", new Decision.Place("ffff", 1));
        refused("no-device", new Decision.Accept("ffff", "a1"));
        refused("no-device", new Decision.Remove("ffff"));
        refused("bad-journal", new Decision.Accept(device, "../x"));
        refused("bad-table", new Decision.Place(device, -1));
        refused("bad-table", new Decision.Place(device, 10_000));
        refused("bad-device", new Decision.Enroll("ffff", "MCowBQ", "Tavolo"));
        refused("bad-device", new Decision.Enroll("ffff", "***", "Tavolo"));
        String key = hall.hall().now().room().devices().get(device).key();
        refused("bad-device", new Decision.Enroll("ffff", key, "Tavolo"));
        refused("bad-device", new Decision.Enroll(device, key, "\n"));
        done(new Decision.Enroll(device, key, "Tavolo verde"));
        assertEquals(1, hall.hall().now().room().devices().get(device).table(), "it stays");
    }

    @Test
    @DisplayName("A message is a line of 200 characters for tables that can be")
    void messages() throws Exception {
        done(tell("x".repeat(200)));
        refused("bad-text", tell("x".repeat(201)));
        refused("bad-text", tell("two\nlines"));
        refused("bad-text", tell("\u202Ereversed"));
        refused("bad-table", tell("Cena", 0));
        refused("bad-table", tell("Cena", 10_000));
        done(tell("", 3));
        assertEquals(
                "bad-reason",
                hall.hall()
                        .decide(List.of(tell("Cena")), "Rossi", "x".repeat(201))
                        .orElseThrow()
                        .key());
    }

    @Test
    @DisplayName("Lines are changed at tables where somebody sits, before their result")
    void lines() throws Exception {
        refused("no-table", new Decision.Sit(1, 5, true));
        refused("other-round", new Decision.Sit(2, 1, true));
        done(new Decision.Sit(1, 1, false));
        hall.change("result round 1 table 1 1000:500");
        refused("has-result", new Decision.Sit(1, 1, true));
    }

    @Test
    @DisplayName("What is taken can be given back; things have names")
    void items() throws Exception {
        refused("bad-item", new Decision.Take(" "));
        refused("item-gone", new Decision.GiveBack("call 1 N 5"));
        done(new Decision.Take("call 1 N 5"));
        refused("bad-text", new Decision.Done("call 1 N 5", "x\ny"));
        done(new Decision.GiveBack("call 1 N 5"));
    }

    @Test
    @DisplayName("Who calls with a phone sits there, and has not called; a restart changes nothing")
    void phones() throws Exception {
        int number =
                hall.hall()
                        .now()
                        .content()
                        .now()
                        .current()
                        .orElseThrow()
                        .seating()
                        .meetings()
                        .getFirst()
                        .first()
                        .first();
        refused("other-round", new Decision.Call(2, 1, number));
        refused("no-seat", new Decision.Call(1, 2, number));
        refused("item-gone", new Decision.CallOff(number));
        done(new Decision.Call(1, 1, number));
        refused("called-already", new Decision.Call(1, 1, number));
        hall.restart();
        refused("called-already", new Decision.Call(1, 1, number));
        done(new Decision.CallOff(number));
    }

    @Test
    @DisplayName("All are done or none")
    void together() throws Exception {
        refused("no-table", time(0, 40), extend(5, 45));
        assertTrue(hall.hall().now().room().time().isEmpty());
        done(time(0, 40), extend(2, 45));
        assertEquals(hall.now + 45 * MINUTE, hall.hall().now().room().time().orElseThrow().ends(2));
    }

    @Test
    @DisplayName("Who does not ask any more is neither admitted nor turned away")
    void joining() throws Exception {
        assertEquals(
                "no-joining",
                hall.hall().admit("no such", "Tavolo", 1, "Rossi").orElseThrow().key());
        assertEquals("no-joining", hall.hall().turnAway("no such", "Rossi").orElseThrow().key());
        isSaid(new Sentence("no-joining"));
    }
}
