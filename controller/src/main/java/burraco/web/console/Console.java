package burraco.web.console;

import burraco.json.Json;
import burraco.json.JsonFields;
import burraco.running.Host;
import burraco.table.Effect;
import burraco.table.Preview;
import burraco.table.Table;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.state.Shown;
import burraco.web.http.Answer;
import burraco.web.http.Request;
import burraco.web.http.Routes;
import burraco.web.http.Status;
import burraco.web.view.CasesView;
import burraco.web.view.PreviewView;
import java.security.SecureRandom;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What the console asks and orders: who does it has given the PIN, and the table keeps his name.
 */
public final class Console {
    private static final String COOKIE = "console";
    private static final int LONGEST_NAME = 60;
    private static final long MILLION = 1_000_000;
    private static final long LONGEST_SECONDS = 5;

    private final Host host;
    private final Supplier<Optional<Pin>> pin;
    private final boolean secure;
    private final LongSupplier nanos;
    private final Consumer<String> log;
    private final Sessions sessions = new Sessions(new SecureRandom());
    private final Patience patience = new Patience();
    private final AtomicReference<String> held = new AtomicReference<>("");

    /**
     * @param pin asked each time: empty where nobody has chosen one, and then nobody orders
     *     anything
     * @param secure whether pages come by https
     * @param log takes a sentence about who comes and what he looks at
     */
    public Console(
            Host host,
            Supplier<Optional<Pin>> pin,
            boolean secure,
            LongSupplier nanos,
            Consumer<String> log) {
        this.host = host;
        this.pin = pin;
        this.secure = secure;
        this.nanos = nanos;
        this.log = log;
    }

    public void open(Routes routes) {
        routes.get("/api/session", this::session);
        routes.get("/api/cases", _ -> Answer.json(CasesView.json()));
        routes.post("/api/login", this::login);
        routes.post("/api/logout", this::logout);
        routes.post("/api/preview", request -> asArbiter(request, this::preview));
        routes.post("/api/command", request -> asArbiter(request, this::order));
    }

    private long now() {
        return nanos.getAsLong() / MILLION;
    }

    // Who it is

    private Answer session(Request request) {
        Map<String, Object> json = Json.object();
        json.put("arbiter", arbiter(request).orElse(null));
        json.put("pin", pin().isPresent());
        return Answer.json(json);
    }

    private Optional<String> arbiter(Request request) {
        pin();
        return request.cookie(COOKIE).flatMap(shown -> sessions.name(shown, now()));
    }

    /** The one that holds. Who gave one that does not hold any more has to give it again. */
    private Optional<Pin> pin() {
        Optional<Pin> now = pin.get();
        String line = now.map(Pin::line).orElse("");
        if (!line.equals(held.getAndSet(line))) {
            sessions.endAll();
        }
        return now;
    }

    private Answer login(Request request) {
        Optional<Pin> chosen = pin();
        if (chosen.isEmpty()) {
            return Answer.refused(
                    Status.CONFLICT,
                    "Questo tavolo non ha ancora un PIN: si sceglie con ./table pin",
                    "This table has no PIN yet: choose one with ./table pin");
        }
        String name = request.json().flatMap(json -> json.text("name")).orElse("").strip();
        String given = request.json().flatMap(json -> json.text("pin")).orElse("");
        if (!isName(name) || given.isEmpty()) {
            return Answer.refused(
                    Status.BAD_REQUEST, "Servono nome e PIN", "A name and the PIN, please");
        }
        Answer answer = login(request.from(), name, given, chosen.get());
        if (answer.status() == Status.NO_CONTENT) {
            request.cookie(COOKIE).ifPresent(sessions::end);
        }
        return answer;
    }

    /** It stands in the log and in the journal: what would look like another line there is none. */
    private static boolean isName(String name) {
        return !name.isEmpty()
                && name.length() <= LONGEST_NAME
                && name.codePoints().noneMatch(Console::isUnseen);
    }

    private static boolean isUnseen(int character) {
        int kind = Character.getType(character);
        return Character.isISOControl(character)
                || kind == Character.FORMAT
                || kind == Character.LINE_SEPARATOR
                || kind == Character.PARAGRAPH_SEPARATOR
                || kind == Character.SURROGATE;
    }

