package burraco.web.console;

import burraco.json.Json;
import burraco.json.JsonFields;
import burraco.running.Host;
import burraco.table.Admission;
import burraco.table.Preview;
import burraco.table.Reasons;
import burraco.table.input.Command;
import burraco.table.input.Input;
import burraco.table.input.Person;
import burraco.table.sheet.Refusal;
import burraco.web.http.Answer;
import burraco.web.http.Request;
import burraco.web.http.Routes;
import burraco.web.http.Status;
import burraco.web.view.CasesView;
import burraco.web.view.PreviewView;
import burraco.web.view.Taken;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/**
 * What the console asks and orders: who does it has given the PIN, and the table keeps his name.
 */
public final class Console {

    private final Host host;
    private final Entrance entrance;
    private final Consumer<String> log;

    /**
     * @param pins asked each time: empty where nobody has chosen one, and then nobody orders
     *     anything
     * @param secure whether pages come by https
     * @param port on which they come
     * @param log takes a sentence about who comes and what he looks at
     */
    public Console(
            Host host,
            Supplier<Pins> pins,
            boolean secure,
            IntSupplier port,
            LongSupplier nanos,
            Consumer<String> log) {
        this.host = host;
        this.log = log;
        entrance = new Entrance(pins, new Cookies(secure, port), nanos, log);
    }

    public void open(Routes routes) {
        entrance.open(routes);
        routes.knows(entrance::sessionId);
        routes.get("/api/cases", _ -> Answer.json(CasesView.json()));
        routes.post("/api/preview", request -> asArbiter(request, this::preview));
        routes.post("/api/command", request -> asArbiter(request, this::order));
    }

    /** What only an arbiter may see. */
    public void shows(Routes routes, String path, Supplier<Answer> answer) {
        routes.get(path, request -> entrance.asArbiter(request, (_, _) -> answer.get()));
    }

    /** Whether whoever asks has given a PIN. */
    public boolean knows(Request request) {
        return entrance.knows(request);
    }

    /** A code by which somebody who has scanned it need not wait behind strangers. */
    public String invitation() {
        return entrance.invitation();
    }

    // What he wants

    private interface Deed {
        Answer of(Sessions.Session by, Command command, JsonFields wish);
    }

    private Answer asArbiter(Request request, Deed deed) {
        return entrance.asArbiter(
                request,
                (_, by) -> {
                    Optional<Command> command = request.json().flatMap(Wish::read);
                    if (command.isEmpty()) {
                        return Answer.refused(
                                Status.BAD_REQUEST,
                                "Non si capisce che cosa si vuole",
                                "It is not clear what is wanted");
                    }
                    return deed.of(by, command.get(), request.json().orElseThrow());
                });
    }

    /** It is logged: who asks often enough might learn what he must not know. */
    private Answer preview(Sessions.Session by, Command command, JsonFields wish) {
        log.accept(
                "console: "
                        + by.name()
                        + " looks at what would come of "
                        + command.getClass().getSimpleName());
        Person person = new Person.Arbiter(by.name());
        CompletableFuture<Preview> asked =
                host.ask(table ->
                        table.preview(new Input.Ordered(table.state().now(), person, command)));
        return Taken.await(
                asked, preview -> Answer.json(PreviewView.of(preview, Reasons.areWanted(command))));
    }

    private Answer order(Sessions.Session by, Command command, JsonFields wish) {
        Optional<Refusal> refusal = Admission.refusal(command).or(() -> Reasons.refusal(command));
        if (refusal.isPresent()) {
            return Taken.answer(refusal);
        }
        if (isSevere(command) && !entrance.isFresh(by)) {
            return again();
        }
        Person person = new Person.Arbiter(by.name());
        return Taken.answer(host.orderUnless(person, command, new Stale(wish)::refusal));
    }

    /** What cannot be taken back by whoever finds the console left alone. */
    private static boolean isSevere(Command command) {
        return command instanceof Command.End || command instanceof Command.Redeal;
    }

    private static Answer again() {
        Map<String, Object> says = Json.object();
        says.put("it", "Per questo serve di nuovo il PIN");
        says.put("en", "This wants the PIN once more");
        Map<String, Object> json = Json.object();
        json.put("says", says);
        json.put("again", true);
        return Answer.json(Status.NO_SESSION, json);
    }
}
