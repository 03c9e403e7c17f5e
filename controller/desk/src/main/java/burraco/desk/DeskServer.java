package burraco.desk;

import burraco.desk.file.TournamentFile;
import burraco.web.console.ConsoleLogin;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.StaticFiles;
import burraco.web.http.Workers;
import java.io.IOException;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Serves the page of a tournament's direction over its file. Wires its parts. */
public final class DeskServer implements AutoCloseable {
    /** How often it is looked whether another program has changed the file. */
    private static final long LOOK_MILLIS = 1_000;

    /** Longer than the answer to an order takes on its way. */
    private static final long SOON_MILLIS = 250;

    private final Server server;
    private final DeskApi api;
    private final String origin;
    private final ScheduledExecutorService looks =
            Executors.newSingleThreadScheduledExecutor(
                    work -> Thread.ofPlatform().daemon().name("file").unstarted(work));

    /**
     * @param log takes lines about logins and faults
     */
    public DeskServer(
            TournamentFile file, DeskOptions options, LongSupplier nanos, Consumer<String> log)
            throws IOException {
        Routes routes = new Routes();
        StaticFiles pages = new StaticFiles();
        boolean secure = options.secret().isPresent();
        ConsoleLogin login = ConsoleLogin.of(options.pins(), secure, this::port, nanos, log);
        api = new DeskApi(new Desk(file), login, this::soon, log);
        for (String path : new String[] {"/", "/direction"}) {
            routes.get(path, request -> pages.answer("direction.html", request));
        }
        pages.open(routes);
        api.open(routes);
        server =
                new Server(
                        options.address(),
                        options.names(),
                        options.secret(),
                        routes,
                        nanos,
                        Workers.virtual(options.background()),
                        log);
        origin = (secure ? "https://" : "http://") + options.shownAs() + ":" + port();
    }

    public void start() {
        api.look();
        looks.scheduleWithFixedDelay(api::look, LOOK_MILLIS, LOOK_MILLIS, TimeUnit.MILLISECONDS);
        server.start();
    }

    private void soon(Runnable look) {
        looks.schedule(look, SOON_MILLIS, TimeUnit.MILLISECONDS);
    }

    private int port() {
        return server.port();
    }

    /** The address under which people reach the page. */
    public String origin() {
        return origin;
    }

    @Override
    public void close() {
        api.close();
        server.close();
        looks.shutdownNow();
    }
}
