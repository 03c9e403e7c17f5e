package burraco.journal;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.cli.Terminal;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is shown of evenings on machines whose clocks are wrong. */
@Tag("campaign")
class DatesShownTest {
    private static final Instant EVENING = Instant.parse("2026-11-20T20:00:00Z");
    private static final Instant NOWHERE = Instant.parse("1970-01-02T03:00:00Z");
    private static final long MINUTE = 60_000;

    @TempDir Path folder;

    /** A clock on the wall that can be set, and another one that cannot. */
    private static final class Clocks implements Journal.WallClock {
        private long wall;
        private long steady;
        private boolean set;
        private boolean sourced = true;

        Clocks(Instant now) {
            wall = now.toEpochMilli();
        }

        void pass(long millis) {
            wall += millis;
            steady += millis;
        }

        void setTo(Instant now) {
            wall = now.toEpochMilli();
        }

        @Override
        public long millis() {
            return wall;
        }

        @Override
        public OptionalLong steadyMillis() {
            return OptionalLong.of(steady);
        }

        @Override
        public boolean isSet() {
            return set;
        }

        @Override
        public boolean hasSource() {
            return sourced;
        }
    }

    private Path file;

    @BeforeEach
    void noJournalYet() {
        file = folder.resolve(Journal.FILE);
    }

    private JournalFile run(Clocks clocks) throws Exception {
        return JournalFile.open(file, 12, clocks);
    }

    private static void hand(JournalFile store, int match, int hand) throws Exception {
        HandRow row =
                new HandRow(
                        match,
                        hand,
                        Seat.SOUTH,
                        Map.of(),
                        "stock",
                        OptionalInt.of(500),
                        OptionalInt.of(300),
                        "NS EW",
                        "record of " + match + "/" + hand);
        List<Note> notes = List.of(new Note(7, "act", "1 E draw"));
        store.write(new Piece(new byte[0], 0, 7, notes, Optional.empty(), List.of(row), List.of()));
    }

    private List<String> list() {
        Terminal run = Terminal.run("history", "list", "--lang", "en", "--journal", folder);
        assertEquals(0, run.status(), run.err());
        return run.outLines().stream().filter(line -> line.matches("  \\d+/\\d+ .*")).toList();
    }

    private void assertShown(int line, String date) {
        String shown = list().get(line);
        assertTrue(shown.contains("  " + date + "  "), shown);
    }

    private static String local(Instant time) {
        return DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm", Locale.ROOT)
                .format(time.atZone(ZoneId.systemDefault()));
    }

    private void assertSound() throws Exception {
        try (History history = History.open(folder)) {
            assertEquals(List.of(), Verification.of(history).findings());
        }
    }

    @Test
    @DisplayName("A clock that stands in 1970 all evening: the date is unknown, the order is kept")
    void aWholeEveningWithoutAClock() throws Exception {
        Clocks clocks = new Clocks(NOWHERE);
        try (JournalFile store = run(clocks)) {
            hand(store, 1, 1);
            clocks.pass(20 * MINUTE);
            hand(store, 1, 2);
        }
        assertShown(0, "unknown date");
        assertShown(1, "unknown date");
        assertTrue(list().get(0).startsWith("  1/1"), list().toString());
        assertTrue(
                Terminal.run("history", "list", "--journal", folder).out().contains("data ignota"));
        String json =
                Terminal.run("history", "export", "1/1", "--as", "json", "--journal", folder).out();
        assertTrue(json.contains("\"date\":null,\"dated\":{\"how\":\"unknown\"}"), json);
        assertSound();
    }

    @Test
    @DisplayName("The network sets the clock in the middle: what was before it is put right")
    void theNetworkSetsTheClock() throws Exception {
        Clocks clocks = new Clocks(NOWHERE);
        try (JournalFile store = run(clocks)) {
            hand(store, 1, 1);
            byte[] seal = store.seal();
            clocks.pass(20 * MINUTE);
            clocks.setTo(EVENING);
            hand(store, 1, 2);
            assertFalse(Arrays.equals(seal, store.seal()));
        }
        assertShown(0, local(EVENING.minus(Duration.ofMinutes(20))) + " (corrected)");
        assertShown(1, local(EVENING));
        assertSound();
    }

    @Test
    @DisplayName("A clock that was saved a week ago looks right, and is put right as well")
    void aSavedClock() throws Exception {
        Clocks before = new Clocks(EVENING.minus(Duration.ofDays(7)));
        try (JournalFile store = run(before)) {
            hand(store, 1, 1);
        }
        Clocks clocks = new Clocks(EVENING.minus(Duration.ofDays(7)).plusSeconds(60));
        try (JournalFile store = run(clocks)) {
            hand(store, 2, 1);
            clocks.pass(MINUTE);
            clocks.setTo(EVENING);
            hand(store, 2, 2);
        }
        assertShown(0, local(EVENING.minus(Duration.ofDays(7))));
        assertShown(1, local(EVENING.minus(Duration.ofMinutes(1))) + " (corrected)");
        assertShown(2, local(EVENING));
    }

    @Test
    @DisplayName("A clock that runs back between two evenings: the second date is unknown")
    void theClockRunsBack() throws Exception {
        try (JournalFile store = run(new Clocks(EVENING))) {
            hand(store, 1, 1);
        }
        try (JournalFile store = run(new Clocks(EVENING.minus(Duration.ofDays(3))))) {
            hand(store, 2, 1);
        }
        assertShown(0, local(EVENING));
        assertShown(1, "unknown date");
        assertTrue(list().get(1).startsWith("  2/1"), list().toString());
    }

