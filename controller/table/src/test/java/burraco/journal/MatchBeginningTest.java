package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.journal.between.EventText;
import burraco.table.state.MatchEvent;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From which entry on a hall is told, if a table joins it now. */
class MatchBeginningTest {
    @TempDir private Path folder;
    private long last;

    @BeforeEach
    void journal() throws Exception {
        Journal.open(folder, () -> 0, said -> {}).close();
        try (History history = History.open(folder)) {
            last = history.last();
        }
    }

    private long entry(String kind, String body) throws Exception {
        last++;
        try (Connection file = Sqlite.open(folder.resolve(Journal.FILE), Sqlite.Use.WRITE);
                PreparedStatement row =
                        file.prepareStatement(
                                "INSERT INTO entry (seq, at, wall, kind, body, seal)"
                                        + " VALUES (?, 0, 0, ?, ?, zeroblob(32))")) {
            row.setLong(1, last);
            row.setString(2, kind);
            row.setString(3, body);
            row.executeUpdate();
        }
        return last;
    }

    private void firstHand(int match, String round) throws Exception {
        entry("act", "W draw");
        entry("hand", match + " 1 01");
        entry("event", EventText.of(match, new MatchEvent("12", "Coppa", round)));
    }

    private long over(int match) throws Exception {
        return entry("match-over", match + " 1400 1300");
    }

    private void is(long expected) throws Exception {
        try (History history = History.open(folder)) {
            assertEquals(expected, MatchBeginning.entryBefore(history));
        }
    }

    @Test
    @DisplayName("Before the first hand is over everything is of the first match")
    void nothingYet() throws Exception {
        is(0);
        entry("act", "W draw");
        is(0);
    }

    @Test
    @DisplayName("The first match begins with the journal")
    void first() throws Exception {
        firstHand(1, "3");
        is(0);
        entry("act", "W draw");
        is(0);
    }

    @Test
    @DisplayName("Another match begins after the end of the one before")
    void inTheMiddle() throws Exception {
        firstHand(9, "2");
        long before = over(9);
        entry("hand", "9 1 02");
        firstHand(10, "3");
        entry("hand", "9 1 03");
        entry("act", "W draw");
        is(before);
        over(10);
        is(before);
    }

    @Test
    @DisplayName("What is said again of a match after a restart changes nothing")
    void saidAgain() throws Exception {
        firstHand(1, "2");
        long before = over(1);
        firstHand(2, "3");
        entry("event", EventText.of(2, new MatchEvent("12", "Coppa", "3")));
        is(before);
    }

    @Test
    @DisplayName("A match that is over and of no round is not told")
    void ofNoRound() throws Exception {
        firstHand(1, "");
        is(0);
        over(1);
        is(last);
    }

    @Test
    @DisplayName("Earlier versions did not say to which round a match belongs")
    void earlier() throws Exception {
        entry("hand", "1 1 01");
        is(last);
    }
}
