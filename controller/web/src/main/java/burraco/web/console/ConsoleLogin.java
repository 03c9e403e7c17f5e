package burraco.web.console;

import burraco.json.JsonObject;
import burraco.web.http.HttpStatus;
import burraco.web.http.OwnScreen;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Login at the console: checks PINs and keeps the sessions of those who entered one. */
public final class ConsoleLogin {
    /** Age of a PIN entry up to which orders that cannot be undone need no new entry. */
    static final long FRESH_MILLIS = 10 * 60_000;

    private static final Response WRONG_PIN = Response.refused(HttpStatus.NO_SESSION, "pin.wrong");

    private static final long NANOS_PER_MILLI = 1_000_000;

    private final Supplier<ConsolePins> pins;
    private final ConsoleCookies cookies;
    private final LongSupplier nanos;
    private final Consumer<String> log;
    private final ConsoleSessions sessions;
    private final DeviceTokens devices;
    private final Invitations invitations;
    private final PinLimits limits = new PinLimits();
    private final AtomicReference<ConsolePins> held = new AtomicReference<>(ConsolePins.NONE);

    /**
     * @param pins read at each use; if empty, nobody can log in
     * @param log takes a line about each login
     */
    ConsoleLogin(
            Supplier<ConsolePins> pins,
            ConsoleCookies cookies,
            LongSupplier nanos,
            Consumer<String> log) {
        this.pins = pins;
        this.cookies = cookies;
        this.nanos = nanos;
        this.log = log;
        SecureRandom random = new SecureRandom();
        sessions = new ConsoleSessions(random);
        devices = new DeviceTokens(random);
        invitations = new Invitations(random);
    }

    /**
     * A login for pages that are not those of a table.
     *
     * @param secure whether they are served by https
     * @param port of the pages
     */
    public static ConsoleLogin of(
            Supplier<ConsolePins> pins,
            boolean secure,
            IntSupplier port,
            LongSupplier nanos,
            Consumer<String> log) {
        return new ConsoleLogin(pins, new ConsoleCookies(secure, port), nanos, log);
    }

    public void open(Routes routes) {
        routes.get("/api/session", this::whoAsks);
        routes.post("/api/login", this::login);
        routes.post("/api/logout", this::logout);
        routes.get("/api/sessions", request -> asArbiter(request, this::list));
        routes.post("/api/sessions", request -> asArbiter(request, this::end));
    }

    /** A new code for somebody in front of a screen on which the console may be used. */
    String invitation() {
        return invitations.next();
    }

    private long now() {
        return nanos.getAsLong() / NANOS_PER_MILLI;
    }

    /** The current PINs. Sessions whose PIN is no longer valid are ended. */
    private ConsolePins pins() {
        ConsolePins now = pins.get();
        if (!now.lines().equals(held.getAndSet(now).lines())) {
            sessions.endThoseWithout(now);
        }
        return now;
    }

    /** The session of the request, if there is one. */
    Optional<ConsoleSessions.Session> session(Request request) {
        pins();
        return sessions.of(request.cookies(cookies.ofSession()), now());
    }

    /**
     * Whether the PIN was entered recently; since then the browser may have been left unattended.
     */
    boolean isFresh(ConsoleSessions.Session session) {
        return now() - session.begun() <= FRESH_MILLIS;
    }

    interface Action {
        Response of(Request request, ConsoleSessions.Session by);
    }

    /** Answers with the name of who has logged in, or asks for the PIN. */
    public Response named(Request request, Function<String, Response> answer) {
        return asArbiter(request, (_, by) -> answer.apply(by.name()));
    }

    Response asArbiter(Request request, Action action) {
        return session(request)
                .map(by -> action.of(request, by))
                .orElseGet(() -> Response.refused(HttpStatus.NO_SESSION, "pin.first"));
    }

    /** Tells who is logged in. A logged-in browser also gets its device token. */
    private Response whoAsks(Request request) {
        Optional<ConsoleSessions.Session> session = session(request);
        Response answer =
                Response.json(
                        new Login(session.map(ConsoleSessions.Session::name), !pins().isEmpty()));
        return session.map(ConsoleSessions.Session::pin)
                .filter(pin -> devices.known(request, cookies.ofDevice(pin), pin).isEmpty())
                .map(pin -> answer.with("Set-Cookie", cookies.device(pin, devices.token(pin))))
                .orElse(answer);
    }

    // Login and logout

