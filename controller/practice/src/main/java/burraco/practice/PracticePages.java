package burraco.practice;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.LampGroup;
import burraco.json.Json;
import burraco.json.JsonFields;
import burraco.play.practice.Slip;
import burraco.running.Snapshot;
import burraco.signals.Signal;
import burraco.signals.Signals;
import burraco.web.Web;
import burraco.web.http.EventChannel;
import burraco.web.http.EventStream;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.StaticFiles;
import burraco.web.view.ActView;
import burraco.words.Language;
import burraco.words.Width;
import burraco.words.Words;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** The practice page and its requests. */
public final class PracticePages implements Web.PageSet {
    private static final int LAMPS_PER_GROUP = 4;
    private static final int DISPLAY_ROWS = 4;
    private static final int MAX_LISTENERS = 16;
    private static final long TIMEOUT_SECONDS = 5;

    /** Shortest interval between updates of the picture. */
    private static final long MIN_UPDATE_NANOS = 80_000_000;

    /** Interval at which possible mistakes are searched for, which takes long. */
    private static final long SEARCH_MISTAKES_NANOS = 700_000_000;

    private final PracticeSession session;
    private final LongSupplier nanos;
    private final Supplier<Instant> day;

    /** The display's text depends on the page's language; lamps and sounds do not. */
    private final Map<Language, Signals> signals = new EnumMap<>(Language.class);

    private final EventChannel channel;
    private final Semaphore seats = new Semaphore(MAX_LISTENERS);
    private List<Slip> slips = List.of();

    /** What was published last, without its time. */
    private Optional<PracticeView> shown = Optional.empty();

    private long drawn;
    private long sought;

    public PracticePages(PracticeSession session, LongSupplier nanos, Supplier<Instant> day) {
        this.session = session;
        this.nanos = nanos;
        this.day = day;
        channel = new EventChannel();
        for (Language one : Language.values()) {
            signals.put(
                    one, new Signals(Words.in(one), lamps(), Width.LARGE.columns(), DISPLAY_ROWS));
        }
        session.shows(_ -> look());
    }

    private static List<LampGroup> lamps() {
        List<LampGroup> groups = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            groups.add(new LampGroup("seat " + seat, LAMPS_PER_GROUP));
        }
        for (Line line : Line.values()) {
            groups.add(new LampGroup("melds " + line, LAMPS_PER_GROUP));
        }
        groups.add(new LampGroup("centre", LAMPS_PER_GROUP));
        return groups;
    }

    @Override
    public void open(Routes routes, StaticFiles pages) {
        routes.get("/play", request -> pages.answer("play.html", request));
        routes.get("/api/play", _ -> asked(() -> session.ask(_ -> Response.json(view()))));
        routes.get("/api/play/felt", _ -> Response.json(FeltView.of(session.layout())));
        routes.get(
                "/api/play/heard",
                _ -> asked(() -> session.ask(one -> Response.json(HeardView.of(one.practice())))));
        routes.get("/api/play/capture", this::capture);
        routes.get("/api/play/judged", this::judged);
        routes.post("/api/play/do", this::act);
        routes.stream("/api/play/stream", (_, wire) -> listen(wire));
    }

    /** Sends updates until the client is gone, if there is room for another. */
    private Optional<Response> listen(EventStream wire) {
        if (!seats.tryAcquire()) {
            return Optional.of(Response.refused(HttpStatus.FULL, "practice.full"));
        }
        try {
            channel.speak(wire, this::first);
            return Optional.empty();
        } finally {
            seats.release();
        }
    }

    private String first() {
        try {
            return session.ask(_ -> Json.write(view())).get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return "{}";
        } catch (ExecutionException | TimeoutException busy) {
            return "{}";
        }
    }

    // Called on the table's thread

    private PracticeView view() {
        Snapshot latest = session.latest();
        Map<Language, Signal> told = new EnumMap<>(Language.class);
        signals.forEach(
                (language, one) -> told.put(language, one.of(latest.state(), latest.secured())));
        return PracticeView.of(session, slips, told);
    }

    private void look() {
        long now = nanos.getAsLong();
        if (!channel.isHeard() || now - drawn < MIN_UPDATE_NANOS || session.latest() == null) {
            return;
        }
        drawn = now;
        if (now - sought > SEARCH_MISTAKES_NANOS) {
            sought = now;
            seek();
        }
        PracticeView view = view();
        if (!shown.equals(Optional.of(view.at(0)))) {
            shown = Optional.of(view.at(0));
            channel.publish(Json.write(view));
        }
    }

    private void seek() {
        slips = session.slips();
    }

    // Requests

    private interface Asking {
        CompletableFuture<Response> ask();
    }

    private static Response asked(Asking asking) {
        try {
            return asking.ask().get(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return busy();
        } catch (ExecutionException | TimeoutException busy) {
            return busy();
        }
    }

    private static Response busy() {
        return Response.refused(HttpStatus.FULL, "practice.busy");
    }

    private Response act(Request request) {
        Optional<JsonFields> fields = request.json();
        if (fields.isEmpty()) {
            return unclear();
        }
        return asked(() -> session.ask(one -> answer(new PracticeActions(one, fields.get()))));
    }

    private static Response answer(PracticeActions actions) {
        return switch (actions.result()) {
            case PracticeActions.Result.Done _ -> Response.json(Map.of("done", true));
            case PracticeActions.Result.Unclear _ -> unclear();
            case PracticeActions.Result.Cannot(var why) -> Response.json(RefusedMoveView.of(why));
        };
    }

    private static Response unclear() {
        return Response.refused(HttpStatus.BAD_REQUEST, "unclear");
    }

    private static int number(Request request) {
        String number = request.value("hand").orElse("");
        return number.matches("[0-9]{1,6}") ? Integer.parseInt(number) : 0;
    }

    private Response capture(Request request) {
        int which = number(request);
        return session.recordings()
                .capture(which, day.get())
                .map(bytes ->
                        Response.of("application/x-ndjson", bytes)
                                .with(
                                        "Content-Disposition",
                                        "attachment; filename=\"hand-"
                                                + which
                                                + ".readings.jsonl\""))
                .orElseGet(PracticePages::none);
    }

    private Response judged(Request request) {
        return session.recordings()
                .judged(number(request))
                .map(lines ->
                        Response.json(Map.of("acts", lines.stream().map(ActView::of).toList())))
                .orElseGet(PracticePages::none);
    }

    private static Response none() {
        return Response.refused(HttpStatus.NOT_FOUND, "practice.no-recording");
    }
}