    /** One at a time: whoever tries many at once waits for the first to be found wrong. */
    private synchronized Answer login(String from, String name, String given, Pin chosen) {
        long left = patience.left(from, now());
        if (left > 0) {
            return Answer.refused(
                            Status.TOO_OFTEN,
                            "Troppi PIN sbagliati: riprova più tardi",
                            "Too many wrong PINs: try again later")
                    .with("Retry-After", String.valueOf(Math.ceilDiv(left, 1_000)));
        }
        if (!chosen.is(given)) {
            patience.failed(from, now());
            log.accept("console: a wrong PIN from " + from);
            return Answer.refused(Status.NO_SESSION, "PIN sbagliato", "Wrong PIN");
        }
        if (!pin().map(Pin::line).equals(Optional.of(chosen.line()))) {
            return Answer.refused(
                    Status.NO_SESSION, "Il PIN è appena cambiato", "The PIN has just changed");
        }
        patience.succeeded(from);
        log.accept("console: " + name + " is there, from " + from);
        String cookie =
                COOKIE + "=" + sessions.begin(name, now()) + "; Path=/; HttpOnly; SameSite=Strict";
        return Answer.nothing().with("Set-Cookie", secure ? cookie + "; Secure" : cookie);
    }

    private Answer logout(Request request) {
        request.cookie(COOKIE).ifPresent(sessions::end);
        return Answer.nothing()
                .with("Set-Cookie", COOKIE + "=; Path=/; HttpOnly; SameSite=Strict; Max-Age=0");
    }

    /** Whether whoever asks has given the PIN. */
    public boolean knows(Request request) {
        return arbiter(request).isPresent();
    }

    // What he wants

    private interface Deed {
        Answer of(Person by, Command command, JsonFields wish);
    }

    private Answer asArbiter(Request request, Deed deed) {
        Optional<String> name = arbiter(request);
        if (name.isEmpty()) {
            return Answer.refused(
                    Status.NO_SESSION,
                    "Prima serve il PIN della consolle",
                    "The console's PIN comes first");
        }
        Optional<JsonFields> wish = request.json();
        Optional<Command> command = wish.flatMap(Wish::read);
        return command.isEmpty()
                ? Answer.refused(
                        Status.BAD_REQUEST,
                        "Non si capisce che cosa si vuole",
                        "It is not clear what is wanted")
                : deed.of(new Person.Arbiter(name.get()), command.get(), wish.get());
    }

    /** It is logged: who asks often enough might learn what he must not know. */
    private Answer preview(Person by, Command command, JsonFields wish) {
        log.accept("console: " + name(by) + " looks at what would come of " + name(command));
        CompletableFuture<Preview> asked =
                host.ask(table ->
                        table.preview(new Input.Ordered(table.state().now(), by, command)));
        return await(asked, preview -> Answer.json(PreviewView.of(preview)));
    }

    private static String name(Person by) {
        return by instanceof Person.Arbiter(var name) ? name : "";
    }

    private static String name(Command command) {
        return command.getClass().getSimpleName();
    }

    private Answer order(Person by, Command command, JsonFields wish) {
        OptionalInt act = wish.number("act");
        if (command instanceof Command.Waive && act.isPresent()) {
            return await(
                    host.ask(Console::lastRuled),
                    last -> last.equals(act) ? order(by, command) : Answer.json(another()));
        }
        return order(by, command);
    }

    private static Map<String, Object> another() {
        Map<String, Object> says = Json.object();
        says.put("it", "Intanto c'è un'altra decisione: rileggila");
        says.put("en", "There is another ruling meanwhile: read it first");
        Map<String, Object> json = Json.object();
        json.put("done", false);
        json.put("says", says);
        return json;
    }

    /** The act of the last ruling: who waives it has read that one, and no newer one. */
    private static OptionalInt lastRuled(Table table) {
        return table.lines().reversed().stream()
                .filter(line -> !line.rulings().isEmpty())
                .mapToInt(Shown::id)
                .findFirst();
    }

    private Answer order(Person by, Command command) {
        CompletableFuture<List<Effect>> taken = new CompletableFuture<>();
        if (!host.order(by, command, taken::complete)) {
            return full();
        }
        return await(taken, effects -> Answer.json(done(effects)));
    }

    private static Map<String, Object> done(List<Effect> effects) {
        Map<String, Object> json = Json.object();
        Optional<Effect.Refused> refused =
                effects.stream()
                        .filter(Effect.Refused.class::isInstance)
                        .map(Effect.Refused.class::cast)
                        .findFirst();
        json.put("done", refused.isEmpty());
        refused.ifPresent(one -> json.put("says", PreviewView.says(one.why())));
        return json;
    }

    private static <T> Answer await(CompletableFuture<T> asked, Function<T, Answer> answer) {
        try {
            return answer.apply(asked.get(LONGEST_SECONDS, TimeUnit.SECONDS));
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return full();
        } catch (ExecutionException | TimeoutException busy) {
            return full();
        }
    }

    private static Answer full() {
        return Answer.refused(
                Status.FULL,
                "Il tavolo non risponde: controlla che cosa mostra e riprova",
                "The table does not answer: look at what it shows, then try again");
    }
}
