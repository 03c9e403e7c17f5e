package burraco.hall.pages;

import burraco.hall.view.ClockView;
import burraco.hall.view.HallNow;
import burraco.hall.view.PostedRanking;
import burraco.hall.view.ProgressView;
import burraco.hall.view.SeatsView;
import burraco.tournament.Tournament;
import burraco.web.http.HttpStatus;
import burraco.web.http.Request;
import burraco.web.http.Response;
import burraco.web.http.Routes;
import burraco.web.http.StaticFiles;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** All pages of a hall but that of the direction, as a part of any server. */
public final class HallPages implements AutoCloseable {
    /** Streams for people who have not signed in. */
    private static final int MOST_LISTENERS = 4_000;

    /** Pages for those who sign in. */
    static final List<String> STAFF = List.of("/calls", "/control", "/direction");

    /** The way to all of them. */
    private static final String DOOR = "/hall";

    /** Some things follow from time alone. */
    private static final long LOOK_MILLIS = 1_000;

    /** What many tables tell within this time is published once. */
    private static final long SOON_MILLIS = 250;

    /** With many tables a score changes all the time, and nobody reads faster than this. */
    private static final long PROGRESS_MILLIS = 500;

    /** If thousands look at all tables, they see less often how those are: 20 MB a second. */
    private static final long PROGRESS_BYTES_PER_MILLI = 20_000;

    private final HallParts parts;
    private final HallStream seats;
    private final HallStream progress;
    private final HallStream clock;
    private final HallStream ranking;
    private final Staff staff;
    private final CallsApi calls;
    private final ControlApi control;
    private final MeApi phones;
    private final Codes codes;
    private final Semaphore listeners = new Semaphore(MOST_LISTENERS);
    private final AtomicBoolean due = new AtomicBoolean();
    private final ScheduledExecutorService looks =
            Executors.newSingleThreadScheduledExecutor(
                    work -> Thread.ofPlatform().daemon().name("hall-pages").unstarted(work));
    private Optional<Tournament> shown = Optional.empty();
    private long progressAt;
    private String lastFault = "";

    public HallPages(HallParts parts) {
        this.parts = parts;
        seats = new HallStream(parts.clock());
        progress = new HallStream(parts.clock());
        clock = new HallStream(parts.clock());
        ranking = new HallStream(parts.clock());
        staff = new Staff(parts.login(), parts.roles());
        calls = new CallsApi(parts, staff);
        control = new ControlApi(parts, staff);
        phones = new MeApi(parts, listeners);
        codes = new Codes(parts, staff);
    }

    /** All pages, on a server that has the login. */
    public void open(Routes routes, StaticFiles files) {
        openForEverybody(routes, files);
        page(routes, files, "calls", "calls");
        page(routes, files, "control", "control");
        staff.open(routes);
        calls.open(routes);
        control.open(routes);
        codes.openForStaff(routes);
    }

    /** The pages for everybody, on a server without a login, which sends others to where it is. */
    public void openPublic(Routes routes, StaticFiles files) {
        openForEverybody(routes, files);
        for (String path : STAFF) {
            routes.get(path, _ -> Response.elsewhere(parts.staffOrigin().get() + path));
        }
    }

    private void openForEverybody(Routes routes, StaticFiles files) {
        open(routes, files, "seats", seats);
        page(routes, files, "names", "seats");
        open(routes, files, "progress", progress);
        open(routes, files, "clock", clock);
        open(routes, files, "ranking", ranking);
        page(routes, files, "me", "me");
        routes.get(DOOR, request -> files.answer("hall/door.html", request));
        phones.open(routes);
        codes.open(routes);
        routes.otherwise(HallPages::toDoor);
    }

    /** Whoever types an address by hand comes to the list of all pages. */
    private static Response toDoor(Request request) {
        boolean isPage =
                request.header("accept").orElse("").contains("text/html")
                        && !request.path().startsWith("/api/");
        return isPage ? Response.elsewhere(DOOR) : Routes.nothing();
    }

    /** A page for everybody, and its stream. */
    private void open(Routes routes, StaticFiles files, String name, HallStream stream) {
        page(routes, files, name, name);
        routes.get("/api/hall/" + name, stream::answer);
        routes.stream(
                "/api/hall/" + name + "/stream",
                (_, wire) -> {
                    if (!listeners.tryAcquire()) {
                        return Optional.of(Response.refused(HttpStatus.FULL, "too-many-streams"));
                    }
                    try {
                        stream.speak(wire, () -> true);
                        return Optional.empty();
                    } finally {
                        listeners.release();
                    }
                });
    }

    private static void page(Routes routes, StaticFiles files, String name, String file) {
        routes.get("/" + name, request -> files.answer("hall/" + file + ".html", request));
    }

    public void start() {
        look();
        looks.scheduleWithFixedDelay(this::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** Something has changed: open pages are told soon. Costs nothing when called often. */
    public void changed() {
        if (due.compareAndSet(false, true)) {
            try {
                looks.schedule(this::look, SOON_MILLIS, TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException closed) {
                // Nobody looks any more.
            }
        }
    }

    /** A fault must not be the last look. */
    private synchronized void look() {
        due.set(false);
        try {
            publish(parts.now().get());
        } catch (RuntimeException fault) {
            if (!fault.toString().equals(lastFault)) {
                lastFault = fault.toString();
                parts.log().accept("the pages of the hall: " + fault);
            }
        }
    }

    private void publish(HallNow hall) {
        Tournament now = hall.content().now();
        clock.offer(ClockView.of(hall));
        calls.publish(hall);
        control.publish(hall);
        phones.publish(hall);
        if (isProgressDue(hall.now())) {
            progress.offerLater(() -> ProgressView.of(hall));
            progressAt = hall.now();
        } else {
            changed();
        }
        // Both are long, and say nothing else than what stands in the tournament.
        if (shown.filter(before -> before == now).isEmpty()) {
            seats.offer(SeatsView.of(now));
            ranking.offer(PostedRanking.of(now));
            shown = Optional.of(now);
        }
    }

    private boolean isProgressDue(long now) {
        long pause = Math.max(PROGRESS_MILLIS, progress.bytesForAll() / PROGRESS_BYTES_PER_MILLI);
        return now >= progressAt + pause || now < progressAt;
    }

    @Override
    public void close() {
        looks.shutdownNow();
        seats.close();
        progress.close();
        clock.close();
        ranking.close();
        calls.close();
        control.close();
        phones.close();
    }
}
