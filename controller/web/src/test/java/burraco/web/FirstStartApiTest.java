package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.AnyFirstStart;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first start of a card: who gets its page, and which settings are left for the machine. */
class FirstStartApiTest {
    private static final List<String> PATHS = List.of("/first-start", "/api/first-start");

    private ServedTable table;

    @BeforeEach
    void serve() throws IOException {
        table = ServedTable.quiet();
        table.first.begin();
    }

    @AfterEach
    void close() {
        table.close();
    }

    private RawReply send(String json) throws IOException {
        return table.ask(table.posted("/api/first-start", "", json));
    }

    @Test
    @DisplayName("The table's own screen sees address, PIN, and networks in reach")
    void shown() throws IOException {
        assertEquals(200, table.get("/first-start").status());
        assertEquals(
                "{\"address\":\"http://burraco.local:8030\",\"pin\":\"271828\",\"name\":\"7\","
                        + "\"language\":\"it\",\"networks\":["
                        + "{\"name\":\"Circolo 2\",\"open\":false},"
                        + "{\"name\":\"Ospiti\",\"open\":true}]}",
                table.get("/api/first-start").body());
    }

    @Test
    @DisplayName("A request that was handed on by a proxy gets nothing")
    void elsewhere() throws IOException {
        for (String path : PATHS) {
            String handedOn = table.head("GET", path) + "X-Forwarded-For: 10.0.0.7\r\n\r\n";
            RawReply reply = table.ask(handedOn);
            assertEquals(404, reply.status(), path);
            assertFalse(reply.body().contains(AnyFirstStart.PIN), path);
        }
        String posted = table.posted("/api/first-start", "", "{}");
        assertEquals(404, table.ask(posted.replace("\r\n\r\n", "\r\nVia: x\r\n\r\n")).status());
        assertEquals(List.of(), table.first.asked);
    }

    @Test
    @DisplayName("Once it is over nobody gets anything")
    void over() throws IOException {
        table.first.end();
        for (String path : PATHS) {
            assertEquals(404, table.get(path).status(), path);
        }
        assertEquals(404, send("{}").status());
        assertEquals(List.of(), table.first.asked);
    }

    @Test
    @DisplayName("A page of another site cannot send settings")
    void otherSites() throws IOException {
        String mine = table.posted("/api/first-start", "", "{\"name\":\"8\"}");
        assertEquals(403, table.ask(mine.replace(table.origin(), "http://x.example")).status());
        assertEquals(List.of(), table.first.asked);
    }

    @Test
    @DisplayName("What is chosen is left as lines of table.txt, without what is so already")
    void left() throws IOException {
        assertEquals(
                "{\"done\":true,\"restarts\":true}",
                send("{\"language\":\"en\",\"name\":\" Sala 2 \",\"network\":\"Club\","
                                + "\"password\":\" a\\\\b=c d\",\"country\":\"IT\"}")
                        .body());
        assertEquals(
                "{\"done\":true,\"restarts\":false}",
                send("{\"language\":\"it\",\"name\":\"7\",\"network\":\"Ospiti\",\"password\":\"\"}")
                        .body());
        assertEquals("{\"done\":true,\"restarts\":false}", send("{}").body());
        assertEquals(
                List.of(
                        "language=en\nname=Sala 2\nwifi-country=IT\nwifi=Club\nwifi-password= a\\b=c d\n",
                        "wifi=Ospiti\n",
                        ""),
                table.first.asked);
        assertFalse(String.join("", table.log).contains("c d"), "a password is in the log");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "language | {\"language\":\"de\"}",
                "name | {\"name\":\"twelve signs\"}",
                "name | {\"name\":\"7\\npin=123456\"}",
                "name | {\"name\":\"$(id)\"}",
                "network | {\"network\":\"Club\\npin=123456\"}",
                "network | {\"network\":\"0123456789012345678901234567890è\"}",
                "network | {\"password\":\"12345678\"}",
                "password | {\"network\":\"Club\",\"password\":\"short\"}",
                "password | {\"network\":\"Club\",\"password\":\"12345678\\nssh-key=x\"}",
                "country | {\"network\":\"Club\",\"country\":\"it\"}"
            })
    @DisplayName("What is wrong is said at its field, and nothing is left")
    void wrong(String field, String json) throws IOException {
        String body = send(json).body();
        assertTrue(
                body.startsWith("{\"done\":false,\"field\":\"" + field + "\",\"says\":{\"it\":\""),
                body);
        assertEquals(List.of(), table.first.asked);
    }

    @Test
    @DisplayName("Anything but an object is not understood")
    void unclear() throws IOException {
        assertEquals(400, send("[]").status());
        assertEquals(400, send("").status());
    }

    @Test
    @DisplayName("A disk that takes nothing is said")
    void cannot() throws IOException {
        table.first.fail();
        String body = send("{}").body();
        assertTrue(body.contains("table.txt"), body);
        assertTrue(body.startsWith("{\"done\":false,\"field\":\"\""), body);
    }
}
