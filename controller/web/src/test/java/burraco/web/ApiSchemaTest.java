package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.engine.ruling.Case;
import burraco.hal.Button;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.table.Table;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.testing.AnyOrders;
import burraco.testing.Assigned;
import burraco.testing.JsonSchema;
import burraco.testing.PlayedHands;
import burraco.web.audience.Audience;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.json.JSONObject;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All messages of a whole evening conform to docs/api.schema.json. */
@Tag("campaign")
class ApiSchemaTest {
    private static final Path FILE = Path.of("..", "docs", "api.schema.json");
    private static final String KEY = "nobody-guesses-this";
    private static final List<Audience> AUDIENCES =
            List.of(
                    new Audience("stream", Duration.ofSeconds(30), true, KEY),
                    new Audience("plain", Duration.ofSeconds(1), false, ""));

    private static final List<String> WISHES =
            List.of(
                    "{\"do\":\"call\"}",
                    "{\"do\":\"waive\",\"why\":\"x\"}",
                    "{\"do\":\"end\",\"why\":\"x\"}",
                    "{\"do\":\"report\",\"line\":\"arbiter 20.1 N\",\"why\":\"x\"}",
                    "{\"do\":\"report\",\"line\":\"nonsense\"}",
                    "{\"do\":\"strike\",\"line\":3,\"was\":\"x\"}",
                    "{\"do\":\"points\",\"line\":\"NS\",\"points\":50,\"why\":\"x\"}");

    private final Map<String, JsonSchema> schemas = new HashMap<>();
    private final TreeSet<String> seen = new TreeSet<>();

    private JsonSchema schema(String name) {
        return schemas.computeIfAbsent(name, ApiSchemaTest::part);
    }

    private static JsonSchema part(String name) {
        try {
            JSONObject whole = new JSONObject(Files.readString(FILE));
            whole.remove("oneOf");
            whole.put("$ref", "#/$defs/" + name);
            return new JsonSchema(whole.toString());
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    private void holds(String name, RawReply reply) {
        assertEquals(List.of(), schema(name).faults(reply.body()), () -> name + " " + reply.body());
        seen.add(name);
        seen.add(name + " " + reply.status());
    }

    private void look(ServedTable served, String cookie) throws Exception {
        holds("state", served.get("/api/state"));
        holds("record", served.get("/api/record"));
        holds("health", served.get("/api/health"));
        holds("session", served.get("/api/session"));
        holds(
                "update",
                served.ask(served.head("GET", "/api/update") + "Cookie: " + cookie + "\r\n\r\n"));
        holds("feed", served.get("/feed"));
        holds("feed", served.get("/feed?audience=plain"));
        holds("feed", served.get("/feed?audience=stream&key=" + KEY));
        for (String wish : WISHES) {
            holds("preview", served.post("/api/preview", cookie, wish));
        }
        holds(
                "done",
                served.post("/api/command", cookie, "{\"do\":\"take-back\",\"correction\":9}"));
    }

    @ParameterizedTest
    @CsvSource({"31, false", "33, true"})
    void aWholeEveningIsAsTheSchemaHasIt(long seed, boolean onCall) throws Exception {
        Layout layout =
                ServedTable.TABLE
                        .layout()
                        .with(new MatchInfo(2, false, Duration.ofMinutes(25), true, onCall));
        List<Reading> readings =
                new PlayedHands(layout, seed, Noise.REFERENCE)
                        .readings(1, List.of(Case.OPENED_WITHOUT_DRAW, Case.WRONG_OPENING));
        Table table = new Table(layout, ServedTable.TABLE.deck(), Seat.SOUTH);
        AnyOrders orders = new AnyOrders(new Chance(seed).stream("orders"));
        try (ServedTable served = new ServedTable(table, AUDIENCES, Optional.empty())) {
            holds("cases", served.get("/api/cases"));
            String cookie = served.arbiter();
            for (int i = 0; i < readings.size(); i++) {
                Reading reading = readings.get(i);
                while (served.host.waiting() > 2_000) {
                    served.settle();
                }
                served.time.set(reading.at());
                served.nanos.set(TimeUnit.MILLISECONDS.toNanos(reading.at()));
                served.ears.hear(reading);
                served.hear(reading);
                if (i % 8_000 == 0) {
                    Input.Ordered order =
                            served.host.ask(now -> orders.any(now, reading.at())).get();
                    served.host.order(order.by(), order.command());
                }
                if (i % 5_000 == 0) {
                    served.settle();
                    look(served, cookie);
                }
            }
            assertEquals(
                    List.of(),
                    List.copyOf(served.log).stream()
                            .filter(line -> !line.startsWith("console: "))
                            .toList());
        }
        assertTrue(
                seen.containsAll(List.of("state", "record", "health", "feed", "preview", "done")));
    }

    @Test
    void whatAPlayerEntersWithTheButtonsIsAsTheSchemaHasIt() throws Exception {
        try (ServedTable served = ServedTable.counting()) {
            served.hear(new Reading.Press(served.time.get(), new Button("ok", "W")));
            served.settle();
            RawReply state = served.get("/api/state");
            holds("state", state);
            assertTrue(state.body().contains("\"by\":\"W\",\"points\":0,\"shown\":\"[0]00\""));
        }
    }

    @Test
    void whatAHallAssignsIsAsTheSchemaHasIt() throws Exception {
        try (ServedTable served = ServedTable.quiet()) {
            Assigned what = Assigned.round(1, "3", "Ada").ends(600_000).saying("Si comincia");
            served.host.order(new Person.Arbiter(""), what.order());
            served.settle();
            RawReply state = served.get("/api/state");
            holds("state", state);
            assertTrue(
                    state.body()
                            .contains(
                                    "\"assignment\":{\"tournament\":\"Coppa d'Inverno\","
                                            + "\"round\":\"3\",\"table\":\"12\","
                                            + "\"message\":\"Si comincia\"}"),
                    state.body());
        }
    }

    @Test
    void whatIsRefusedIsAsTheSchemaHasIt() throws Exception {
        try (ServedTable served = ServedTable.quiet()) {
            holds("refusal", served.get("/nothing"));
            holds("refusal", served.get("/api/login"));
            holds("refusal", served.post("/api/command", "", "{}"));
            holds("refusal", served.post("/api/login", "", "{}"));
            holds("refusal", served.login("Ada", "0000000"));
            holds("refusal", served.ask("GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
            holds("refusal", served.ask(served.head("POST", "/api/login") + "\r\n"));
            assertEquals(
                    List.of(
                            "refusal",
                            "refusal 400",
                            "refusal 401",
                            "refusal 403",
                            "refusal 404",
                            "refusal 405"),
                    List.copyOf(seen));
        }
    }

    /** The schema rejects wrong messages; otherwise the test would prove nothing. */
    @Test
    void theSchemaIsStrict() {
        JsonSchema session = schema("session");
        assertEquals(List.of(), session.faults("{\"arbiter\":null,\"pin\":true}"));
        assertFalse(session.faults("{\"arbiter\":null,\"pin\":true,\"more\":1}").isEmpty());
        assertFalse(schema("sentence").faults("{\"it\":\"x\"}").isEmpty());
        assertFalse(schema("sentence").faults("{\"it\":\"x\",\"en\":\" \"}").isEmpty());
        assertFalse(schema("done").faults("{\"done\":false}").isEmpty());
        assertFalse(schema("face").faults("\"7H/1\"").isEmpty());
    }
}
