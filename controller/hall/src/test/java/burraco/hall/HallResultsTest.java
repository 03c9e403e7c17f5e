package burraco.hall;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hall.room.Decision;
import burraco.hall.view.Evening;
import burraco.relay.Answer;
import burraco.text.Sentence;
import burraco.tournament.direction.Posting;
import burraco.tournament.round.MeetingResult.Part;
import burraco.tournament.round.MeetingResult.Played;
import burraco.trust.DeviceKey;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What tables tell becomes a result of the tournament once, or somebody is asked. */
class HallResultsTest {
    @TempDir private Path folder;
    private TestHall hall;

    @BeforeEach
    void hall() throws Exception {
        hall = TestHall.ofEightPairs(folder);
    }

    @AfterEach
    void close() throws Exception {
        hall.close();
    }

    private static Optional<Played> played(int... points) {
        Part[] parts = new Part[points.length / 2];
        int first = 0;
        int second = 0;
        for (int i = 0; i < parts.length; i++) {
            parts[i] = new Part(points[2 * i], points[2 * i + 1]);
            first += points[2 * i];
            second += points[2 * i + 1];
        }
        return Optional.of(new Played(first, second, List.of(parts)));
    }

    private static final Optional<Played> WHOLE = played(600, 300, 700, 300, 800, 300, 900, 300);
    private static final Optional<Played> TURNED = played(300, 600, 300, 700, 300, 800, 300, 900);

    @Test
    @DisplayName("A whole match is recorded once, with the table's signature, also told again")
    void once() throws Exception {
        TellingTable table = TellingTable.at(hall, 2).wholeMatch(2);
        assertInstanceOf(Answer.Arrived.class, table.tell());
        assertEquals(WHOLE, hall.result(2));
        table.tell();
        hall.restart();
        table.tell();
        assertEquals(WHOLE, hall.result(2));
        assertEquals(List.of(), hall.open());
        assertEquals(1, hall.rows("signed").size());
        assertEquals(0, hall.findings());
    }

    @Test
    @DisplayName("What was on the shelf when the hall was killed is recorded when it starts again")
    void afterAKill() throws Exception {
        TellingTable table = new TellingTable(hall, "a2");
        table.enroll();
        table.wholeMatch(2).tell();
        assertEquals(Optional.empty(), hall.result(2));
        table.place(2);
        assertEquals(WHOLE, hall.result(2), "as soon as the device has a place");
        hall.restart();
        assertEquals(WHOLE, hall.result(2));
    }

