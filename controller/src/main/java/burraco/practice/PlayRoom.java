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
import burraco.web.http.Answer;
import burraco.web.http.Pages;
import burraco.web.http.Request;
import burraco.web.http.Routes;
import burraco.web.http.Status;
import burraco.web.http.Wire;
import burraco.web.live.Channel;
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

/** The page on which one plays, and what it asks. */
public final class PlayRoom implements Web.Room {
    private static final int LAMPS = 4;
    private static final int ROWS = 4;
    private static final int MOST_LISTENERS = 16;
    private static final long LONGEST_SECONDS = 5;

    /** So often hands are seen to move. */
    private static final long FRAME_NANOS = 80_000_000;

    /** What somebody could do wrong takes long to find out. */
    private static final long SLIPS_NANOS = 700_000_000;

    private final Session session;
    private final LongSupplier nanos;
    private final Supplier<Instant> day;

    /**
     * What the display says is read in the page's language; lamps and sounds are the same in all.
     */
    private final Map<Language, Signals> signals = new EnumMap<>(Language.class);

    private final Channel channel;
    private final Semaphore seats = new Semaphore(MOST_LISTENERS);
    private List<Slip> slips = List.of();

    private String shown = "";
    private long drawn;
    private long sought;

    public PlayRoom(Session session, LongSupplier nanos, Supplier<Instant> day) {
        this.session = session;
        this.nanos = nanos;
        this.day = day;
        channel = new Channel();
        for (Language one : Language.values()) {
            signals.put(one, new Signals(Words.in(one), lamps(), Width.LARGE.columns(), ROWS));
        }
        session.shows(_ -> look());
    }

    private static List<LampGroup> lamps() {
        List<LampGroup> groups = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            groups.add(new LampGroup("seat " + seat, LAMPS));
        }
        for (Line line : Line.values()) {
            groups.add(new LampGroup("melds " + line, LAMPS));
        }
        groups.add(new LampGroup("centre", LAMPS));
        return groups;
    }

    @Override
    public void open(Routes routes, Pages pages) {
        routes.get("/play", request -> pages.answer("play.html", request));
        routes.get("/api/play", _ -> asked(() -> session.ask(_ -> Answer.json(view()))));
        routes.get("/api/play/felt", _ -> Answer.json(PlayView.felt(session)));
        routes.get(
                "/api/play/heard",
                _ -> asked(() -> session.ask(one -> Answer.json(PlayView.heard(one)))));
        routes.get("/api/play/capture", this::capture);
        routes.get("/api/play/judged", this::judged);
        routes.post("/api/play/do", this::act);
        routes.stream("/api/play/stream", (_, wire) -> listen(wire));
    }

    /** As long as he likes, if there is room for one more. */
    private Optional<Answer> listen(Wire wire) {
        if (!seats.tryAcquire()) {
            return Optional.of(
                    Answer.refused(
                            Status.FULL,
                            "Ci sono già troppi al tavolo di prova",
                            "Too many are at the practice table already"));
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
            return session.ask(_ -> Json.write(view())).get(LONGEST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return "{}";
        } catch (ExecutionException | TimeoutException busy) {
            return "{}";
        }
    }

    // On the table's thread

    private Map<String, Object> view() {
        Snapshot latest = session.latest();
        Map<Language, Signal> told = new EnumMap<>(Language.class);
        signals.forEach(
                (language, one) -> told.put(language, one.of(latest.state(), latest.secured())));
        return PlayView.of(session, slips, told);
    }

    private void look() {
        long now = nanos.getAsLong();
        if (!channel.isHeard() || now - drawn < FRAME_NANOS || session.latest() == null) {
            return;
        }
        drawn = now;
        if (now - sought > SLIPS_NANOS) {
            sought = now;
            seek();
        }
        Map<String, Object> view = view();
        Object at = view.remove("now");
        String json = Json.write(view);
        if (!json.equals(shown)) {
            shown = json;
            view.put("now", at);
            channel.publish(Json.write(view));
        }
    }

    private void seek() {
        slips = PlayView.slips(session);
    }

    // What is asked and wanted

    private interface Asking {
        CompletableFuture<Answer> ask();
    }

    private static Answer asked(Asking asking) {
        try {
            return asking.ask().get(LONGEST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            return busy();
        } catch (ExecutionException | TimeoutException busy) {
            return busy();
        }
    }

    private static Answer busy() {
        return Answer.refused(
                Status.FULL,
                "Il tavolo di prova non risponde",
                "The practice table does not answer");
    }

    private Answer act(Request request) {
        Optional<JsonFields> fields = request.json();
        if (fields.isEmpty()) {
            return unclear();
        }
        return asked(() -> session.ask(one -> answer(new Doing(one, fields.get()))));
    }

    private static Answer answer(Doing doing) {
        return switch (doing.result()) {
            case Doing.Result.Done _ -> Answer.json(Map.of("done", true));
            case Doing.Result.Unclear _ -> unclear();
            case Doing.Result.Cannot(var why) -> Answer.json(CannotView.of(why));
        };
    }

    private static Answer unclear() {
        return Answer.refused(
                Status.BAD_REQUEST,
                "Non si capisce che cosa si vuole",
                "It is not clear what is wanted");
    }

    private static int number(Request request) {
        String number = request.value("hand").orElse("");
        return number.matches("[0-9]{1,6}") ? Integer.parseInt(number) : 0;
    }

    private Answer capture(Request request) {
        int which = number(request);
        return session.tapes()
                .capture(which, day.get())
                .map(bytes ->
                        Answer.of("application/x-ndjson", bytes)
                                .with(
                                        "Content-Disposition",
                                        "attachment; filename=\"hand-"
                                                + which
                                                + ".readings.jsonl\""))
                .orElseGet(PlayRoom::none);
    }

    private Answer judged(Request request) {
        return session.tapes()
                .judged(number(request))
                .map(lines -> Answer.json(Map.of("acts", lines.stream().map(ActView::of).toList())))
                .orElseGet(PlayRoom::none);
    }

    private static Answer none() {
        return Answer.refused(
                Status.NOT_FOUND,
                "Di questa smazzata non c'è più niente",
                "There is nothing left of that hand");
    }
}
