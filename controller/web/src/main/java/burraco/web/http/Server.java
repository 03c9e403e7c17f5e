package burraco.web.http;

import java.io.IOException;
import java.net.Inet4Address;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.StandardProtocolFamily;
import java.nio.channels.ServerSocketChannel;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * The HTTP server: accepts connections, checks requests with {@link RequestGate} and passes them to
 * their handlers.
 */
public final class Server implements AutoCloseable {
    private static final Response FAULT = Response.refused(HttpStatus.FAILED, "fault");

    /** Interval at which slow clients are looked for. */
    private static final long CHECK_SECONDS = 1;

    /** Pause after a failed accept, for example when the system has no more sockets. */
    private static final long ACCEPT_RETRY_MILLIS = 100;

    /** Send buffer of the system for one connection; the default would be megabytes. */
    private static final int SEND_BUFFER_BYTES = 128 * 1024;

    /** Connections waiting to be accepted. */
    private static final int MAX_PENDING = 256;

    private final ServerSocket door;
    private final Connections connections;
    private final Workers workers;
    private final ExecutorService threads;
    private final ServerOptions options;
    private final Routes routes;
    private final Consumer<String> log;
    private final RequestGate gate;

    /**
     * @param names host names by which the server may be addressed
     * @param nanos a monotonic clock
     * @param log takes a line when a handler fails
     */
    public Server(
            InetSocketAddress address,
            Set<String> names,
            ServerOptions options,
            Routes routes,
            LongSupplier nanos,
            Workers workers,
            Consumer<String> log)
            throws IOException {
        this.options = options;
        this.routes = routes;
        this.workers = workers;
        threads = workers.executor();
        this.log = log;
        connections = new Connections(options.limits(), nanos);
        door = door(address);
        try {
            door.setReuseAddress(true);
            door.bind(address, MAX_PENDING);
        } catch (IOException taken) {
            door.close();
            throw taken;
        }
        gate = new RequestGate(names, port(), options);
    }

    /**
     * Without this, Java would also bind {@code 0.0.0.0} to IPv6, where a whole club is one {@link
     * ClientNetwork}, and one misbehaving machine would use up the limits of all others.
     */
    private static ServerSocket door(InetSocketAddress address) throws IOException {
        return address.getAddress() instanceof Inet4Address
                ? ServerSocketChannel.open(StandardProtocolFamily.INET).socket()
                : new ServerSocket();
    }

    public int port() {
        return door.getLocalPort();
    }

    public ServerLoad load() {
        return connections.load();
    }

    public void start() {
        workers.door(this::welcome).start();
        threads.execute(this::look);
    }

    // Accepting connections

    private void welcome() {
        while (!door.isClosed()) {
            try {
                welcome(door.accept());
            } catch (IOException _) {
                pause();
            } catch (RuntimeException bug) {
                report(bug);
                pause();
            }
        }
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(ACCEPT_RETRY_MILLIS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void welcome(Socket socket) {
        Optional<Connections.Entry> entry =
                connections.come(socket.getInetAddress(), () -> close(socket));
        if (entry.isEmpty()) {
            close(socket);
            return;
        }
        try {
            threads.execute(() -> serve(socket, entry.get()));
        } catch (RuntimeException | Error noThread) {
            entry.get().leave();
            close(socket);
            throw noThread;
        }
    }

    private void serve(Socket socket, Connections.Entry entry) {
        try {
            socket.setTcpNoDelay(true);
            socket.setSendBufferSize(SEND_BUFFER_BYTES);
            new Connection(Secured.of(socket, options), entry, new Application()).serve();
        } catch (IOException _) {
            // The client is gone or was cut off.
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError bug) {
            // Caused by the client's input and not by a page: only this connection ends.
            report(bug);
        } finally {
            entry.leave();
            close(socket);
        }
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // Nothing more can be done.
        }
    }

    private void look() {
        try {
            while (true) {
                TimeUnit.SECONDS.sleep(CHECK_SECONDS);
                connections.cutLate();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    // Answering requests

    private final class Application implements Connection.Answers {
        @Override
        public Routes.Found find(Request request) {
            return gate.refusal(request)
                    .<Routes.Found>map(Routes.Found.Nothing::new)
                    .orElseGet(() -> routes.find(request));
        }

        @Override
        public Optional<String> known(Request request) {
            return routes.known(request);
        }

        @Override
        public Response answer(Routes.Found.Page page, Request request) {
            try {
                return page.answer().apply(request);
            } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError bug) {
                report(bug);
                return FAULT;
            }
        }

        @Override
        public Optional<Response> speak(
                Routes.Found.Stream stream, Request request, EventStream wire) {
            try {
                return stream.to().apply(request, wire);
            } catch (RuntimeException | StackOverflowError | AssertionError | LinkageError bug) {
                report(bug);
                return Optional.empty();
            }
        }
    }

    /**
     * Logs only where the failure is: the exception's message may name cards that nobody has seen.
     */
    private void report(Throwable bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        String where =
                bug.getClass().getSimpleName() + " at " + (trace.length == 0 ? "?" : trace[0]);
        log.accept("A page could not be answered: " + where);
    }

    @Override
    public void close() {
        try {
            door.close();
        } catch (IOException _) {
            // No further connections are accepted.
        }
        connections.cutAll();
        threads.shutdownNow();
    }
}
