package burraco.desk;

import burraco.desk.file.Keeper;
import burraco.web.console.ConsoleLogin;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.StaticFiles;
import burraco.web.http.Workers;
import java.io.IOException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** Serves the page of a tournament's direction and nothing else. Wires its parts. */
public final class DeskServer implements AutoCloseable {
    private final Server server;
    private final DeskPages desk;
    private final String origin;

    /**
     * @param log takes lines about logins and faults
     */
    public DeskServer(Keeper keeper, DeskOptions options, LongSupplier nanos, Consumer<String> log)
            throws IOException {
        Routes routes = new Routes();
        StaticFiles pages = new StaticFiles();
        boolean secure = options.secret().isPresent();
        ConsoleLogin login = ConsoleLogin.of(options.pins(), secure, this::port, nanos, log);
        desk = new DeskPages(keeper, login, _ -> true, DeskPages.Around.NOTHING, log);
        routes.get("/", request -> pages.answer("direction.html", request));
        pages.open(routes);
        login.open(routes);
        routes.knows(login::sessionId);
        desk.open(routes, pages);
        server =
                new Server(
                        options.address(),
                        options.names(),
                        ServerOptions.pages(options.secret()),
                        routes,
                        nanos,
                        Workers.virtual(options.background()),
                        log);
        origin = (secure ? "https://" : "http://") + options.shownAs() + ":" + port();
    }

    public void start() {
        desk.start();
        server.start();
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
        desk.close();
        server.close();
    }
}