    @Test
    @DisplayName(
            "An evening over the change to winter time, and a clock that is slewed, are as ever")
    void winterTime() throws Exception {
        Clocks clocks = new Clocks(Instant.parse("2026-10-24T23:50:00Z"));
        try (JournalFile store = run(clocks)) {
            hand(store, 1, 1);
            clocks.pass(90 * MINUTE);
            clocks.setTo(Instant.ofEpochMilli(clocks.millis() - 4_000));
            hand(store, 1, 2);
        }
        try (History history = History.open(folder)) {
            assertEquals(4, history.last());
            for (History.Hand hand : history.hands()) {
                assertEquals(new Dates.Known(hand.wall(), false), Dates.of(history).of(hand));
            }
        }
    }

    @Test
    @DisplayName("A clock that was right before it was moved: what it has written stays")
    void aClockThatIsKnownToBeRight() throws Exception {
        Clocks clocks = new Clocks(EVENING);
        clocks.set = true;
        try (JournalFile store = run(clocks)) {
            hand(store, 1, 1);
            clocks.setTo(EVENING.plus(Duration.ofDays(2)));
            hand(store, 1, 2);
        }
        assertShown(0, local(EVENING));
    }

    @Test
    @DisplayName("A date that is entered by hand is shown as that, and no seal is changed by it")
    void byHand() throws Exception {
        try (JournalFile store = run(new Clocks(NOWHERE))) {
            hand(store, 1, 1);
        }
        byte[] sealed;
        try (History history = History.open(folder)) {
            sealed = history.entries(1, history.last()).getLast().seal();
        }
        Terminal entered =
                Terminal.run(
                        "history", "date", "1", "2026-11-20", "--lang", "en", "--journal", folder);
        assertEquals(0, entered.status(), entered.err());
        assertShown(0, "2026-11-20 (entered by hand)");
        try (History history = History.open(folder)) {
            assertArrayEquals(sealed, history.entries(1, history.last() - 1).getLast().seal());
        }
        assertSound();
        for (String wrong : List.of("20/11/2026", "2026-02-30", "1970-01-02")) {
            assertEquals(
                    2,
                    Terminal.run("history", "date", "1", wrong, "--journal", folder).status(),
                    wrong);
        }
        assertEquals(
                2,
                Terminal.run("history", "date", "7", "2026-11-20", "--journal", folder).status());
        assertEquals(2, Terminal.run("history", "date", "1", "--journal", folder).status());
    }

    @Test
    @DisplayName("A match in a future that never was does no harm once its day is entered")
    void aFutureThatNeverWas() throws Exception {
        try (JournalFile store = run(new Clocks(Instant.parse("2038-01-01T00:00:00Z")))) {
            hand(store, 1, 1);
        }
        try (JournalFile store = run(new Clocks(EVENING))) {
            hand(store, 2, 1);
        }
        assertShown(1, "unknown date");
        Terminal.run("history", "date", "1", "2026-11-13", "--journal", folder);
        assertShown(0, "2026-11-13 (entered by hand)");
        assertShown(1, local(EVENING));
    }

    @Test
    @DisplayName("What is said of a hand after it belongs to its own match, whose day was entered")
    void saidAfterwards() throws Exception {
        Instant wrong = EVENING.minus(Duration.ofDays(20));
        try (JournalFile store = run(new Clocks(wrong))) {
            hand(store, 1, 1);
            List<Note> confirmed = List.of(new Note(8, "confirmed", "1 1 S"));
            store.write(
                    new Piece(
                            new byte[0], 0, 8, confirmed, Optional.empty(), List.of(), List.of()));
        }
        try (JournalFile store = run(new Clocks(EVENING))) {
            hand(store, 2, 1);
        }
        assertEquals(0, date("1", "2026-11-13").status());
        String shown = show("1/1");
        assertTrue(shown.contains("2026-11-13 (entered by hand)"), shown);
        assertTrue(shown.contains("  unknown date  confirmed"), shown);
        assertFalse(shown.contains(local(wrong)), shown);
        assertEquals(0, date("1", "2026-10-31").status());
        assertTrue(show("1/1").contains("  " + local(wrong) + ":00  confirmed"), show("1/1"));
        assertEquals(0, date("2", "2026-11-13").status());
        assertTrue(show("1/1").contains("  " + local(wrong) + ":00  confirmed"), show("1/1"));
    }

    private Terminal date(String match, String day) {
        return Terminal.run("history", "date", match, day, "--lang", "en", "--journal", folder);
    }

    private String show(String hand) {
        Terminal run = Terminal.run("history", "show", hand, "--lang", "en", "--journal", folder);
        assertEquals(0, run.status(), run.err());
        return run.out();
    }

    @Test
    @DisplayName("While a table runs, its journal says whether the clock can be right")
    void whileATableRuns() throws Exception {
        try (JournalFile store = run(new Clocks(EVENING))) {
            hand(store, 1, 1);
        }
        Clocks clocks = new Clocks(NOWHERE);
        try (Journal journal = Journal.open(folder, clocks, _ -> {})) {
            assertFalse(journal.isDated());
            clocks.setTo(EVENING.minus(Duration.ofDays(1)));
            assertFalse(journal.isDated());
            clocks.setTo(EVENING.plus(Duration.ofDays(1)));
            assertTrue(journal.isDated());
        }
    }

    @Test
    @DisplayName(
            "A date that is only saved from the last evening is provisional while a table runs")
    void onlySaved() throws Exception {
        try (JournalFile store = run(new Clocks(EVENING))) {
            hand(store, 1, 1);
        }
        Clocks clocks = new Clocks(EVENING.plusSeconds(60));
        clocks.sourced = false;
        try (Journal journal = Journal.open(folder, clocks, _ -> {})) {
            assertFalse(journal.isDated());
            clocks.sourced = true;
            assertTrue(journal.isDated());
        }
    }
}
