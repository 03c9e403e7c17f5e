package burraco.web.console;

import burraco.web.console.UpdateReport.Step;
import burraco.web.http.HttpStatus;
import burraco.web.http.Multilingual;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.view.OrderResponse;
import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Updates at the console: what there is, and asking for it. Arbiters only, between matches. */
final class UpdateApi {
    /** The service takes up a request at once, but pauses for a few seconds after each. */
    private static final long PATIENCE_NANOS = TimeUnit.SECONDS.toNanos(20);

    private final Updates updates;
    private final BooleanSupplier playing;
    private final ConsoleLogin login;
    private final LongSupplier nanos;
    private final Consumer<String> log;
    private Optional<Long> waitsSince = Optional.empty();
    private boolean unanswered;

    /**
     * @param playing whether a match is being played
     * @param log takes a line about each request
     */
    UpdateApi(
            Updates updates,
            BooleanSupplier playing,
            ConsoleLogin login,
            LongSupplier nanos,
            Consumer<String> log) {
        this.updates = updates;
        this.playing = playing;
        this.login = login;
        this.nanos = nanos;
        this.log = log;
    }

    void open(Routes routes) {
        routes.get("/api/update", request -> login.asArbiter(request, (_, _) -> show()));
        routes.post("/api/update", request -> login.asArbiter(request, this::ask));
    }

    private synchronized Response show() {
        UpdateReport report = report();
        return Response.json(
                unanswered
                        ? UpdateView.unanswered(updates, report, playing.getAsBoolean())
                        : UpdateView.of(updates, report, playing.getAsBoolean()));
    }

    /** A request that nobody takes up is taken back: it shall not be carried out in a match. */
    private UpdateReport report() {
        UpdateReport report = updates.report();
        if (report.step() != Step.ASKED) {
            waitsSince = Optional.empty();
            return report;
        }
        long since = waitsSince.orElseGet(nanos::getAsLong);
        waitsSince = Optional.of(since);
        if (nanos.getAsLong() - since > PATIENCE_NANOS) {
            updates.withdraw();
            unanswered = true;
            log.accept("console: nothing on this machine takes up a request for an update");
        }
        return report;
    }

    private synchronized Response ask(Request request, ConsoleSessions.Session by) {
        Optional<Updates.Wish> wish =
                request.json().flatMap(json -> json.text("do")).flatMap(UpdateApi::wish);
        if (wish.isEmpty()) {
            return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
        }
        Optional<String> refusal = refusal();
        if (refusal.isPresent()) {
            return refused(refusal.get());
        }
        if (wish.get() == Updates.Wish.INSTALL && !login.isFresh(by)) {
            return ConsoleApi.again();
        }
        try {
            updates.ask(wish.get());
        } catch (IOException cannot) {
            log.accept("console: an update cannot be asked for: " + cannot.getMessage());
            return refused("update.cannot");
        }
        unanswered = false;
        waitsSince = Optional.empty();
        log.accept(
                "console: "
                        + by.name()
                        + switch (wish.get()) {
                            case CHECK -> " asks whether there is a newer version";
                            case INSTALL -> " asks for the newer version";
                        });
        return OrderResponse.answer(Optional.empty());
    }

    private static Optional<Updates.Wish> wish(String word) {
        return switch (word) {
            case "check" -> Optional.of(Updates.Wish.CHECK);
            case "install" -> Optional.of(Updates.Wish.INSTALL);
            default -> Optional.empty();
        };
    }

    private Optional<String> refusal() {
        if (!updates.possible()) {
            return Optional.of("update.elsewhere");
        }
        if (playing.getAsBoolean()) {
            return Optional.of("update.playing");
        }
        return report().step().isBusy() && !unanswered
                ? Optional.of("update.busy")
                : Optional.empty();
    }

    private static Response refused(String key) {
        return Response.json(
                new OrderResponse.NotDone(false, Multilingual.of(words -> words.page(key))));
    }
}
