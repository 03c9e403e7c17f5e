package burraco.web;

import burraco.json.Json;
import burraco.running.Host;
import burraco.web.audience.Audience;
import burraco.web.audience.Hall;
import burraco.web.console.Console;
import burraco.web.http.Answer;
import burraco.web.http.Load;
import burraco.web.http.OwnScreen;
import burraco.web.http.Pages;
import burraco.web.http.Request;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.Status;
import burraco.web.live.Live;
import burraco.web.members.MembersView;
import burraco.web.seat.Seats;
import burraco.web.view.Ears;
import burraco.web.view.Place;
import burraco.web.view.QrSvg;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** A table's pages: who asks for what, and who answers. */
public final class Web implements AutoCloseable {
    private static final String KEY = "x-audience-key";

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
    private final Ears ears;
    private final Place place;
    private final Pages pages = new Pages();
    private final Hall hall;
    private final Live live;
    private final Server server;
    private final String scheme;
    private final Supplier<String> shownAs;
    private final Console console;
    private final Listeners listeners;

    public Web(
            WebOptions options,
            Host host,
            Ears ears,
            Place place,
            List<Room> rooms,
            LongSupplier nanos,
            Consumer<String> log)
            throws IOException {
        this.host = host;
        this.place = place;
        this.ears = ears;
        List<Audience> audiences = new ArrayList<>(options.audiences());
        audiences.addFirst(Audience.HALL);
        hall = new Hall(audiences, place.epoch(), nanos);
        live = new Live(place, host.snapshot(), hall, nanos, options.background(), log);
        Routes routes = new Routes();
        open(routes, nanos);
        boolean secure = options.secret().isPresent();
        // Fewer than there are connections: who only asks must find one too.
        listeners = secure ? new Listeners(120, 20, 40) : new Listeners(400, 20, 64);
        scheme = secure ? "https://" : "http://";
        shownAs = options.shownAs();
        console = new Console(host, options.pins(), secure, this::port, nanos, log);
        console.open(routes);
        console.shows(
                routes, "/api/members", () -> Answer.json(MembersView.of(options.members().get())));
        new Seats(
                        host,
                        options.seatKeys(),
                        this::origin,
                        () -> !OwnScreen.isMeantBy(shownAs.get()),
                        console::knows,
                        nanos)
                .open(routes);
        rooms.forEach(room -> room.open(routes, pages));
        server =
                new Server(
                        options.address(),
                        options.names(),
                        options.secret(),
                        routes,
                        nanos,
                        options.background(),
                        log);
        routes.get("/qr.svg", this::code);
        host.tell(live);
        host.tell(now -> ears.heardOf(now.effects()));
        host.confide(live);
    }

    /** More pages, where a table has them. */
    public interface Room {
        void open(Routes routes, Pages pages);
    }

    public void start() {
        live.start();
        server.start();
    }

    public Load load() {
        return server.load();
    }

    private int port() {
        return server.port();
    }

    /** Where people find it: scheme, host and port. */
    public String origin() {
        return scheme + shownAs.get() + ":" + port();
    }

    private void open(Routes routes, LongSupplier nanos) {
        PAGES.forEach((path, name) -> routes.get(path, request -> pages.answer(name, request)));
        routes.below(
                "/assets/",
                request -> asset(request.path().substring("/assets/".length()), request));
        routes.otherwise(this::nowhere);
        routes.get("/favicon.ico", request -> pages.answer("icon.svg", request));
        routes.get("/api/state", _ -> Answer.of(JSON, bytes(live.now())));
        routes.stream(
                "/api/stream",
                (request, wire) -> listen(request, () -> live.channel().speak(wire, live::now)));
        RecordView record = new RecordView(host, place, nanos);
        routes.get("/api/record", _ -> record.answer());
        routes.get("/api/health", _ -> health());
        routes.get("/api/seal", _ -> seal());
        routes.get("/feed", this::feed);
        routes.stream(
                "/feed/stream",
                (request, wire) ->
                        audience(request)
                                .map(audience -> listen(request, () -> hall.speak(audience, wire)))
                                .orElseGet(() -> Optional.of(noAudience())));
    }

    /** A person with a browser is shown the ways in; a program is told in its own words. */
    private Answer nowhere(Request request) {
        boolean forPeople =
                request.header("accept").orElse("").contains("text/html")
                        && !request.path().matches("/(api|feed)(/.*)?");
        return forPeople ? pages.inPlaceOf("nowhere.html", request) : Routes.nothing();
    }

    /** What pages are made of; a page itself is where it belongs, or nowhere. */
    private Answer asset(String name, Request request) {
        return pages.answer(name.endsWith(".html") ? "" : name, request);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** Has somebody listen for as long as he likes, if there is room for one more. */
    private Optional<Answer> listen(Request request, Runnable speaks) {
        boolean awaited = OwnScreen.asks(request) || console.knows(request);
        return awaited ? listeners.listenAwaited(speaks) : listeners.listen(request.from(), speaks);
    }

    // The audience

    private Optional<Audience> audience(Request request) {
        String name =
                request.value("audience")
                        .filter(one -> !one.isEmpty())
                        .orElse(Audience.HALL.name());
        // A header stands in no address, and so in no history and no log on the way.
        String key = request.header(KEY).or(() -> request.value("key")).orElse("");
        return hall.admit(name, key);
    }

    private static Answer noAudience() {
        return Answer.refused(
                Status.NOT_FOUND,
                "Non c'è un pubblico con questo nome e questa chiave",
                "There is no audience of that name with that key");
    }

    private Answer feed(Request request) {
        return audience(request)
                .map(audience -> Answer.of(JSON, bytes(hall.now(audience))))
                .orElseGet(Web::noAudience);
    }

    // The parts

    private Answer health() {
        Map<String, Object> json =
                ears.json(host.snapshot().state().now(), host.snapshot().state().troubles());
        json.put("waiting", host.waiting());
        json.put("leftOut", host.leftOut());
        return Answer.json(json);
    }

    /**
     * It changes only with what stands on score sheets: while a hand is played it tells nothing.
     */
    private Answer seal() {
        Map<String, Object> json = Json.object();
        json.put("seal", host.sheetSeal().map(Host.Seal::shown).orElse(null));
        json.put("entries", host.sheetSeal().map(Host.Seal::entries).orElse(null));
        return Answer.json(json);
    }

    private Answer code(Request request) {
        String to = request.value("to").orElse("/");
        boolean ours = PAGES.containsKey(to) || place.practice() && to.equals("/play");
        return ours
                ? Answer.of("image/svg+xml", bytes(QrSvg.of(address(to, request))))
                : Answer.refused(
                        Status.NOT_FOUND, "Questa pagina non c'è", "There is no such page");
    }

    /** Where the way to the console is shown to somebody who may use it, it invites. */
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
