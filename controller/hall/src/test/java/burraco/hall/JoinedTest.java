package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.ledger.Row;
import burraco.hall.proof.JoinedResult;
import burraco.hall.room.Decision;
import burraco.hall.view.OpenResult;
import burraco.text.Sentence;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table was replaced in the middle of a match of four hands. */
class JoinedTest {
    private static final Played BOTH =
            new Played(
                    1_600,
                    1_500,
                    List.of(
                            new Part(700, 300),
                            new Part(500, 200),
                            new Part(300, 100),
                            new Part(100, 900)));

    @TempDir private Path folder;
    private TestHall hall;
    private TellingTable broken;
    private TellingTable fresh;

    @BeforeEach
    void twoHandsAtTheOneThatBroke() throws Exception {
        hall = TestHall.ofEightPairs(folder);
        broken = TellingTable.at(hall, 1).event(1, 1, 1).hand(1, 1, 700, 300).hand(1, 2, 500, 200);
        broken.tell();
        fresh = new TellingTable(hall, "b1");
        fresh.enroll();
        fresh.place(1);
        fresh.event(9, 1, 1);
    }

    @AfterEach
    void close() throws Exception {
        hall.close();
    }

    private OpenResult open() throws Exception {
        hall.open();
        return hall.hall().now().results().getFirst();
    }

    private Optional<Sentence> join(String item) throws Exception {
        return hall.hall().join(item, "Rossi", "table 1 broke");
    }

    @Test
    @DisplayName("The sum of both is offered when the other has played the rest, and is taken once")
    void sum() throws Exception {
        fresh.hand(9, 1, 300, 100).tell();
        assertEquals(Optional.empty(), open().sum(), "a hand is missing");
        fresh.hand(9, 2, 100, 900).tell();
        assertEquals(Optional.of(BOTH), open().sum());
        String item = open().id();
        assertEquals(Optional.empty(), join(item));
        assertEquals(Optional.of(BOTH), hall.result(1));
        assertEquals(List.of(), hall.open());
        assertEquals("item-gone", join(item).orElseThrow().key());
        Row row = hall.rows(JoinedResult.KIND).getFirst();
        assertEquals("Rossi", row.by());
        assertEquals("table 1 broke", row.why());
        JoinedResult written = JoinedResult.read(row).orElseThrow();
        assertEquals(1, written.table());
        String entries = written.entries();
        assertTrue(entries.matches(broken.device() + " a1 2 3, " + fresh.device() + " b1 2 3"));
        assertEquals(0, hall.findings());
        hall.restart();
        assertEquals(Optional.of(BOTH), hall.result(1));
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("Points go to the side that sits there, also if the cards changed the lines")
    void lines() throws Exception {
        hall.decide(new Decision.Sit(1, 1, false));
        fresh.hand(9, 1, 300, 100).hand(9, 2, 100, 900).tell();
        assertEquals(Optional.of(BOTH.swapped()), open().sum());
    }

    @Test
    @DisplayName("After a time-out less hands are all; a device that was removed counts too")
    void timeOut() throws Exception {
        hall.decide(new Decision.Remove(broken.device()));
        fresh.hand(9, 1, 300, 100).over(9).tell();
        assertEquals(1_500, open().sum().orElseThrow().first());
    }

    @Test
    @DisplayName("What tells more hands than a match has is no sum: a hand was played twice")
    void tooMany() throws Exception {
        fresh.hand(9, 1, 300, 100).hand(9, 2, 100, 900).hand(9, 3, 0, 0).over(9).tell();
        assertEquals(Optional.empty(), open().sum());
        assertEquals("item-gone", join(open().id()).orElseThrow().key());
        assertEquals(Optional.empty(), hall.result(1));
    }

    @Test
    @DisplayName("A hand that one line has not confirmed is none yet (art. 18)")
    void unconfirmed() throws Exception {
        fresh.hand(9, 1, 300, 100).hand(9, 2, "100", "900", "NS").over(9).tell();
        assertEquals(Optional.empty(), open().sum());
    }

    @Test
    @DisplayName("Two journals of one device may tell a hand twice: their sum is not offered")
    void restored() throws Exception {
        hall.decide(new Decision.Remove(fresh.device()));
        broken.place(1);
        broken.goesOnAs("c0ffee").accept();
        broken.event(4, 1, 1).hand(4, 1, 300, 100).hand(4, 2, 100, 900).over(4).tell();
        assertEquals(Optional.empty(), open().sum());
    }

    @Test
    @DisplayName("What was told meanwhile makes it another thing, which somebody has to see first")
    void changedMeanwhile() throws Exception {
        fresh.hand(9, 1, 300, 100).hand(9, 2, 100, 900).tell();
        String seen = open().id();
        fresh.hand(9, 2, 100, 905).tell();
        hall.open();
        assertEquals("item-gone", join(seen).orElseThrow().key());
    }
}
