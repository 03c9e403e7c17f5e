package burraco.web.seat;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.table.TestTable;
import burraco.table.input.Command;
import burraco.web.RawReply;
import burraco.web.ServedTable;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What a player's phone may do. */
class SeatApiTest {
    private static final SeatKeys KEYS = new SeatKeys(new byte[] {1});

    private ServedTable table;

    @BeforeEach
    void serve() throws IOException {
        table = ServedTable.quiet();
    }

    @AfterEach
    void close() {
        table.close();
        assertEquals(List.of(), List.copyOf(table.log));
    }

    private RawReply wish(String seat, String key, String rest) throws IOException {
        return table.post(
                "/api/seat",
                "",
                "{\"seat\":\"" + seat + "\",\"key\":\"" + key + "\"," + rest + "}");
    }

    @Test
    @DisplayName("A seat's code can call the arbiter for that seat only")
    void whoHasTheCodeOfASeatIsAtIt() throws IOException {
        assertEquals(200, wish("W", KEYS.of(Seat.WEST), "\"do\":\"call\"").status());
        assertEquals(403, wish("N", KEYS.of(Seat.WEST), "\"do\":\"call\"").status());
        assertEquals(403, wish("W", "", "\"do\":\"call\"").status());
        assertEquals(400, wish("X", KEYS.of(Seat.WEST), "\"do\":\"call\"").status());
        assertEquals(400, wish("W", KEYS.of(Seat.WEST), "\"do\":\"end\"").status());
        assertEquals(400, wish("W", KEYS.of(Seat.WEST), "\"do\":\"left\"").status());
        assertEquals(400, wish("W", KEYS.of(Seat.WEST), "\"do\":\"confirm\"").status());
    }

    @Test
    @DisplayName("A phone confirms only the score that it shows")
    void otherPointsAreNotConfirmed() throws IOException {
        TestTable counted = new TestTable().deal();
        Command score = new Command.Score(1, 1, 505, 300, "");
        counted.arbiter(new Command.End("")).arbiter(score);
        table.close();
        table = new ServedTable(counted.table(), List.of(), Optional.empty());
        String key = KEYS.of(Seat.NORTH);
        String hand = "\"do\":\"confirm\",\"match\":1,\"hand\":1,";
        RawReply other = wish("N", key, hand + "\"ns\":500,\"ew\":300");
        assertTrue(other.body().contains("\"done\":false"), other.body());
        RawReply same = wish("N", key, hand + "\"ns\":505,\"ew\":300");
        assertTrue(same.body().contains("\"done\":true"), same.body());
    }

    @Test
    @DisplayName("A seat that sends too many orders has to wait")
    void nobodyFillsTheRecord() throws IOException {
        for (int i = 0; i < SeatRate.BURST; i++) {
            assertEquals(200, wish("W", KEYS.of(Seat.WEST), "\"do\":\"call\"").status());
        }
        assertEquals(429, wish("W", KEYS.of(Seat.WEST), "\"do\":\"call\"").status());
        assertEquals(200, wish("E", KEYS.of(Seat.EAST), "\"do\":\"call\"").status());
    }

    @Test
    @DisplayName("Refusals are in both languages")
    void whatIsNotDoneIsSaid() throws IOException {
        RawReply reply =
                wish(
                        "W",
                        KEYS.of(Seat.WEST),
                        "\"do\":\"left\",\"match\":1,\"hand\":1,\"line\":\"EW\",\"points\":5");
        assertEquals(200, reply.status());
        assertTrue(reply.body().contains("\"done\":false"), reply.body());
        assertTrue(reply.body().contains("questa smazzata da contare non c"), reply.body());
    }

    @Test
    @DisplayName("Codes are shown on the own screen and to arbiters, not to remote clients")
    void theCodesAreShownAtTheTable() throws IOException {
        RawReply here = table.get("/api/seats");
        assertEquals(200, here.status());
        assertTrue(here.body().contains("/seat#S-" + KEYS.of(Seat.SOUTH)), here.body());
        assertTrue(here.body().contains("\"reachable\":false"), "as localhost by nobody's phone");
        String far = "X-Forwarded-For: 192.0.2.1\r\n\r\n";
        assertEquals(403, table.ask(table.head("GET", "/api/seats") + far).status());
        assertEquals(403, table.ask(table.head("GET", "/api/seat.svg?at=S") + far).status());
        String arbiter = "Cookie: " + table.arbiter() + "\r\n" + far;
        assertEquals(200, table.ask(table.head("GET", "/api/seats") + arbiter).status());
        assertEquals(200, table.get("/api/seat.svg?at=S").status());
        assertEquals(400, table.get("/api/seat.svg?at=Z").status());
        table.log.clear();
    }

    @Test
    @DisplayName("A table may be addressed by a name or any kind of address")
    void aTableIsCalledByAnyName() throws IOException {
        for (String name : List.of("tavolo_7", "tavolo-7.local", "192.0.2.7", "[2001:db8::7]")) {
            table.shownAs.set(name);
            String body = table.get("/api/seats").body();
            assertTrue(body.contains("\"http://" + name + ":" + table.port() + "/seat#S-"), body);
            assertTrue(body.contains("\"reachable\":true"), body);
            assertEquals(200, table.get("/api/seat.svg?at=S").status());
        }
        for (String name : List.of("LocalHost", "127.0.0.1", "[::1]")) {
            table.shownAs.set(name);
            String body = table.get("/api/seats").body();
            assertTrue(body.contains("\"reachable\":false"), body);
        }
    }

    @Test
    @DisplayName("Codes differ between seats and between tables")
    void codesDiffer() {
        for (Seat one : Seat.values()) {
            for (Seat other : Seat.values()) {
                assertEquals(one == other, KEYS.of(one).equals(KEYS.of(other)));
            }
            assertNotEquals(new SeatKeys(new byte[] {2}).of(one), KEYS.of(one));
            assertFalse(KEYS.of(one).contains("-"));
        }
    }
}