    private Response login(Request request) {
        ConsolePins chosen = pins();
        if (chosen.isEmpty()) {
            return Response.refused(HttpStatus.CONFLICT, "pin.none");
        }
        String name = request.json().flatMap(json -> json.text("name")).orElse("").strip();
        String given = request.json().flatMap(json -> json.text("pin")).orElse("");
        if (!ConsolePins.isName(name) || given.isEmpty()) {
            return Response.refused(HttpStatus.BAD_REQUEST, "pin.missing");
        }
        if (given.length() > Pin.MAX_LENGTH) {
            return WRONG_PIN;
        }
        Response answer = login(request, name, given, chosen);
        if (answer.status() == HttpStatus.NO_CONTENT) {
            sessions.end(request.cookies(cookies.ofSession()));
        }
        return answer;
    }

    /** One attempt at a time, so that parallel attempts cannot evade the limits. */
    private synchronized Response login(
            Request request, String name, String given, ConsolePins chosen) {
        Optional<Pin> his = chosen.of(name);
        String code = request.json().flatMap(json -> json.text("code")).orElse("");
        PinLimits.Attempt attempt = attempt(request, his, invitations.holds(code));
        long left = limits.left(attempt, now());
        if (left > 0) {
            return Response.refused(HttpStatus.TOO_OFTEN, "pin.too-many")
                    .with("Retry-After", String.valueOf(Math.ceilDiv(left, 1_000)));
        }
        if (his.isEmpty() || !his.get().is(given)) {
            limits.failed(attempt, now());
            invitations.failed(code);
            log.accept("console: a wrong PIN from " + request.from());
            return WRONG_PIN;
        }
        if (!pins().of(name).map(Pin::line).equals(his.map(Pin::line))) {
            return Response.refused(HttpStatus.NO_SESSION, "pin.changed");
        }
        limits.succeeded(attempt);
        invitations.succeeded(code);
        String known = chosen.known(name);
        log.accept("console: " + known + " is there, from " + request.from());
        return Response.nothing()
                .with(
                        "Set-Cookie",
                        cookies.session(sessions.begin(known, his.get(), request.from(), now())));
    }

    private PinLimits.Attempt attempt(Request request, Optional<Pin> pin, boolean invited) {
        Optional<String> device =
                pin.flatMap(one -> devices.known(request, cookies.ofDevice(one), one));
        return new PinLimits.Attempt(request.from(), OwnScreen.asks(request), device, invited);
    }

    /** Whether the request belongs to an open session. */
    public boolean knows(Request request) {
        return session(request).isPresent();
    }

    /**
     * The name of who has logged in. A page that loads or listens by itself asks this, which does
     * not count as use of the session: nobody may be in front of it any more.
     */
    public Optional<String> looks(Request request) {
        pins();
        return sessions.unused(request.cookies(cookies.ofSession()), now())
                .map(ConsoleSessions.Session::name);
    }

    /**
     * The id of the request's session. This is called for every request, and does not count as use
     * of the session.
     */
    public Optional<String> sessionId(Request request) {
        return sessions.idOf(request.cookies(cookies.ofSession()), now());
    }

    private Response logout(Request request) {
        sessions.end(request.cookies(cookies.ofSession()));
        return Response.nothing().with("Set-Cookie", cookies.noSession());
    }

    // All sessions

    private Response list(Request request, ConsoleSessions.Session mine) {
        return Response.json(
                new SessionList(
                        sessions.open(now()).stream().map(one -> view(one, mine)).toList()));
    }

    private SessionView view(ConsoleSessions.Session session, ConsoleSessions.Session mine) {
        return new SessionView(
                session.id(),
                session.name(),
                pins().account(session.name()).isPresent(),
                session.from(),
                now() - session.begun(),
                now() - session.used(),
                session.id().equals(mine.id()));
    }

    /** Ends one session, or all others. */
    private Response end(Request request, ConsoleSessions.Session mine) {
        String which = request.json().flatMap(json -> json.text("end")).orElse("");
        if (which.equals("others")) {
            sessions.endAllBut(mine.id());
            log.accept("console: " + mine.name() + " has ended all other sessions");
            return list(request, mine);
        }
        Optional<ConsoleSessions.Session> ended = sessions.endOf(which);
        if (ended.isEmpty()) {
            return Response.refused(HttpStatus.NOT_FOUND, "session.gone");
        }
        log.accept("console: " + mine.name() + " has ended the session of " + ended.get().name());
        return list(request, mine);
    }

    /**
     * @param pin whether a PIN has been chosen
     */
    public record Login(Optional<String> arbiter, boolean pin) implements JsonObject {}

    public record SessionList(List<SessionView> sessions) implements JsonObject {}

    /**
     * @param own whether the arbiter has a PIN of his own
     * @param since milliseconds since the login
     * @param idle milliseconds since the last use
     * @param mine whether it is the session of the client that asks
     */
    public record SessionView(
            String id, String name, boolean own, String from, long since, long idle, boolean mine)
            implements JsonObject {}
}
