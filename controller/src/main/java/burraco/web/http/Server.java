package burraco.web.http;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import javax.net.ssl.SSLContext;

/** Answers browsers: reads what they ask for, has the gate look at it, and finds who answers. */
public final class Server implements AutoCloseable {
    private static final int LARGEST_BODY = 16 * 1024;

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
                    + " connect-src 'self'; base-uri 'none'; form-action 'self';"
                    + " frame-ancestors 'none'; require-trusted-types-for 'script'";

    private static final Answer TOO_LARGE =
            Answer.refused(Status.TOO_LARGE, "Al massimo 16 KB", "16 KB at most");

    private static final Answer FAULT =
            Answer.refused(
                    Status.FAILED,
                    "Qui il programma ha un errore: sta nel registro",
                    "The program has a fault here: its log has it");

    /** So often it looks for those who take too long. */
    private static final long LOOK_SECONDS = 1;

    private final HttpServer server;
    private final Sluggards sluggards;
    private final ExecutorService threads =
            Executors.newThreadPerTaskExecutor(Thread.ofVirtual().name("web-", 0).factory());
    private final Routes routes;
    private final Consumer<String> log;
    private final Gate gate;

    /**
     * @param names by which it may be called
     * @param secret for https; empty for plain http
     * @param nanos a clock that only counts on
     * @param log takes a sentence when something is wrong with the program itself
     */
    public Server(
            InetSocketAddress address,
            Set<String> names,
            Optional<SSLContext> secret,
            Routes routes,
            LongSupplier nanos,
            Consumer<String> log)
            throws IOException {
        Limits.set();
        sluggards = new Sluggards(nanos);
        this.routes = routes;
        this.log = log;
        server = secret.isPresent() ? secure(address, secret.get()) : HttpServer.create(address, 0);
        gate = new Gate(names, server.getAddress().getPort(), secret.isPresent());
        server.setExecutor(threads);
        server.createContext("/", this::handle);
    }

    private static HttpServer secure(InetSocketAddress address, SSLContext secret)
            throws IOException {
        HttpsServer server = HttpsServer.create(address, 0);
        server.setHttpsConfigurator(new HttpsConfigurator(secret));
        return server;
    }

    public int port() {
        return server.getAddress().getPort();
    }

    public void start() {
        server.start();
        threads.execute(this::look);
    }

    private void look() {
        try {
            while (true) {
                TimeUnit.SECONDS.sleep(LOOK_SECONDS);
                sluggards.drop();
            }
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
        }
    }

    private void handle(HttpExchange exchange) throws IOException {
        try {
            answer(exchange);
        } catch (RuntimeException bug) {
            log.accept("A page could not be answered: " + where(bug));
            if (exchange.getResponseCode() < 0) {
                send(exchange, FAULT);
            }
        } finally {
            sluggards.during(exchange::close);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        Optional<Request> request = read(exchange);
        if (request.isEmpty()) {
            send(exchange, TOO_LARGE);
            return;
        }
        Optional<Answer> refusal = gate.refusal(request.get());
        if (refusal.isPresent()) {
            send(exchange, refusal.get());
            return;
        }
        answer(exchange, request.get());
    }

    /** What a fault says may name cards that nobody has seen: where it is has to be enough. */
    private static String where(RuntimeException bug) {
        StackTraceElement[] trace = bug.getStackTrace();
        return bug.getClass().getSimpleName() + " at " + (trace.length == 0 ? "?" : trace[0]);
    }

    private void answer(HttpExchange exchange, Request request) throws IOException {
        switch (routes.find(request)) {
            case Routes.Found.Page page -> send(exchange, page.answer().apply(request));
            case Routes.Found.Stream stream -> stream(exchange, stream, request);
            case Routes.Found.Nothing(var refusal) -> send(exchange, refusal);
        }
    }

    private void stream(HttpExchange exchange, Routes.Found.Stream stream, Request request)
            throws IOException {
        Headers headers = exchange.getResponseHeaders();
        common(headers);
        headers.set("Content-Type", "text/event-stream; charset=utf-8");
        headers.set("Cache-Control", "no-store");
        Optional<Answer> refusal = stream.to().apply(request, new Wire(exchange, sluggards));
        if (refusal.isPresent()) {
            send(exchange, refusal.get());
        }
    }

    /** Empty where it is too large. */
    private static Optional<Request> read(HttpExchange exchange) throws IOException {
        Map<String, String> headers = new LinkedHashMap<>();
        exchange.getRequestHeaders()
                .forEach((name, values) ->
                        headers.put(
                                name.toLowerCase(Locale.ROOT),
                                values.size() == 1 ? values.getFirst() : "several"));
        byte[] body;
        try (InputStream in = exchange.getRequestBody()) {
            body = in.readNBytes(LARGEST_BODY + 1);
            if (body.length > LARGEST_BODY) {
                return Optional.empty();
            }
        }
        URI address = exchange.getRequestURI();
        if (address.isAbsolute() || address.getRawAuthority() != null) {
            // Who says so himself which host he means is taken at his word.
            headers.put("host", Objects.requireNonNullElse(address.getRawAuthority(), ""));
        }
        String query = address.getRawQuery();
        String path = address.getRawPath();
        return Optional.of(
                new Request(
                        exchange.getRequestMethod(),
                        path == null ? "" : path,
                        query == null ? "" : query,
                        headers,
                        body,
                        exchange.getRemoteAddress().getAddress().getHostAddress()));
    }

    private void send(HttpExchange exchange, Answer answer) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        common(headers);
        headers.set("Content-Type", answer.type());
        headers.set("Cache-Control", "no-store");
        answer.headers().forEach(headers::set);
        boolean bare = answer.body().length == 0 || exchange.getRequestMethod().equals("HEAD");
        sluggards.during(() -> {
            exchange.sendResponseHeaders(answer.status(), bare ? -1 : answer.body().length);
            if (!bare) {
                exchange.getResponseBody().write(answer.body());
            }
        });
    }

    private static void common(Headers headers) {
        headers.set("Content-Security-Policy", POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