    @Test
    @DisplayName("Nothing is recorded before the match is over and both lines have confirmed it")
    void incomplete() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).event(1, 1, 1);
        table.hand(1, 1, 700, 300).hand(1, 2, "400", "?", "-").tell();
        assertEquals(Optional.empty(), hall.result(1));
        table.hand(1, 2, "400", "500", "NS").over(1).tell();
        assertEquals(Optional.empty(), hall.result(1));
        table.hand(1, 2, "405", "500", "NS+EW").tell();
        assertEquals(played(700, 300, 405, 500), hall.result(1));
    }

    @Test
    @DisplayName("A match with a hand missing is no result")
    void aHandIsMissing() throws Exception {
        TellingTable.at(hall, 1).event(1, 1, 1).hand(1, 2, 700, 300).over(1).tell();
        assertEquals(Optional.empty(), hall.result(1));
    }

    @Test
    @DisplayName("A signature by another key, or of other words, counts for nothing")
    void forged() throws Exception {
        TellingTable forger = TellingTable.at(hall, 1);
        forger.signsWith(DeviceKey.create(new SecureRandom())).wholeMatch(1).tell();
        assertEquals(Optional.empty(), hall.result(1));
        TellingTable other = TellingTable.at(hall, 2).event(1, 2, 1);
        other.hand(1, 1, 700, 300).changedOnTheWay(" 700 ", " 900 ").over(1).tell();
        assertEquals(Optional.empty(), hall.result(2));
        assertTrue(hall.log.stream().anyMatch(line -> line.contains("has not signed")));
    }

    @Test
    @DisplayName("Who has the certificate of one device tells nothing for another")
    void anotherDevice() throws Exception {
        TellingTable one = TellingTable.at(hall, 1);
        TellingTable two = TellingTable.at(hall, 2).wholeMatch(2);
        Answer answer = two.tell(one.device());
        assertEquals(Answer.Why.ANOTHER_TABLE, ((Answer.Refused) answer).why(), answer::toString);
        assertEquals(Optional.empty(), hall.result(2));
    }

    @Test
    @DisplayName("A device is not believed about a table at which it never was")
    void anotherTable() throws Exception {
        TellingTable.at(hall, 1).wholeMatch(2).tell();
        assertEquals(Optional.empty(), hall.result(2));
        assertEquals(Optional.empty(), hall.result(1));
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("A match of another round or of another tournament is not of this round")
    void anotherRound() throws Exception {
        TellingTable.at(hall, 1).event(1, 1, 2).hand(1, 1, 700, 300).over(1).tell();
        assertEquals(Optional.empty(), hall.result(1));
        TellingTable two = TellingTable.at(hall, 2).wholeMatch(2);
        two.entry("event", "match=1\ntable=2\ntournament=Coppa\nround=1\n").tell();
        assertEquals(Optional.empty(), hall.result(2));
    }

    @Test
    @DisplayName("The sides are those that were said before the result; afterwards it is corrected")
    void sides() throws Exception {
        assertEquals(Optional.empty(), hall.decide(new Decision.Sit(1, 1, false)));
        TellingTable.at(hall, 1).wholeMatch(1).tell();
        assertEquals(TURNED, hall.result(1));
        assertEquals("has-result", hall.decide(new Decision.Sit(1, 1, true)).orElseThrow().key());
        TellingTable.at(hall, 2).wholeMatch(2).tell();
        assertEquals(WHOLE, hall.result(2));
    }

    @Test
    @DisplayName("A device that is moved during its match tells the result of its first table")
    void moved() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).event(1, 1, 1).hand(1, 1, 700, 300);
        table.tell();
        table.place(3);
        table.over(1).tell();
        assertEquals(played(700, 300), hall.result(1));
        assertEquals(Optional.empty(), hall.result(3));
    }

    @Test
    @DisplayName("A match in the journals of two devices is not recorded; arbiters see both")
    void replaced() throws Exception {
        TellingTable broken = TellingTable.at(hall, 1).event(1, 1, 1);
        broken.hand(1, 1, 700, 300).hand(1, 2, "400", "?", "-").tell();
        TellingTable fresh = new TellingTable(hall, "b1");
        fresh.enroll();
        fresh.place(1);
        fresh.event(9, 1, 1).hand(9, 1, 200, 900).hand(9, 2, 100, 100).over(9).tell();
        assertEquals(Optional.empty(), hall.result(1));
        List<String> both = hall.open();
        assertEquals(1, both.size());
        assertTrue(both.getFirst().contains("700–300, 400–?"), both::toString);
        assertTrue(both.getFirst().contains("200–900, 100–100"), both::toString);
        broken.over(1).tell();
        assertEquals(Optional.empty(), hall.result(1));
        hall.change("result round 1 table 1 1400:1300");
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("A device that was replaced before it had counted a hand is in nobody's way")
    void replacedInTime() throws Exception {
        TellingTable.at(hall, 1).event(1, 1, 1).tell();
        TellingTable fresh = new TellingTable(hall, "b1");
        fresh.enroll();
        fresh.place(1);
        fresh.wholeMatch(1).tell();
        assertEquals(WHOLE, hall.result(1));
    }

    @Test
    @DisplayName("A journal that was restored tells again what was in it: that is one match")
    void restored() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).event(1, 1, 1);
        table.hand(1, 1, 600, 300).hand(1, 2, 700, 300).tell();
        table.goesOnAs("c0ffee").wholeMatch(1);
        assertEquals(Answer.Why.UNKNOWN_JOURNAL, ((Answer.Refused) table.tell()).why());
        assertEquals(1, hall.hall().now().journals().size());
        table.accept();
        assertEquals(0, hall.hall().now().journals().size());
        table.tell();
        assertEquals(WHOLE, hall.result(1));
    }

    @Test
    @DisplayName("If a hand that the hall knows was played again, arbiters see both")
    void playedAgain() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).event(1, 1, 1);
        table.hand(1, 1, 600, 300).hand(1, 2, 0, 1_000).tell();
        table.goesOnAs("c0ffee").wholeMatch(1).accept();
        table.tell();
        assertEquals(Optional.empty(), hall.result(1));
        assertEquals(1, hall.open().size());
    }

    @Test
    @DisplayName("Both journals of a device tell the same whole match: it is recorded once")
    void toldTwice() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).wholeMatch(1);
        table.tell();
        table.goesOnAs("c0ffee").accept();
        table.wholeMatch(1).tell();
        assertEquals(WHOLE, hall.result(1));
        assertEquals(List.of(), hall.open());
        assertEquals(1, hall.rows("signed").size());
    }

    @Test
    @DisplayName("A hand that is corrected after the result was taken: arbiters see it")
    void amended() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).wholeMatch(1);
        table.tell();
        assertEquals(WHOLE, hall.result(1));
        table.hand(1, 4, 900, 800).tell();
        assertEquals(WHOLE, hall.result(1));
        String what = "result-amended 1 [Virtual: 600–300, 700–300, 800–300, 900–800]";
        assertEquals(List.of(what), hall.open());
        hall.restart();
        assertEquals(List.of(what), hall.open());
        hall.change(
                "correct round 1 table 1 3000:1700 ground transcription by \"Rossi\" why \"x\"");
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("A result that the direction has corrected is not questioned by an old entry")
    void corrected() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).wholeMatch(1);
        table.tell();
        assertEquals(WHOLE, hall.result(1));
        hall.change(
                "correct round 1 table 1 3000:1700 ground transcription by \"Rossi\" why \"x\"");
        table.tell();
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("Points that are no multiple of five apart: arbiters see the result")
    void fives() throws Exception {
        TellingTable.at(hall, 1).event(1, 1, 1).hand(1, 1, 701, 300).over(1).tell();
        assertEquals(Optional.empty(), hall.result(1));
        assertEquals(List.of("result-refused 1 [Virtual: 701–300]"), hall.open());
    }

    @Test
    @DisplayName("A result that was entered by hand stays, whatever a table tells later")
    void enteredByHand() throws Exception {
        hall.change("result round 1 table 1 1000:500");
        TellingTable.at(hall, 1).wholeMatch(1).tell();
        assertEquals(1_000, ((Played) hall.result(1).orElseThrow()).first());
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("A device that is not trusted any more tells no result")
    void removed() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).event(1, 1, 1).hand(1, 1, 700, 300);
        table.tell();
        hall.decide(new Decision.Remove(table.device()));
        assertEquals(Answer.Why.UNKNOWN_JOURNAL, ((Answer.Refused) table.over(1).tell()).why());
        assertEquals(Optional.empty(), hall.result(1));
    }

    @Test
    @DisplayName("A team's match has several tables: what one of them tells is no result of it")
    void teams() throws Exception {
        Path other = Files.createDirectory(folder.resolve("teams"));
        try (TestHall teams = new TestHall(other, Evening.ofTeams().playing())) {
            TellingTable.at(teams, 1).wholeMatch(1).tell();
            assertEquals(Optional.empty(), teams.result(1));
            assertEquals(List.of(), teams.open());
        }
    }

    @Test
    @DisplayName("After a broken device is removed, what another tells of the rest is no result")
    void removedInMidMatch() throws Exception {
        TellingTable broken = TellingTable.at(hall, 1).event(1, 1, 1).hand(1, 1, 700, 300);
        broken.tell();
        hall.decide(new Decision.Remove(broken.device()));
        TellingTable fresh = new TellingTable(hall, "b1");
        fresh.enroll();
        fresh.place(1);
        fresh.event(9, 1, 1).hand(9, 1, 200, 900).hand(9, 2, 100, 100).over(9).tell();
        assertEquals(Optional.empty(), hall.result(1));
        List<String> both = hall.open();
        assertEquals(1, both.size(), both::toString);
        assertTrue(both.getFirst().startsWith("result-two-journals 1 "), both::toString);
        assertTrue(both.getFirst().contains("700–300"), both::toString);
        hall.restart();
        assertEquals(both, hall.open());
        assertEquals(Optional.empty(), hall.result(1));
    }

    @Test
    @DisplayName("A device that was removed and joins again is known by what it told before")
    void removedAndBack() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).event(1, 1, 1).hand(1, 1, 700, 300);
        table.tell();
        hall.decide(new Decision.Remove(table.device()));
        assertEquals(List.of("result-removed 1 [Virtual (–): 700–300]"), hall.open());
        table.enroll();
        assertEquals(0, hall.hall().now().room().devices().get(table.device()).table());
        table.place(3);
        table.goesOnAs("c0ffee").accept();
        table.wholeMatch(3).tell();
        TellingTable fresh = new TellingTable(hall, "b1");
        fresh.enroll();
        fresh.place(1);
        fresh.event(9, 1, 1).hand(9, 1, 200, 900).over(9).tell();
        assertEquals(Optional.empty(), hall.result(1));
        assertEquals(WHOLE, hall.result(3));
    }

    @Test
    @DisplayName("A result that the direction takes back is not recorded again by itself")
    void takenBack() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).wholeMatch(1);
        table.tell();
        assertEquals(WHOLE, hall.result(1));
        hall.undo();
        String what = "result-taken-back 1 [Virtual: 600–300, 700–300, 800–300, 900–300]";
        assertEquals(List.of(what), hall.open());
        assertEquals(Optional.empty(), hall.result(1));
        TellingTable.at(hall, 2).wholeMatch(2).tell();
        assertEquals(WHOLE, hall.result(2), "of another table");
        hall.restart();
        assertEquals(List.of(what), hall.open());
        assertEquals(2, hall.rows("signed").size());
        table.hand(1, 4, 900, 800).tell();
        assertEquals(played(600, 300, 700, 300, 800, 300, 900, 800), hall.result(1));
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("A hand that is corrected when the next round is posted already: arbiters see it")
    void amendedLate() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).wholeMatch(1);
        table.tell();
        assertEquals(WHOLE, hall.result(1));
        nextRound();
        assertEquals(List.of(), hall.open());
        table.hand(1, 4, 900, 800).tell();
        assertEquals(
                List.of("result-amended 1 [Virtual: 600–300, 700–300, 800–300, 900–800]"),
                hall.open());
        assertEquals(WHOLE, hall.resultOfRound(1, 1));
    }

    private void nextRound() throws Exception {
        for (int other = 2; other <= 4; other++) {
            hall.change("result round 1 table " + other + " 1000:500");
        }
        hall.change("rank round 1");
        hall.change("post-ranking round 1");
        hall.change("draft");
        hall.change(Posting.of(hall.hall().now().content().now()).orElseThrow());
    }

    @Test
    @DisplayName("Another journal that tells of the match after its result was taken is shown")
    void anotherJournalLater() throws Exception {
        TellingTable broken = TellingTable.at(hall, 1).event(1, 1, 1).hand(1, 1, 700, 300);
        TellingTable fresh = new TellingTable(hall, "b1");
        fresh.enroll();
        fresh.place(1);
        fresh.wholeMatch(1).tell();
        assertEquals(WHOLE, hall.result(1));
        broken.tell();
        List<String> open = hall.open();
        assertEquals(1, open.size(), open::toString);
        assertTrue(open.getFirst().startsWith("result-other-journal 1 "), open::toString);
        assertTrue(open.getFirst().contains("(–): 700–300"), open::toString);
        nextRound();
        assertEquals(open, hall.open());
        hall.restart();
        assertEquals(open, hall.open());
        hall.change(
                "correct round 1 table 1 3700:1500 ground transcription by \"Rossi\" why \"x\"");
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("Who is where is not changed while a result is recorded with what was before")
    void sidesMeanwhile() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).wholeMatch(1);
        hall.whenAskedTheTime(() -> {
            table.tell();
            hall.untilRecordedOrBlocked();
        });
        Optional<Sentence> refusal = hall.decide(new Decision.Sit(1, 1, false));
        assertEquals(refusal.isEmpty() ? TURNED : WHOLE, hall.result(1), refusal::toString);
    }

    @Test
    @DisplayName("A match of which the journal has no round is shown when it is over")
    void unknownRound() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).hand(1, 1, 600, 300);
        table.tell();
        assertEquals(List.of(), hall.open());
        table.goesOnAs("c0ffee").accept();
        table.wholeMatch().tell();
        assertEquals(Optional.empty(), hall.result(1));
        List<String> open = hall.open();
        assertEquals(
                List.of("result-unknown-round 1 [Virtual: 600–300, 700–300, 800–300, 900–300]"),
                open);
        hall.change("result round 1 table 1 3000:1200");
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("A match before the one of the round is in nobody's way")
    void friendly() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).wholeMatch().event(2, 1, 1);
        table.tell();
        assertEquals(List.of(), hall.open());
        table.hand(2, 1, 700, 300).over(2).tell();
        assertEquals(played(700, 300), hall.result(1));
        assertEquals(List.of(), hall.open());
    }

    @Test
    @DisplayName("A result that could not be written is recorded a little later")
    void again() throws Exception {
        TellingTable table = TellingTable.at(hall, 1).wholeMatch(1);
        table.isThere(0);
        hall.whenAskedTheTime(() ->
                hall.whenAskedTheTime(() -> {
                    throw new IllegalStateException("no disk");
                }));
        table.tell();
        hall.open();
        assertTrue(hall.log.stream().anyMatch(line -> line.contains("no disk")));
        hall.hall().look();
        assertEquals(WHOLE, hall.result(1));
    }
}
