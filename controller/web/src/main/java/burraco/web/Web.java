package burraco.web;

import burraco.json.JsonObject;
import burraco.running.Host;
import burraco.table.state.TableState;
import burraco.web.audience.Audience;
import burraco.web.audience.DelayedFeeds;
import burraco.web.console.ConsoleApi;
import burraco.web.http.HttpStatus;
import burraco.web.http.OwnScreen;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerLoad;
import burraco.web.http.ServerOptions;
import burraco.web.http.StaticFiles;
import burraco.web.http.Workers;
import burraco.web.live.LivePublisher;
import burraco.web.members.MembersView;
import burraco.web.seat.SeatApi;
import burraco.web.view.DeviceHealth;
import burraco.web.view.QrSvg;
import burraco.web.view.TableIdentity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Wires a table's web pages: which path is answered by which object. */
public final class Web implements AutoCloseable {
    private static final String KEY_HEADER = "x-audience-key";

    private static final String JSON = "application/json; charset=utf-8";

    private static final Map<String, String> PAGES =
            Map.of(
                    "/", "door.html",
                    "/table", "table.html",
                    "/console", "console.html",
                    "/overlay", "overlay.html",
                    "/seat", "seat.html",
                    "/sheet", "sheet.html");

    private final Host host;
    private final DeviceHealth health;
    private final TableIdentity place;
    private final StaticFiles pages = new StaticFiles();
    private final DelayedFeeds feeds;
    private final LivePublisher live;
    private final Server server;
    private final String scheme;
    private final Supplier<String> shownAs;
    private final ConsoleApi console;
    private final StreamLimit listeners;

    public Web(
            WebOptions options,
            Host host,
            DeviceHealth health,
            TableIdentity place,
            List<PageSet> pageSets,
            LongSupplier nanos,
            Consumer<String> log)
            throws IOException {
        this.host = host;
        this.place = place;
        this.health = health;
        List<Audience> audiences = new ArrayList<>(options.audiences());
        audiences.addFirst(Audience.PUBLIC);
        feeds = new DelayedFeeds(audiences, place.epoch(), nanos);
        live = new LivePublisher(place, host.snapshot(), feeds, nanos, options.background(), log);
        Routes routes = new Routes();
        open(routes, nanos, options);
        boolean secure = options.secret().isPresent();
        // Smaller than the limit on connections, so that ordinary requests still find one when
        // all streams are taken.
        listeners = secure ? new StreamLimit(120, 20, 40) : new StreamLimit(400, 20, 64);
        scheme = secure ? "https://" : "http://";
        shownAs = options.shownAs();
        console = new ConsoleApi(host, options.pins(), secure, this::port, nanos, log);
        console.open(routes);
        console.shows(
                routes,
                "/api/members",
                () -> Response.json(MembersView.of(options.members().get())));
        console.offers(routes, options.updates());
        new SeatApi(
                        host,
                        options.seatKeys(),
                        this::origin,
                        () -> !OwnScreen.isMeantBy(shownAs.get()),
                        console::knows,
                        nanos)
                .open(routes);
        pageSets.forEach(room -> room.open(routes, pages));
        server =
                new Server(
                        options.address(),
                        options.names(),
                        ServerOptions.pages(options.secret()),
                        routes,
                        nanos,
                        Workers.virtual(options.background()),
                        log);
        routes.get("/qr.svg", this::code);
        host.tell(live);
        host.tell(now -> health.heardOf(now.effects()));
        host.confide(live);
    }

    /** Additional pages that some tables have, such as the practice table. */
    public interface PageSet {
        void open(Routes routes, StaticFiles pages);
    }

    public void start() {
        live.start();
        server.start();
    }

    public ServerLoad load() {
        return server.load();
    }

    private int port() {
        return server.port();
    }

    /** The address under which people reach the pages: scheme, host and port. */
    public String origin() {
        return scheme + shownAs.get() + ":" + port();
    }

    private void open(Routes routes, LongSupplier nanos, WebOptions options) {
        PAGES.forEach((path, name) -> routes.get(path, request -> pages.answer(name, request)));
        pages.open(routes);
        routes.otherwise(this::nowhere);
        routes.get("/api/state", _ -> Response.of(JSON, bytes(live.now())));
        routes.stream(
                "/api/stream",
                (request, wire) -> listen(request, () -> live.channel().speak(wire, live::now)));
        RecordEndpoint record = new RecordEndpoint(host, place, nanos, options.background());
        routes.get("/api/record", _ -> record.answer());
        routes.get("/api/health", _ -> health());
        routes.get("/api/seal", _ -> seal());
        routes.get("/feed", this::feed);
        routes.stream(
                "/feed/stream",
                (request, wire) ->
                        audience(request)
                                .map(audience -> listen(request, () -> feeds.speak(audience, wire)))
                                .orElseGet(() -> Optional.of(noAudience())));
    }

    /** A browser gets a page with links to the others; a program gets a JSON error. */
    private Response nowhere(Request request) {
        boolean forPeople =
                request.header("accept").orElse("").contains("text/html")
                        && !request.path().matches("/(api|feed)(/.*)?");
        return forPeople ? pages.inPlaceOf("nowhere.html", request) : Routes.nothing();
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Opens an event stream for the client, or returns the refusal if there are too many. */
    private Optional<Response> listen(Request request, Runnable speaks) {
        boolean awaited = OwnScreen.asks(request) || console.knows(request);
        return awaited
                ? listeners.listenReserved(speaks)
                : listeners.listen(request.from(), speaks);
    }

    // Delayed audiences

    private Optional<Audience> audience(Request request) {
        String name =
                request.value("audience")
                        .filter(one -> !one.isEmpty())
                        .orElse(Audience.PUBLIC.name());
        // A header does not show up in addresses, and so not in browser histories or proxy
        // logs.
        String key = request.header(KEY_HEADER).or(() -> request.value("key")).orElse("");
        return feeds.admit(name, key);
    }

    private static Response noAudience() {
        return Response.refused(HttpStatus.NOT_FOUND, "no-audience");
    }

    private Response feed(Request request) {
        return audience(request)
                .map(audience -> Response.of(JSON, bytes(feeds.now(audience))))
                .orElseGet(Web::noAudience);
    }

    // Health, seal and codes

    private Response health() {
        TableState state = host.snapshot().state();
        return Response.json(
                health.view(state.now(), state.troubles(), host.waiting(), host.leftOut()));
    }

    /**
     * The seal covers score sheets only, so it reveals nothing about a hand in progress.
     *
     * @param entries of the journal that the seal covers
     */
    public record Seal(Optional<String> seal, Optional<Long> entries) implements JsonObject {}

    private Response seal() {
        Optional<Host.Seal> seal = host.sheetSeal();
        return Response.json(new Seal(seal.map(Host.Seal::shown), seal.map(Host.Seal::entries)));
    }

    private Response code(Request request) {
        String to = request.value("to").orElse("/");
        boolean ours = PAGES.containsKey(to) || place.practice() && to.equals("/play");
        return ours
                ? Response.of("image/svg+xml", bytes(QrSvg.of(address(to, request))))
                : Response.refused(HttpStatus.NOT_FOUND, "no-page");
    }

    /**
     * The address of a page. On the table's own screen, and for a logged-in arbiter, the console's
     * address carries an invitation code.
     */
    String address(String to, Request request) {
        boolean invites =
                to.equals("/console") && (OwnScreen.asks(request) || console.knows(request));
        return origin() + to + (invites ? "#code=" + console.invitation() : "");
    }

    @Override
    public void close() {
        live.close();
        server.close();
    }
}
