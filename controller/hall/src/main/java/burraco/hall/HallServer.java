package burraco.hall;

import burraco.desk.DeskPages;
import burraco.hall.pages.HallPages;
import burraco.hall.pages.HallParts;
import burraco.hall.pages.PairKeys;
import burraco.trust.TlsContexts;
import burraco.web.console.ConsoleLogin;
import burraco.web.http.ConnectionLimits;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.StaticFiles;
import burraco.web.http.Workers;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * Serves a hall: its pages by https, those for everybody also without, and the port to which tables
 * are linked. Wires the parts.
 */
public final class HallServer implements AutoCloseable {
    private static final long MEGABYTE = 1 << 20;

    /** Phones of a large hall; an encrypted connection takes up to 50 KB. */
    private static final ConnectionLimits PAGES =
            new ConnectionLimits(2_000, 50, 400, 32 * MEGABYTE);

    private static final ConnectionLimits OPEN =
            new ConnectionLimits(5_000, 50, 1_200, 32 * MEGABYTE);

    /** A thousand tables, and as many that connect again before the old connection is given up. */
    private static final ConnectionLimits LINK =
            new ConnectionLimits(2_200, 20, 2_100, 64 * MEGABYTE);

    private final HallPages pages;
    private final DeskPages desk;
    private final List<Server> servers = new ArrayList<>();
    private final String origin;
    private final String openOrigin;
    private int port;
    private int linkPort;

    /**
     * @param nanos a clock that never goes back
     * @param log takes lines about logins and faults
     */
    public HallServer(Hall hall, HallOptions options, LongSupplier nanos, Consumer<String> log)
            throws IOException {
        Workers workers = Workers.virtual(UnaryOperator.identity());
        ConsoleLogin login = ConsoleLogin.of(options.pins(), true, () -> port, nanos, log);
        desk = new DeskPages(hall.tournament(), login, log);
        pages =
                new HallPages(
                        new HallParts(
                                hall::now,
                                hall::time,
                                hall,
                                login,
                                options.roles(),
                                new PairKeys(options.pairSecret()),
                                hall,
                                this::openOrigin,
                                this::origin,
                                log));
        StaticFiles files = new StaticFiles();
        try {
            Routes tables = new Routes();
            new LinkApi(hall).open(tables);
            Server link =
                    new Server(
                            options.link(),
                            options.names(),
                            new ServerOptions(
                                    Optional.of(
                                            TlsContexts.link(
                                                    options.server(),
                                                    options.authority().certificate(),
                                                    () -> Instant.ofEpochMilli(hall.time()))),
                                    LINK,
                                    ServerOptions.Clients.DEVICES),
                            tables,
                            nanos,
                            workers,
                            log);
            servers.add(link);
            linkPort = link.port();
            Routes people = new Routes();
            login.open(people);
            people.knows(login::sessionId);
            files.open(people);
            desk.open(people, files);
            pages.open(people, files);
            new JoinApi(hall, options.authority(), () -> linkPort).open(people);
            Server secure =
                    new Server(
                            options.pages(),
                            options.names(),
                            new ServerOptions(
                                    Optional.of(options.secret()),
                                    PAGES,
                                    ServerOptions.Clients.BROWSERS),
                            people,
                            nanos,
                            workers,
                            log);
            servers.add(secure);
            port = secure.port();
            origin = "https://" + options.shownAs() + ":" + port;
            openOrigin = open(options, files, nanos, workers, log);
        } catch (IOException | RuntimeException cannot) {
            close();
            throw cannot;
        }
        hall.whenChanged(this::changed);
    }

    /** The pages for everybody, where no browser warns of a certificate. */
    private String open(
            HallOptions options,
            StaticFiles files,
            LongSupplier nanos,
            Workers workers,
            Consumer<String> log)
            throws IOException {
        if (options.open().isEmpty()) {
            return origin;
        }
        Routes everybody = new Routes();
        files.open(everybody);
        pages.openPublic(everybody, files);
        Server open =
                new Server(
                        options.open().get(),
                        options.names(),
                        new ServerOptions(Optional.empty(), OPEN, ServerOptions.Clients.BROWSERS),
                        everybody,
                        nanos,
                        workers,
                        log);
        servers.add(open);
        return "http://" + options.shownAs() + ":" + open.port();
    }

    private void changed() {
        pages.changed();
        desk.changed();
    }

    public void start() {
        desk.start();
        pages.start();
        servers.forEach(Server::start);
    }

    /** The address of the pages for people who sign in. */
    public String origin() {
        return origin;
    }

    /** The address of the pages for everybody. */
    public String openOrigin() {
        return openOrigin;
    }

    public int linkPort() {
        return linkPort;
    }

    @Override
    public void close() {
        servers.forEach(Server::close);
        pages.close();
        desk.close();
    }
}
