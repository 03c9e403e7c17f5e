package burraco.cli.run;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Seat;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.table.Table;
import burraco.testing.ExampleTable;
import burraco.web.RawClient;
import burraco.web.RawReply;
import burraco.web.http.ServerLoad;
import java.io.IOException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page for Prometheus, and requests that Prometheus would not make. */
class RunMetricsTest {
    private static final ExampleTable TABLE = ExampleTable.reference();

    private Host host;
    private RunMetrics metrics;

    @BeforeEach
    void start() throws IOException {
        Table table = new Table(TABLE.layout(), TABLE.deck(), Seat.SOUTH);
        host = new Host(table, Diary.NONE, RunClock.live(0), _ -> {});
        host.start();
        metrics = new RunMetrics(0, host, () -> new ServerLoad(7, 8, 9, 10));
    }

    @AfterEach
    void stop() {
        metrics.close();
        host.close();
    }

    private RawReply ask(String method, String path, String name) throws IOException {
        try (RawClient caller = RawClient.to(metrics.port())) {
            caller.send(method + " " + path + " HTTP/1.1\r\nHost: " + name + "\r\n\r\n");
            return caller.reply();
        }
    }

    private String here() {
        return "localhost:" + metrics.port();
    }

    @Test
    @DisplayName("The figures are served under the page's own name and path")
    void figures() throws IOException {
        RawReply page = ask("GET", "/metrics", here());
        assertEquals(200, page.status());
        assertTrue(page.header("content-type").startsWith("text/plain; version=0.0.4"));
        assertTrue(page.body().contains("\ntable_inputs_total "), page.body());
        assertTrue(page.body().contains("\ntable_pages_connections 7\n"), page.body());
        assertTrue(page.body().contains("\ntable_pages_bytes 8\n"), page.body());
        assertTrue(page.body().contains("\ntable_pages_cut_for_places_total 9\n"), page.body());
        assertTrue(page.body().contains("\ntable_pages_cut_for_bytes_total 10\n"), page.body());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/metricsfoo", "/metrics/", "/metrics/foo", "/", "/api/state"})
    @DisplayName("A path that only begins like the page's is not found")
    void otherPaths(String path) throws IOException {
        assertEquals(404, ask("GET", path, here()).status());
    }

    @Test
    @DisplayName("A page of another site that resolves to our address gets nothing")
    void otherNames() throws IOException {
        assertEquals(400, ask("GET", "/metrics", "evil.example:" + metrics.port()).status());
        assertEquals(400, ask("GET", "/metrics", "localhost").status());
    }

    @Test
    @DisplayName("The page can be read, and nothing else")
    void otherMethods() throws IOException {
        assertEquals(405, ask("DELETE", "/metrics", here()).status());
    }

    @Test
    @DisplayName("A client that sends an incomplete request does not keep others waiting")
    void oneWhoIsSilent() throws IOException {
        try (RawClient silent = RawClient.to(metrics.port())) {
            silent.send("GET /metrics HTTP/1.1\r\nHost: ");
            assertEquals(200, ask("GET", "/metrics", here()).status());
        }
    }
}
