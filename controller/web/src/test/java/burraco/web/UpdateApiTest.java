package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.table.input.Command;
import burraco.table.input.Person;
import burraco.web.console.UpdateReport.News;
import burraco.web.console.UpdateReport.Step;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Asking for a newer version at the console: who may, when, and what is answered. */
class UpdateApiTest {
    private static final String CHECK = "{\"do\":\"check\"}";
    private static final String INSTALL = "{\"do\":\"install\"}";

    private ServedTable table;

    @BeforeEach
    void serve() throws IOException {
        table = ServedTable.quiet();
        table.updates.exist();
    }

    @AfterEach
    void close() {
        table.close();
    }

    private RawReply ask(String cookie, String wish) throws IOException {
        return table.post("/api/update", cookie, wish);
    }

    private String shown(String cookie) throws IOException {
        return table.ask(table.head("GET", "/api/update") + "Cookie: " + cookie + "\r\n\r\n")
                .body();
    }

    @Test
    @DisplayName("Without the PIN nobody reads the version or asks for another")
    void onlyArbiters() throws IOException {
        assertEquals(401, table.get("/api/update").status());
        assertFalse(table.get("/api/update").body().contains("1.0"));
        assertEquals(401, ask("", CHECK).status());
        assertEquals(401, ask(table.cookieName() + "=0", INSTALL).status());
        assertEquals(List.of(), table.updates.asked);
    }

    @Test
    @DisplayName("Another site's page cannot ask in an arbiter's name")
    void otherSites() throws IOException {
        String mine = table.posted("/api/update", table.arbiter(), INSTALL);
        String theirs = mine.replace(table.origin(), "http://elsewhere.example");
        assertEquals(403, table.ask(theirs).status());
        assertEquals(403, table.ask(mine.replaceFirst("Origin: [^\r]*\r\n", "")).status());
        String form = mine.replace("application/json", "application/x-www-form-urlencoded");
        assertEquals(415, table.ask(form).status());
        assertEquals(405, table.ask(mine.replace("POST", "PUT")).status());
        assertEquals(List.of(), table.updates.asked);
    }

    @Test
    @DisplayName("An arbiter asks for it, and the log says who it was")
    void asked() throws IOException {
        String ada = table.arbiter();
        assertEquals("{\"done\":true}", ask(ada, CHECK).body());
        assertEquals(List.of("CHECK"), table.updates.asked);
        assertTrue(table.log.contains("console: Ada asks whether there is a newer version"));
        table.updates.tell(Step.NEWER, "1.1", new News("there is", "c'è", "2026-11-27T08:30:00Z"));
        assertEquals(
                "{\"version\":\"1.0\",\"possible\":true,\"playing\":false,\"step\":\"newer\","
                        + "\"offer\":\"1.1\",\"news\":{\"says\":{\"it\":\"c'è\",\"en\":\"there is\"},"
                        + "\"at\":\"2026-11-27T08:30:00Z\"},\"last\":null}",
                shown(ada));
        assertEquals("{\"done\":true}", ask(ada, INSTALL).body());
        assertEquals(List.of("CHECK", "INSTALL"), table.updates.asked);
        assertTrue(table.log.contains("console: Ada asks for the newer version"));
    }

    @Test
    @DisplayName("Only the two words are understood")
    void otherWords() throws IOException {
        String ada = table.arbiter();
        for (String other :
                List.of("{}", "[]", "{\"do\":\"back\"}", "{\"do\":\"INSTALL\"}", "{\"do\":1}")) {
            assertEquals(400, ask(ada, other).status(), other);
        }
        assertEquals(List.of(), table.updates.asked);
    }

    @Test
    @DisplayName("During a match nothing is asked for, until the match is over")
    void duringAMatch() throws Exception {
        try (ServedTable played = ServedTable.counting()) {
            played.updates.exist();
            String ada = played.arbiter();
            String get = played.head("GET", "/api/update") + "Cookie: " + ada + "\r\n\r\n";
            assertTrue(played.ask(get).body().contains("\"playing\":true"));
            for (String wish : List.of(CHECK, INSTALL)) {
                String answer = played.post("/api/update", ada, wish).body();
                assertTrue(answer.contains("\"done\":false"), answer);
                assertTrue(answer.contains("A match is being played: after it"), answer);
            }
            assertEquals(List.of(), played.updates.asked);
            Person arbiter = new Person.Arbiter("Ada");
            played.host.order(arbiter, new Command.NextHand());
            played.host.order(arbiter, new Command.End(""));
            played.settle();
            assertTrue(played.ask(get).body().contains("\"playing\":false"));
            assertEquals("{\"done\":true}", played.post("/api/update", ada, INSTALL).body());
        }
    }

    @Test
    @DisplayName("To install, the PIN has to have been entered within ten minutes")
    void freshPin() throws IOException {
        String ada = table.arbiter();
        table.nanos.addAndGet(TimeUnit.MINUTES.toNanos(10) + TimeUnit.MILLISECONDS.toNanos(1));
        RawReply again = ask(ada, INSTALL);
        assertEquals(401, again.status());
        assertTrue(again.body().contains("\"again\":true"), again.body());
        assertEquals(200, ask(ada, CHECK).status());
        assertEquals(List.of("CHECK"), table.updates.asked);
    }

    @Test
    @DisplayName("While one request is carried out, no other is left")
    void busy() throws IOException {
        String ada = table.arbiter();
        for (Step step : List.of(Step.ASKED, Step.CHECKING, Step.INSTALLING)) {
            table.updates.tell(step, "", new News("", "", ""));
            String answer = ask(ada, INSTALL).body();
            assertTrue(answer.contains("An update is under way already"), answer);
        }
        assertEquals(List.of(), table.updates.asked);
    }

    @Test
    @DisplayName("A request that nobody takes up is taken back, said, and can be made again")
    void unanswered() throws IOException {
        String ada = table.arbiter();
        ask(ada, CHECK);
        assertTrue(shown(ada).contains("\"step\":\"asked\""));
        table.nanos.addAndGet(TimeUnit.SECONDS.toNanos(20));
        assertTrue(shown(ada).contains("\"step\":\"asked\""));
        table.nanos.addAndGet(1);
        for (int i = 0; i < 2; i++) {
            String shown = shown(ada);
            assertTrue(shown.contains("\"step\":\"failed\""), shown);
            assertTrue(shown.contains("Nothing on this machine has taken up"), shown);
        }
        assertEquals(List.of("CHECK", "withdrawn"), table.updates.asked);
        assertEquals("{\"done\":true}", ask(ada, CHECK).body());
        assertTrue(shown(ada).contains("\"step\":\"asked\""));
    }

    @Test
    @DisplayName("A request that cannot be left is said")
    void cannot() throws IOException {
        table.updates.fail();
        String answer = ask(table.arbiter(), CHECK).body();
        assertTrue(answer.contains("The request could not be left"), answer);
        assertTrue(table.log.contains("console: an update cannot be asked for: no space left"));
    }

    @Test
    @DisplayName("A table that was installed otherwise says so")
    void elsewhere() throws IOException {
        try (ServedTable other = ServedTable.quiet()) {
            String ada = other.arbiter();
            String get = other.head("GET", "/api/update") + "Cookie: " + ada + "\r\n\r\n";
            assertTrue(other.ask(get).body().contains("\"version\":\"1.0\",\"possible\":false"));
            String answer = other.post("/api/update", ada, INSTALL).body();
            assertTrue(answer.contains("was not installed as a package"), answer);
            assertEquals(List.of(), other.updates.asked);
        }
    }
}
