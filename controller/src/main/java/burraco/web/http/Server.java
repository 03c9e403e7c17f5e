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
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/**
 * Answers browsers: lets them in, has the gate look at what they ask for, and finds who answers.
 */
public final class Server implements AutoCloseable {
    private static final Answer FAULT =
            Answer.refused(
                    Status.FAILED,
                    "Qui il programma ha un errore: sta nel registro",
                    "The program has a fault here: its log has it");

    /** So often it looks for those who take too long. */
    private static final long LOOK_SECONDS = 1;

    /** After it could not let somebody in, as where the system has no more sockets. */
    private static final long PAUSE_MILLIS = 100;

    /** So much the system keeps of what somebody does not take; it would be megabytes else. */
    private static final int SYSTEM_KEEPS_BYTES = 128 * 1024;

    /** So many may wait to be let in. */
    private static final int BACKLOG = 256;

    private final ServerSocket door;
    private final Connections connections;
    private final ExecutorService threads =
            Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("web-", 0).factory());
    private final Optional<SSLContext> secret;
    private final Routes routes;
    private final UnaryOperator<Runnable> background;
    private final Consumer<String> log;
    private final Gate gate;

    /**
     * @param names by which it may be called
     * @param secret for https; empty for plain http
     * @param nanos a clock that only counts on
     * @param background wraps the work of each of its threads
     * @param log takes a sentence when something is wrong with the program itself
     */
    public Server(
            InetSocketAddress address,
            Set<String> names,
            Optional<SSLContext> secret,
            Routes routes,
            LongSupplier nanos,
            UnaryOperator<Runnable> background,
            Consumer<String> log)
            throws IOException {
        this.secret = secret;
        this.routes = routes;
        this.background = background;
        this.log = log;
        connections = new Connections(secret.isPresent() ? Capacity.SECURE : Capacity.PLAIN, nanos);
        door = door(address);
        try {
            door.setReuseAddress(true);
            door.bind(address, BACKLOG);
        } catch (IOException taken) {
            door.close();
            throw taken;
        }
        gate = new Gate(names, port(), secret.isPresent());
    }

    /**
     * Java would open {@code 0.0.0.0} to IPv6 too, where a whole hall is one {@link Home}: what one
     * of its machines does would be held against all the others.
     */
    private static ServerSocket door(InetSocketAddress address) throws IOException {
        return address.getAddress() instanceof Inet4Address
                ? ServerSocketChannel.open(StandardProtocolFamily.INET).socket()
                : new ServerSocket();
    }

    public int port() {
        return door.getLocalPort();
    }

    public Load load() {
        return connections.load();
    }

    public void start() {
        Thread.ofPlatform().name("door").daemon().start(background.apply(this::welcome));
        threads.execute(background.apply(this::look));
    }

    // Who comes

    private void welcome() {
        while (!door.isClosed()) {
            try {
                welcome(door.accept());
            } catch (IOException _) {
                pause();
            } catch (RuntimeException bug) {
                told(bug);
                pause();
            }
        }
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void welcome(Socket socket) {
        Optional<Connections.Place> place =
                connections.come(socket.getInetAddress(), () -> close(socket));
        if (place.isEmpty()) {
            close(socket);
            return;
        }
        threads.execute(background.apply(() -> serve(socket, place.get())));
    }

    private void serve(Socket socket, Connections.Place place) {
        try {
            socket.setTcpNoDelay(true);
            socket.setSendBufferSize(SYSTEM_KEEPS_BYTES);
            new Connection(secured(socket), place, new Behind()).serve();
        } catch (IOException _) {
            // He is gone, or has been cut off: nobody is left to be told.
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        } catch (RuntimeException | StackOverflowError bug) {
            // What a stranger has sent, and no page is at fault: only he goes.
            told(bug);
        } finally {
            place.leave();
            close(socket);
        }
    }

    /** The socket below stays ours: to close it never waits. */
    private Socket secured(Socket socket) throws IOException {
        if (secret.isEmpty()) {
            return socket;
        }
        String from = socket.getInetAddress().getHostAddress();
        SSLSocket secure =
                (SSLSocket)
                        secret.get()
                                .getSocketFactory()
                                .createSocket(socket, from, socket.getPort(), true);
        secure.setUseClientMode(false);
        return secure;
    }

    private static void close(Socket socket) {
        try {
            socket.close();
        } catch (IOException _) {
            // It is as good as closed.
        }
    }

    private void look() {
        try {
            while (true) {
                TimeUnit.SECONDS.sleep(LOOK_SECONDS);
                connections.cutLate();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    // What they ask for

    private final class Behind implements Connection.Answers {
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
        public Answer answer(Routes.Found.Page page, Request request) {
            try {
                return page.answer().apply(request);
            } catch (RuntimeException | StackOverflowError bug) {
                told(bug);
                return FAULT;
            }
        }

        @Override
        public Optional<Answer> speak(Routes.Found.Stream stream, Request request, Wire wire) {
            try {
                return stream.to().apply(request, wire);
            } catch (RuntimeException | StackOverflowError bug) {
                told(bug);
                return Optional.empty();
            }
        }
    }

    /** What a fault says may name cards that nobody has seen: where it is has to be enough. */
    private void told(Throwable bug) {
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
            // Nobody comes in any more.
        }
        connections.cutAll();
        threads.shutdownNow();
    }
}
