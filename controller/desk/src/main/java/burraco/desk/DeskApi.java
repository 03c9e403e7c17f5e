package burraco.desk;

import burraco.desk.file.Content;
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
import burraco.web.http.Multilingual;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.words.Language;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Semaphore;
import java.util.function.Consumer;
import java.util.function.Predicate;
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
    private final Predicate<String> may;
    private final DeskPages.Around around;
    private final Executor soon;
    private String published = "";
    private volatile String lastFault = "";

    /**
     * @param may whether somebody of this name is of the direction
     * @param soon looks at the tournament after an order was answered, so that the page that gave
     *     it has the answer before it hears of it
     */
    DeskApi(
            Desk desk,
            ConsoleLogin login,
            Predicate<String> may,
            DeskPages.Around around,
            Executor soon,
            Consumer<String> log) {
        this.desk = desk;
        this.login = login;
        this.may = may;
        this.around = around;
        this.soon = soon;
        this.log = log;
    }

    void open(Routes routes) {
        routes.get(
                "/api/direction", request -> shown(request, () -> state(request), DeskApi::json));
        routes.get(
                "/api/direction/round",
                request -> shown(request, () -> round(request), DeskApi::json));
        routes.get("/api/direction/print", this::print);
        routes.post("/api/direction", DeskOrder.MAX_BODY_BYTES, this::ordered);
        routes.stream("/api/direction/stream", this::listen);
    }

    /** What a page gets for an order. */
    public record CarriedJson(DeskView state, List<Map<String, String>> remarks)
            implements JsonObject {}

    private interface Answer {
        Response of() throws IOException;
    }

    /** A refusal, as JSON or as a page. */
    private interface Refused {
        Response of(int status, Map<String, String> says);
    }

    private static Response json(int status, Map<String, String> says) {
        return Response.json(status, new Response.Refusal(says));
    }

    /** What a page loads by itself does not count as use of the session. */
    private Response shown(Request request, Answer answer, Refused refused) {
        Optional<String> name = login.looks(request);
        if (name.isEmpty()) {
            return refused.of(
                    HttpStatus.NO_SESSION, Multilingual.of(words -> words.page("pin.first")));
        }
        return may.test(name.get())
                ? answered(answer, refused).packedFor(request)
                : notYours(refused);
    }

    private static Response notYours(Refused refused) {
        return refused.of(
                HttpStatus.FORBIDDEN, DeskWords.in(new Sentence("desk.not-yours"), Field.EMPTY));
    }

    private Response print(Request request) {
        return shown(
                request,
                () -> DeskPrint.of(desk.now().now(), request),
                (status, says) -> RefusedPrint.of(status, says, language(request)));
    }

    private Response ordered(Request request) {
        return login.named(
                request,
                by ->
                        may.test(by)
                                ? answered(() -> order(request, by), DeskApi::json)
                                        .packedFor(request)
                                : notYours(DeskApi::json));
    }

    private Response answered(Answer answer, Refused refused) {
        try {
            return answer.of();
        } catch (DeskRefusalException why) {
            return refused.of(HttpStatus.CONFLICT, DeskWords.in(why.why(), why.field()));
        } catch (UnreadableTournamentException unreadable) {
            Sentence why =
                    new Sentence(
                            "desk.unreadable",
                            unreadable.name(),
                            unreadable.problem().line(),
                            unreadable.problem().column(),
                            unreadable.problem().what());
            return refused.of(HttpStatus.CONFLICT, DeskWords.in(why, Field.EMPTY));
        } catch (IOException cannot) {
            log.accept("the tournament's file: " + cannot);
            return refused.of(
                    HttpStatus.CONFLICT,
                    DeskWords.in(FileTrouble.of(desk.name(), cannot), Field.EMPTY));
        }
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
        Field field = carried.now().now().field();
        CarriedJson answer =
                new CarriedJson(
                        view(carried.now(), request),
                        carried.remarks().stream()
                                .map(remark -> DeskWords.in(remark, field))
                                .toList());
        soon.execute(this::look);
        return Response.json(answer);
    }

    // News to other pages over the same tournament: only that there is something new.

    private Optional<Response> listen(Request request, EventStream wire) {
        if (login.looks(request).isEmpty()) {
            return Optional.of(Response.refused(HttpStatus.NO_SESSION, "pin.first"));
        }
        if (!isOfDirection(request)) {
            return Optional.of(notYours(DeskApi::json));
        }
        if (!listeners.tryAcquire()) {
            return Optional.of(Response.refused(HttpStatus.FULL, "too-many-streams"));
        }
        try {
            changes.speakWhile(() -> isOfDirection(request), wire, this::newest);
            return Optional.empty();
        } finally {
            listeners.release();
        }
    }

    private boolean isOfDirection(Request request) {
        return login.looks(request).filter(may).isPresent();
    }

    private synchronized String newest() {
        return event(published);
    }

    private String event(String version) {
        String more = around == DeskPages.Around.HALL ? ",\"hall\":true" : "";
        return "{\"version\":\"" + version + "\"" + more + "}";
    }

    private synchronized void publish(String version) {
        if (!version.equals(published)) {
            published = version;
            changes.publish(event(version));
        }
    }

    /** Looks whether the tournament has changed; a fault must not be the last look. */
    void look() {
        try {
            publish(version());
        } catch (RuntimeException fault) {
            if (!fault.toString().equals(lastFault)) {
                lastFault = fault.toString();
                log.accept("looking at the tournament's file: " + fault);
            }
        }
    }

    /**
     * A file that cannot be read has a version of its own: a page that hears it asks for the state,
     * and is told why there is none.
     */
    private String version() {
        try {
            return desk.now().version();
        } catch (IOException cannot) {
            return "unreadable-" + Integer.toHexString(cannot.toString().hashCode());
        }
    }

    void close() {
        changes.close();
    }
}
