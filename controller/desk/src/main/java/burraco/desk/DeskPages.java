package burraco.desk;

import burraco.desk.file.Keeper;
import burraco.web.console.ConsoleLogin;
import burraco.web.http.Routes;
import burraco.web.http.StaticFiles;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** The page of a tournament's direction, with its API, as a part of any server. */
public final class DeskPages implements AutoCloseable {
    /** How often it is looked whether another program has changed the tournament. */
    private static final long LOOK_MILLIS = 1_000;

    /** Longer than the answer to an order takes on its way. */
    private static final long SOON_MILLIS = 250;

    private final DeskApi api;
    private final ScheduledExecutorService looks =
            Executors.newSingleThreadScheduledExecutor(
                    work -> Thread.ofPlatform().daemon().name("file").unstarted(work));

    /**
     * @param login of the server, which opens its paths itself
     * @param may whether somebody of this name, who has signed in, is of the direction
     * @param around the server that this is a part of
     * @param log takes lines about faults
     */
    public DeskPages(
            Keeper keeper,
            ConsoleLogin login,
            Predicate<String> may,
            Around around,
            Consumer<String> log) {
        api = new DeskApi(new Desk(keeper), login, may, around, this::soon, log);
    }

    /** Whether there are other pages beside this one, to which it leads. */
    public enum Around {
        NOTHING,
        HALL
    }

    /** Everything below {@code /direction} and {@code /api/direction}. */
    public void open(Routes routes, StaticFiles pages) {
        routes.get("/direction", request -> pages.answer("direction.html", request));
        api.open(routes);
    }

    public void start() {
        api.look();
        looks.scheduleWithFixedDelay(api::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
    }

    /** The tournament has changed: open pages are told at once. */
    public void changed() {
        api.look();
    }

    private void soon(Runnable look) {
        looks.schedule(look, SOON_MILLIS, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        api.close();
        looks.shutdownNow();
    }
}
