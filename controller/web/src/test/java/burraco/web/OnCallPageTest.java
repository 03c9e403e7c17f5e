package burraco.web;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.json.Json;
import burraco.layout.MatchInfo;
import burraco.running.SnapshotOf;
import burraco.table.TestTable;
import burraco.table.input.Command;
import burraco.web.view.StateView;
import burraco.web.view.TableIdentity;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Under the on-call rules, faults that nobody has called for show nowhere. */
class OnCallPageTest {
    private static final MatchInfo ON_CALL =
            new MatchInfo(3, false, Duration.ofMinutes(40), false, true);

    private static TestTable table() {
        return new TestTable(ON_CALL).deal();
    }

    private static String seen(TestTable table) {
        return Json.write(
                StateView.of(SnapshotOf.of(table.state()), new TableIdentity("1", true, () -> 1)));
    }

    private static String counts(TestTable table) {
        String seen = seen(table);
        int from = seen.indexOf("\"counts\"", seen.indexOf("\"melds\":{"));
        return seen.substring(from, seen.indexOf("\"acts\"", from));
    }

    private static void assertNothingToldOf(String seen) {
        for (String told :
                new String[] {
                    "\"none\"", "\"invalid\":true", "\"frozen\":true", "\"case\"", "RULING_OPEN"
                }) {
            assertFalse(seen.contains(told), () -> told + " in " + seen);
        }
        assertTrue(seen.contains("\"owed\":[]"), seen);
    }

    @Test
    void cardsThatAreNoMeldLieAsIfTheyWereOne() {
        TestTable table = table().acts("E draw ??", "E open 5H 6H 8H 9H");
        String seen = seen(table);
        assertNothingToldOf(seen);
        assertTrue(
                seen.contains(
                        "{\"id\":\"EW1\",\"kind\":\"sequence\",\"cards\":["
                                + "{\"card\":\"5H\",\"wild\":false},{\"card\":\"6H\",\"wild\":false},"
                                + "{\"card\":\"8H\",\"wild\":false},{\"card\":\"9H\",\"wild\":false}],"
                                + "\"burraco\":null"),
                seen);
        table.player(Seat.NORTH, new Command.Call());
        assertTrue(seen(table).contains("\"kind\":\"none\""), seen(table));
        assertTrue(seen(table).contains("\"invalid\":true"), seen(table));
    }

    /** A card that does not fit lies where it would if it did, and a wild card where it helps. */
    @Test
    void aCardThatSpoilsAMeldStandsAmongTheOthers() {
        TestTable table = table().acts("E draw ??", "E open 5H 6H 7H", "E tie EW1 TH");
        assertNothingToldOf(seen(table));
        TestTable foreign = table().acts("E draw ??", "E open 5H 6H 8H", "E tie EW1 7S");
        String seen = seen(foreign);
        assertNothingToldOf(seen);
        int six = seen.indexOf("\"6H\"");
        assertTrue(six < seen.indexOf("\"7S\"") && seen.indexOf("\"7S\"") < seen.indexOf("\"8H\""));
        TestTable kings = table().acts("E draw ??", "E open KH KD QC");
        assertTrue(seen(kings).contains("\"kind\":\"combination\""), seen(kings));
        assertNothingToldOf(seen(kings));
    }

    /**
     * The points for a burraco must not disappear because of a wrong card that nobody has noticed.
     */
    @Test
    void aBurracoThatIsSpoiltCountsAsBeforeUntilSomebodyCalls() {
        TestTable table = table().acts("E draw ??", "E open 5H 6H 7H 8H 9H TH JH");
        assertTrue(seen(table).contains("\"burraco\":\"CLEAN\""), seen(table));
        assertTrue(counts(table).contains("\"burrachi\":200"), counts(table));
        table.acts("E tie EW1 KH");
        assertNothingToldOf(seen(table));
        assertTrue(seen(table).contains("\"burraco\":\"CLEAN\""), seen(table));
        assertTrue(counts(table).contains("\"burrachi\":200"), counts(table));
        assertTrue(counts(table).contains("\"melds\":65"), counts(table));
        assertTrue(counts(table).contains("\"penalized\":0"), counts(table));
    }

    @Test
    void sevenCardsThatAreNoMeldLookLikeABurraco() {
        TestTable table = table().acts("E draw ??", "E open 5H 6H 7H 8H 9H TH QH");
        assertNothingToldOf(seen(table));
        assertTrue(seen(table).contains("\"burraco\":\"CLEAN\""), seen(table));
    }

    @Test
    void whereFaultsAreToldAtOnceTheyAreTold() {
        TestTable table = new TestTable().deal().acts("E draw ??", "E open 5H 6H 8H 9H");
        assertTrue(seen(table).contains("\"kind\":\"none\""), seen(table));
        assertTrue(seen(table).contains("\"invalid\":true"), seen(table));
    }
}
