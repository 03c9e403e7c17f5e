package burraco.web.console;

import burraco.json.JsonFields;
import burraco.json.JsonObject;
import burraco.running.Host;
import burraco.table.Admission;
import burraco.table.Preview;
import burraco.table.Reasons;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.web.http.HttpStatus;
import burraco.web.http.Multilingual;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.view.CasesView;
import burraco.web.view.OrderResponse;
import burraco.web.view.PreviewView;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * The console's requests: previews and orders of logged-in arbiters. The table records the
 * arbiter's name with each order.
 */
public final class ConsoleApi {

    private final Host host;
    private final ConsoleLogin login;
    private final LongSupplier nanos;
    private final Consumer<String> log;

    /**
     * @param pins read at each use; if empty, nobody can log in
     * @param secure whether the pages are served by https
     * @param port port of the pages
     * @param log takes a line about each login and preview
     */
    public ConsoleApi(
            Host host,
            Supplier<ConsolePins> pins,
            boolean secure,
            IntSupplier port,
            LongSupplier nanos,
            Consumer<String> log) {
        this.host = host;
        this.nanos = nanos;
        this.log = log;
        login = new ConsoleLogin(pins, new ConsoleCookies(secure, port), nanos, log);
    }

    public void open(Routes routes) {
        login.open(routes);
        routes.knows(login::sessionId);
        routes.get("/api/cases", _ -> Response.json(CasesView.all()));
        routes.post("/api/preview", request -> asArbiter(request, this::preview));
        routes.post("/api/command", request -> asArbiter(request, this::order));
    }

    /** Adds a path that only a logged-in arbiter may read. */
    public void shows(Routes routes, String path, Supplier<Response> answer) {
        routes.get(path, request -> login.asArbiter(request, (_, _) -> answer.get()));
    }

    /** Adds the path by which an arbiter asks for a newer version of the program. */
    public void offers(Routes routes, Updates updates) {
        new UpdateApi(updates, () -> host.snapshot().state().isDuringMatch(), login, nanos, log)
                .open(routes);
    }

    /** Whether the request comes from a logged-in arbiter. */
    public boolean knows(Request request) {
        return login.knows(request);
    }

    /** A new invitation code; see {@link Invitations}. */
    public String invitation() {
        return login.invitation();
    }

    // Orders and previews

    private interface Action {
        Response of(ConsoleSessions.Session by, Command command, JsonFields wish);
    }

    private Response asArbiter(Request request, Action action) {
        return login.asArbiter(
                request,
                (_, by) -> {
                    Optional<Command> command = request.json().flatMap(CommandReader::read);
                    if (command.isEmpty()) {
                        return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
                    }
                    return action.of(by, command.get(), request.json().orElseThrow());
                });
    }

    /** Previews are logged, because enough of them could reveal hidden cards. */
    private Response preview(ConsoleSessions.Session by, Command command, JsonFields wish) {
        log.accept(
                "console: "
                        + by.name()
                        + " looks at what would come of "
                        + command.getClass().getSimpleName());
        Person person = new Person.Arbiter(by.name());
        CompletableFuture<Preview> asked =
                host.ask(table ->
                        table.preview(new Input.Ordered(table.state().now(), person, command)));
        return OrderResponse.await(
                asked,
                preview -> Response.json(PreviewView.of(preview, Reasons.areWanted(command))));
    }

    private Response order(ConsoleSessions.Session by, Command command, JsonFields wish) {
        Optional<Refusal> refusal = Admission.refusal(command).or(() -> Reasons.refusal(command));
        if (refusal.isPresent()) {
            return OrderResponse.answer(refusal);
        }
        if (isSevere(command) && !login.isFresh(by)) {
            return again();
        }
        Person person = new Person.Arbiter(by.name());
        return OrderResponse.answer(
                host.orderUnless(
                        person,
                        command,
                        asked ->
                                new SeenState(wish, host.snapshot().state().isFollowed())
                                        .refusal(asked)),
                command);
    }

    /**
     * Orders that cannot be undone need a recently entered PIN, in case the console was left
     * unattended.
     */
    private static boolean isSevere(Command command) {
        return command instanceof Command.End || command instanceof Command.Redeal;
    }

    static Response again() {
        return Response.json(
                HttpStatus.NO_SESSION,
                new PinAgain(Multilingual.of(words -> words.page("pin.again")), true));
    }

    /** The refusal of an order that needs a recent PIN. */
    public record PinAgain(Map<String, String> says, boolean again) implements JsonObject {}
}
