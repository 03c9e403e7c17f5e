package burraco.web.console;

import burraco.json.Json;
import burraco.web.http.Answer;
import burraco.web.http.OwnScreen;
import burraco.web.http.Request;
import burraco.web.http.Routes;
import burraco.web.http.Status;
import java.security.SecureRandom;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** Who is at the console: PINs, and the sessions of those who have given one. */
final class Entrance {
    /** A severe order wants the PIN again where it was given longer ago. */
    static final long FRESH = 10 * 60_000;

    private static final Answer WRONG_PIN =
            Answer.refused(Status.NO_SESSION, "PIN sbagliato", "Wrong PIN");

    private static final long MILLION = 1_000_000;

    private final Supplier<Pins> pins;
    private final Cookies cookies;
    private final LongSupplier nanos;
    private final Consumer<String> log;
    private final Sessions sessions;
    private final Devices devices;
    private final Invitations invitations;
    private final Doors doors = new Doors();
    private final AtomicReference<Pins> held = new AtomicReference<>(Pins.NONE);

    /**
     * @param pins asked each time: empty where nobody has chosen one, and then nobody orders
     *     anything
     * @param log takes a sentence about who comes
     */
    Entrance(Supplier<Pins> pins, Cookies cookies, LongSupplier nanos, Consumer<String> log) {
        this.pins = pins;
        this.cookies = cookies;
        this.nanos = nanos;
        this.log = log;
        SecureRandom random = new SecureRandom();
        sessions = new Sessions(random);
        devices = new Devices(random);
        invitations = new Invitations(random);
    }

    void open(Routes routes) {
        routes.get("/api/session", this::whoAsks);
        routes.post("/api/login", this::login);
        routes.post("/api/logout", this::logout);
        routes.get("/api/sessions", request -> asArbiter(request, this::list));
        routes.post("/api/sessions", request -> asArbiter(request, this::end));
    }

    /** A code for whoever stands before a screen at which the console may be used. */
    String invitation() {
        return invitations.next();
    }

    private long now() {
        return nanos.getAsLong() / MILLION;
    }

    /** Those that hold. Who gave one that does not hold any more has to give another. */
    private Pins pins() {
        Pins now = pins.get();
        if (!now.lines().equals(held.getAndSet(now).lines())) {
            sessions.endThoseWithout(now);
        }
        return now;
    }

    /** Whoever asks, if he has given a PIN. */
    Optional<Sessions.Session> session(Request request) {
        pins();
        return sessions.of(request.cookies(cookies.ofSession()), now());
    }

    /** Whether he gave it a short while ago: a browser may have been left alone since. */
    boolean isFresh(Sessions.Session session) {
        return now() - session.begun() <= FRESH;
    }

    interface Deed {
        Answer of(Request request, Sessions.Session by);
    }

    Answer asArbiter(Request request, Deed deed) {
        return session(request)
                .map(by -> deed.of(request, by))
                .orElseGet(() ->
                        Answer.refused(
                                Status.NO_SESSION,
                                "Prima serve il PIN della consolle",
                                "The console's PIN comes first"));
    }

    /** Who it is; a browser that has come in is told by what it will be known. */
    private Answer whoAsks(Request request) {
        Optional<Sessions.Session> session = session(request);
        Map<String, Object> json = Json.object();
        json.put("arbiter", session.map(Sessions.Session::name).orElse(null));
        json.put("pin", !pins().isEmpty());
        Answer answer = Answer.json(json);
        return session.map(Sessions.Session::pin)
                .filter(pin -> devices.known(request, cookies.ofDevice(pin), pin).isEmpty())
                .map(pin -> answer.with("Set-Cookie", cookies.device(pin, devices.token(pin))))
                .orElse(answer);
    }

    // Coming and going

