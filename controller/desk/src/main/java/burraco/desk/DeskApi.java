package burraco.desk;

import burraco.desk.file.TournamentFile.Content;
import burraco.desk.file.UnreadableTournamentException;
import burraco.desk.view.DeskView;
import burraco.desk.view.RoundView;
import burraco.json.JsonObject;
import burraco.text.Sentence;
import burraco.tournament.Tournament;
import burraco.tournament.field.Field;
import burraco.tournament.words.TournamentWords;
import burraco.web.console.ConsoleLogin;
import burraco.web.http.EventChannel;
import burraco.web.http.EventStream;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.words.Language;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.stream.Stream;

/**
 * The requests of the direction's page. A draft and a ranking that is not posted are for the
 * direction alone, so nothing is shown without a PIN.
 */
final class DeskApi {
    private static final int MAX_LISTENERS = 40;

    private final Desk desk;
    private final ConsoleLogin login;
    private final EventChannel changes = new EventChannel();
    private final Semaphore listeners = new Semaphore(MAX_LISTENERS);
    private final Consumer<String> log;
    private String published = "";

    DeskApi(Desk desk, ConsoleLogin login, Consumer<String> log) {
        this.desk = desk;
        this.login = login;
        this.log = log;
    }

    void open(Routes routes) {
        login.open(routes);
        routes.knows(login::sessionId);
        routes.get("/api/direction", request -> named(request, _ -> state(request)));
        routes.get("/api/direction/round", request -> named(request, _ -> round(request)));
        routes.get(
                "/api/direction/print",
                request -> named(request, _ -> DeskPrint.of(desk.now().now(), request)));
        routes.post(
                "/api/direction",
                DeskOrder.MAX_BODY_BYTES,
                request -> named(request, by -> order(request, by)));
        routes.stream("/api/direction/stream", this::listen);
    }

    /** What a page gets for an order. */
    public record CarriedJson(DeskView state, List<Map<String, String>> remarks)
            implements JsonObject {}

    private interface Answer {
        Response of(String by) throws IOException;
    }

    private Response named(Request request, Answer answer) {
        return login.named(
                request,
                by -> {
                    try {
                        return answer.of(by);
                    } catch (DeskRefusalException refused) {
                        return refused(refused.why(), refused.field());
                    } catch (UnreadableTournamentException unreadable) {
                        return refused(
                                new Sentence(
                                        "desk.unreadable",
                                        unreadable.file().getFileName(),
                                        unreadable.problem().line(),
                                        unreadable.problem().column(),
                                        unreadable.problem().what()),
                                Field.EMPTY);
                    } catch (IOException cannot) {
                        log.accept("the tournament's file: " + cannot);
                        return refused(
                                new Sentence("desk.file", String.valueOf(cannot.getMessage())),
                                Field.EMPTY);
                    }
                });
    }

    private static Response refused(Sentence why, Field field) {
        return Response.json(HttpStatus.CONFLICT, new Response.Refusal(DeskWords.in(why, field)));
    }

    static Language language(Request request) {
        return Stream.of(Language.values())
                .filter(one -> request.value("lang").equals(Optional.of(one.id())))
                .findFirst()
                .orElse(Language.IT);
    }

    private static DeskView view(Content content, Request request) {
        return DeskView.of(content, TournamentWords.in(language(request)));
    }

    private Response state(Request request) throws IOException {
        return Response.json(view(desk.now(), request));
    }

    private Response round(Request request) throws IOException {
        Tournament now = desk.now().now();
        String number = request.value("number").orElse("");
        return now.rounds().stream()
                .filter(round -> String.valueOf(round.number()).equals(number))
                .findFirst()
                .map(round ->
                        Response.json(
                                RoundView.of(
                                        now,
                                        round,
                                        TournamentWords.in(language(request)).about(now.field()))))
                .orElseGet(Routes::nothing);
    }

    private Response order(Request request, String by) throws IOException {
        Optional<DeskOrder> order = DeskOrder.read(request);
        if (order.isEmpty()) {
            return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
        }
        Desk.Carried carried = desk.carryOut(order.get(), by);
        publish(carried.now());
        Field field = carried.now().now().field();
        return Response.json(
                new CarriedJson(
                        view(carried.now(), request),
                        carried.remarks().stream()
                                .map(remark -> DeskWords.in(remark, field))
                                .toList()));
    }

    // News to other pages over the same file: only that there is something new.

    private Optional<Response> listen(Request request, EventStream wire) {
        if (!login.knows(request)) {
            return Optional.of(Response.refused(HttpStatus.NO_SESSION, "pin.first"));
        }
        if (!listeners.tryAcquire()) {
            return Optional.of(Response.refused(HttpStatus.FULL, "too-many-streams"));
        }
        try {
            changes.speak(wire, this::newest);
            return Optional.empty();
        } finally {
            listeners.release();
        }
    }

    private synchronized String newest() {
        return event(published);
    }

    private static String event(String version) {
        return "{\"version\":\"" + version + "\"}";
    }

    private synchronized void publish(Content now) {
        String version = now.version();
        if (!version.equals(published)) {
            published = version;
            changes.publish(event(version));
        }
    }

    /** Looks whether another program has changed the file. */
    void look() {
        try {
            publish(desk.now());
        } catch (IOException _) {
            // Whoever asks for the state is told why there is none.
        }
    }

    void close() {
        changes.close();
    }
}
