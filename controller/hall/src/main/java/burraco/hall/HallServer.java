package burraco.hall;

import burraco.broker.BrokerAddress;
import burraco.desk.DeskPages;
import burraco.hall.pages.HallPages;
import burraco.hall.pages.HallParts;
import burraco.hall.pages.PairKeys;
import burraco.hall.pages.Role;
import burraco.trust.TlsContexts;
import burraco.web.console.ConsoleLogin;
import burraco.web.http.ConnectionLimits;
import burraco.web.http.Routes;
import burraco.web.http.Server;
import burraco.web.http.ServerOptions;
import burraco.web.http.StaticFiles;
import burraco.web.http.Workers;
import java.io.IOException;
import java.net.BindException;
import java.net.InetSocketAddress;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;

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

    private final Hall hall;
    private final HallOptions options;
    private final LongSupplier nanos;
    private final Consumer<String> log;
    private final Workers workers = Workers.virtual(UnaryOperator.identity());
    private final StaticFiles files = new StaticFiles();
    private final HallPages pages;
    private final DeskPages desk;
    private final List<Server> servers = new ArrayList<>();
    private int linkPort;
    private int port;
    private String openOrigin = "";
    private volatile Optional<BrokerAddress> broker = Optional.empty();

    /**
     * @param nanos a clock that never goes back
     * @param log takes lines about logins and faults
     * @throws BindException with the number of a port that is in use
     */
    public HallServer(Hall hall, HallOptions options, LongSupplier nanos, Consumer<String> log)
            throws IOException {
        this.hall = hall;
        this.options = options;
        this.nanos = nanos;
        this.log = log;
        ConsoleLogin login = ConsoleLogin.of(options.pins(), true, this::port, nanos, log);
        desk =
                new DeskPages(
                        hall.tournament(),
                        login,
                        name -> options.roles().of(name) == Role.DIRECTION,
                        DeskPages.Around.HALL,
                        log);
        pages =
                new HallPages(
                        new HallParts(
                                hall::now,
                                hall::time,
                                hall,
                                login,
                                options.roles(),
                                new PairKeys(options.pairSecret()),
                                hall.hands(),
                                this::openOrigin,
                                this::origin,
                                log));
        try {
            linkPort = link().port();
            port = people(login).port();
            openOrigin = everybody();
        } catch (IOException | RuntimeException cannot) {
            close();
            throw cannot;
        }
        hall.whenChanged(this::changed);
    }

    /** Tables that join from now on may ask by way of this broker. */
    public void offers(BrokerAddress there) {
        broker = Optional.of(there);
    }

    private Server link() throws IOException {
        Routes routes = new Routes();
        new LinkApi(hall).open(routes);
        SSLContext secret =
                TlsContexts.link(
                        options.server(),
                        options.authority().certificate(),
                        () -> Instant.ofEpochMilli(hall.time()));
        return server(
                options.link(),
                new ServerOptions(Optional.of(secret), LINK, ServerOptions.Clients.DEVICES),
                routes);
    }

    private Server people(ConsoleLogin login) throws IOException {
        Routes routes = new Routes();
        login.open(routes);
        routes.knows(login::sessionId);
        files.open(routes);
        desk.open(routes, files);
        pages.open(routes, files);
        new JoinApi(hall, options.authority(), this::linkPort, () -> broker).open(routes);
        return server(
                options.pages(),
                new ServerOptions(
                        Optional.of(options.secret()), PAGES, ServerOptions.Clients.BROWSERS),
                routes);
    }

    /** The pages for everybody, where no browser warns of a certificate. */
    private String everybody() throws IOException {
        if (options.open().isEmpty()) {
            return origin();
        }
        Routes routes = new Routes();
        files.open(routes);
        pages.openPublic(routes, files);
        Server open =
                server(
                        options.open().get(),
                        new ServerOptions(Optional.empty(), OPEN, ServerOptions.Clients.BROWSERS),
                        routes);
        return "http://" + options.shownAs() + ":" + open.port();
    }

    private Server server(InetSocketAddress address, ServerOptions how, Routes routes)
            throws IOException {
        try {
            Server server = new Server(address, options.names(), how, routes, nanos, workers, log);
            servers.add(server);
            return server;
        } catch (BindException taken) {
            BindException which = new BindException(String.valueOf(address.getPort()));
            which.initCause(taken);
            throw which;
        }
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
        return "https://" + options.shownAs() + ":" + port;
    }

    /** The address of the pages for everybody. */
    public String openOrigin() {
        return openOrigin;
    }

    /** The port of the pages for people who sign in, where tables join as well. */
    public int port() {
        return port;
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