    private Answer login(Request request) {
        Pins chosen = pins();
        if (chosen.isEmpty()) {
            return Answer.refused(
                    Status.CONFLICT,
                    "Questo tavolo non ha ancora un PIN: si sceglie con ./table pin",
                    "This table has no PIN yet: choose one with ./table pin");
        }
        String name = request.json().flatMap(json -> json.text("name")).orElse("").strip();
        String given = request.json().flatMap(json -> json.text("pin")).orElse("");
        if (!Pins.isName(name) || given.isEmpty()) {
            return Answer.refused(
                    Status.BAD_REQUEST, "Servono nome e PIN", "A name and the PIN, please");
        }
        if (given.length() > Pin.LONGEST) {
            return WRONG_PIN;
        }
        Answer answer = login(request, name, given, chosen);
        if (answer.status() == Status.NO_CONTENT) {
            sessions.end(request.cookies(cookies.ofSession()));
        }
        return answer;
    }

    /** One at a time: whoever tries many at once waits for the first to be found wrong. */
    private synchronized Answer login(Request request, String name, String given, Pins chosen) {
        Optional<Pin> his = chosen.of(name);
        String code = request.json().flatMap(json -> json.text("code")).orElse("");
        Doors.Comer comer = comer(request, his, invitations.holds(code));
        long left = doors.left(comer, now());
        if (left > 0) {
            return Answer.refused(
                            Status.TOO_OFTEN,
                            "Troppi PIN sbagliati: riprova più tardi",
                            "Too many wrong PINs: try again later")
                    .with("Retry-After", String.valueOf(Math.ceilDiv(left, 1_000)));
        }
        if (his.isEmpty() || !his.get().is(given)) {
            doors.failed(comer, now());
            invitations.failed(code);
            log.accept("console: a wrong PIN from " + request.from());
            return WRONG_PIN;
        }
        if (!pins().of(name).map(Pin::line).equals(his.map(Pin::line))) {
            return Answer.refused(
                    Status.NO_SESSION, "Il PIN è appena cambiato", "The PIN has just changed");
        }
        doors.succeeded(comer);
        invitations.succeeded(code);
        String known = chosen.known(name);
        log.accept("console: " + known + " is there, from " + request.from());
        return Answer.nothing()
                .with(
                        "Set-Cookie",
                        cookies.session(sessions.begin(known, his.get(), request.from(), now())));
    }

    private Doors.Comer comer(Request request, Optional<Pin> pin, boolean invited) {
        Optional<String> device =
                pin.flatMap(one -> devices.known(request, cookies.ofDevice(one), one));
        return new Doors.Comer(request.from(), OwnScreen.asks(request), device, invited);
    }

    /** Whether whoever asks has given a PIN. */
    boolean knows(Request request) {
        return session(request).isPresent();
    }

    /** By what his session is spoken of. It is asked for with every request: that is no use. */
    Optional<String> sessionId(Request request) {
        return sessions.idOf(request.cookies(cookies.ofSession()), now());
    }

    private Answer logout(Request request) {
        sessions.end(request.cookies(cookies.ofSession()));
        return Answer.nothing().with("Set-Cookie", cookies.noSession());
    }

    // All who are there

    private Answer list(Request request, Sessions.Session mine) {
        Map<String, Object> json = Json.object();
        json.put("sessions", sessions.open(now()).stream().map(one -> said(one, mine)).toList());
        return Answer.json(json);
    }

    private Map<String, Object> said(Sessions.Session session, Sessions.Session mine) {
        Map<String, Object> json = Json.object();
        json.put("id", session.id());
        json.put("name", session.name());
        json.put("own", pins().account(session.name()).isPresent());
        json.put("from", session.from());
        json.put("since", now() - session.begun());
        json.put("idle", now() - session.used());
        json.put("mine", session.id().equals(mine.id()));
        return json;
    }

    /** One of them, or all others. */
    private Answer end(Request request, Sessions.Session mine) {
        String which = request.json().flatMap(json -> json.text("end")).orElse("");
        if (which.equals("others")) {
            sessions.endAllBut(mine.id());
            log.accept("console: " + mine.name() + " has ended all other sessions");
            return list(request, mine);
        }
        Optional<Sessions.Session> ended = sessions.endOf(which);
        if (ended.isEmpty()) {
            return Answer.refused(
                    Status.NOT_FOUND,
                    "Questa sessione non c'è più",
                    "There is no such session any more");
        }
        log.accept("console: " + mine.name() + " has ended the session of " + ended.get().name());
        return list(request, mine);
    }
}
