package burraco.browser;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * A server with a good page, a faulty page, and one that receives input, under a strict content
 * policy.
 */
final class TestPages implements AutoCloseable {
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self';"
                    + " img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none';"
                    + " require-trusted-types-for 'script'; trusted-types 'none'";

    private final HttpServer server;
    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final BlockingQueue<String> news = new LinkedBlockingQueue<>();
    private volatile String languages = "";

    TestPages() throws IOException {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(threads);
        server.createContext("/", this::file);
        server.createContext("/news", this::news);
        server.start();
    }

    String good() {
        return address("good.html");
    }

    String bad() {
        return address("bad.html");
    }

    private String address(String file) {
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/" + file;
    }

    /** Opens the page that receives input. */
    void say(String line) {
        news.add(line);
    }

    /** The Accept-Language header of the last request. */
    String languages() {
        return languages;
    }

    private void file(HttpExchange exchange) throws IOException {
        String name = exchange.getRequestURI().getPath().substring(1);
        try (exchange;
                var in = TestPages.class.getResourceAsStream(name)) {
            if (in == null) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            if (name.endsWith(".html")) {
                languages = exchange.getRequestHeaders().getFirst("Accept-Language");
            }
            byte[] body = in.readAllBytes();
            exchange.getResponseHeaders().set("Content-Type", kind(name));
            exchange.getResponseHeaders().set("Content-Security-Policy", POLICY);
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        }
    }

    private static String kind(String name) {
        String ending = name.substring(name.lastIndexOf('.') + 1);
        return "text/" + (ending.equals("js") ? "javascript" : ending) + "; charset=utf-8";
    }

    private void news(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (exchange;
                OutputStream out = exchange.getResponseBody()) {
            out.flush();
            while (true) {
                String event = "data: " + news.take() + "\n\n";
                out.write(event.getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (InterruptedException closed) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        server.stop(0);
        threads.shutdownNow();
    }
}
