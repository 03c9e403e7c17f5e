package burraco.cli.run;

import burraco.cli.out.Log;
import burraco.running.Host;
import burraco.running.Meter;
import burraco.running.Snapshot;
import burraco.table.state.TableState;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerLoad;
import burraco.web.http.ServerOptions;
import burraco.web.http.Workers;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;

/** The page with metrics of a running table for Prometheus. It is served to this machine only. */
final class RunMetrics implements AutoCloseable {
    private static final double MICROS = 1e6;

    /** Host names that are accepted. Other names come from pages that lead a browser here. */
    private static final Set<String> NAMES = Set.of("localhost", "127.0.0.1", "::1");

    private static final String TYPE = "text/plain; version=0.0.4; charset=utf-8";

    private final Server server;
    private final Host host;
    private final Supplier<ServerLoad> pages;

    /**
     * @param pages how busy the table's pages are
     */
    RunMetrics(int port, Host host, Supplier<ServerLoad> pages) throws IOException {
        this.host = host;
        this.pages = pages;
        Routes routes = new Routes();
        routes.get("/metrics", _ -> Response.of(TYPE, page().getBytes(StandardCharsets.UTF_8)));
        server =
                new Server(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), port),
                        NAMES,
                        ServerOptions.pages(Optional.empty()),
                        routes,
                        System::nanoTime,
                        Workers.platform("metrics-", UnaryOperator.identity()),
                        Log::warn);
        server.start();
    }

    int port() {
        return server.port();
    }

    private static long distrusted(TableState state) {
        return state.troubles().stream().filter(one -> one.ailment().isPresent()).count();
    }

    private static boolean follows(TableState state) {
        return state.troubles().stream().noneMatch(one -> one.outage().isUnfollowed());
    }

    private String page() {
        Snapshot now = host.snapshot();
        Meter meter = host.meter();
        StringBuilder page = new StringBuilder();
        counter(page, "table_inputs", "Readings, presses and orders taken.", meter.inputs());
        counter(page, "table_left_out", "Inputs there was no room for.", host.leftOut());
        counter(page, "table_failures", "Faults of the program.", meter.failures());
        gauge(page, "table_waiting", "Inputs that wait.", host.waiting());
        gauge(page, "table_secured", "Whether decisions are on the disk.", now.secured() ? 1 : 0);
        gauge(page, "table_troubles", "Parts that do not work.", now.state().troubles().size());
        gauge(page, "table_distrusted", "Senses that are not trusted.", distrusted(now.state()));
        gauge(page, "table_followed", "Whether readings are taken.", follows(now.state()) ? 1 : 0);
        gauge(page, "table_questions", "Open questions.", now.state().questions().size());
        gauge(page, "table_match", "The match at hand.", now.state().match().number());
        gauge(page, "table_hand", "The hand at hand.", now.state().hand().number());
        gauge(page, "table_time_seconds", "The table's clock.", now.state().now() / 1_000);
        pages(page, pages.get());
        latency(page, meter);
        return page.toString();
    }

    private static void pages(StringBuilder page, ServerLoad load) {
        gauge(page, "table_pages_connections", "Open connections.", load.connections());
        gauge(page, "table_pages_bytes", "Sent in part, or not taken.", load.bytes());
        counter(
                page,
                "table_pages_cut_for_places",
                "Connections that others took the place of.",
                load.cutForConnections());
        counter(
                page,
                "table_pages_cut_for_bytes",
                "Connections that kept too many bytes.",
                load.cutForBytes());
    }

    private static void latency(StringBuilder page, Meter meter) {
        String name = "table_decision_seconds";
        head(
                page,
                name,
                "From an input until everybody was told, but for the deciding.",
                "histogram");
        long within = 0;
        for (int i = 0; i < Meter.BOUNDS.length; i++) {
            within += meter.within(i);
            String bound = String.format(Locale.ROOT, "%.6f", Meter.BOUNDS[i] / MICROS);
            page.append(name + "_bucket{le=\"" + bound + "\"} " + within + "\n");
        }
        page.append(name + "_bucket{le=\"+Inf\"} " + meter.decisions() + "\n");
        page.append(name + "_sum " + meter.micros() / MICROS + "\n");
        page.append(name + "_count " + meter.decisions() + "\n");
    }

    private static void counter(StringBuilder page, String name, String help, long value) {
        head(page, name + "_total", help, "counter");
        page.append(name + "_total " + value + "\n");
    }

    private static void gauge(StringBuilder page, String name, String help, long value) {
        head(page, name, help, "gauge");
        page.append(name + " " + value + "\n");
    }

    private static void head(StringBuilder page, String name, String help, String type) {
        page.append("# HELP " + name + " " + help + "\n# TYPE " + name + " " + type + "\n");
    }

    @Override
    public void close() {
        server.close();
    }
}
