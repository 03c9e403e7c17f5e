package burraco.testing;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Many who mean no good to a table's pages. They are a program of their own, which a {@link Siege}
 * starts, and end with its input.
 */
final class Besiegers {
    private static final int PAUSE_MILLIS = 20;
    private static final int HEADER_BYTES = 6_000;
    private static final int BODY_BYTES = 16_384;
    private static final int PROMISED_STILL = 384;

    private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
    private final AtomicLong attempts = new AtomicLong();
    private final int port;

    private Besiegers(int port, Siege.Kind kind, boolean fromElsewhere) {
        this.port = port;
        for (int i = 0; i < kind.people(); i++) {
            int number = i;
            String from = fromElsewhere ? "127.0.0." + (2 + i % 20) : "127.0.0.1";
            threads.execute(() -> besiege(kind, number, from));
        }
    }

    public static void main(String[] arguments) throws IOException {
        int port = Integer.parseInt(arguments[0]);
        Siege.Kind kind = Siege.Kind.valueOf(arguments[1]);
        Besiegers besiegers = new Besiegers(port, kind, Boolean.parseBoolean(arguments[2]));
        while (besiegers.attempts.get() < kind.people()) {
            pause();
        }
        System.out.println("all are here");
        while (System.in.read() >= 0) {
            // It goes on.
        }
        besiegers.threads.shutdownNow();
        System.out.println(besiegers.attempts.get());
        System.exit(0);
    }

    private void besiege(Siege.Kind kind, int number, String from) {
        while (!Thread.currentThread().isInterrupted()) {
            try (Socket socket = new Socket()) {
                socket.bind(new InetSocketAddress(from, 0));
                socket.setReceiveBufferSize(4_096);
                socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
                attempts.incrementAndGet();
                besiege(kind, number, socket);
            } catch (IOException cutOff) {
                // He comes again.
            }
            pause();
        }
    }

    private void besiege(Siege.Kind kind, int number, Socket socket) throws IOException {
        switch (kind) {
            case NONE -> {}
            case SILENT -> read(socket);
            case HALF_SENT -> {
                send(socket, head("POST", "/api/login", "127.0.0.1:" + port) + halfBody());
                read(socket);
            }
            case HALF_SENT_ELSEWHERE -> {
                send(socket, head("GET", "/nothing", "evil.example") + halfBody());
                read(socket);
            }
            case SLOW -> {
                send(socket, "GET / HTTP/1.1\r\nX: ");
                while (!Thread.currentThread().isInterrupted()) {
                    send(socket, "x");
                    pause();
                }
            }
            case FAT -> {
                while (!Thread.currentThread().isInterrupted()) {
                    send(socket, head("GET", "/api/record", "127.0.0.1:" + port) + "\r\n");
                    pause();
                }
            }
            case FLOOD -> {
                while (!Thread.currentThread().isInterrupted()) {
                    send(socket, head("GET", "/api/state", "127.0.0.1:" + port) + "\r\n");
                    if (socket.getInputStream().read(new byte[65_536]) < 0) {
                        return;
                    }
                }
            }
            case LISTENERS -> {
                send(socket, "GET /api/stream HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n\r\n");
                if (number % 2 == 0) {
                    read(socket);
                } else {
                    forEver();
                }
            }
        }
    }

    private static String head(String method, String path, String host) {
        return method
                + " "
                + path
                + " HTTP/1.1\r\nHost: "
                + host
                + "\r\nOrigin: http://"
                + host
                + "\r\nContent-Type: application/json\r\nX: "
                + "x".repeat(HEADER_BYTES)
                + "\r\n";
    }

    private static String halfBody() {
        String body = "x".repeat(BODY_BYTES - PROMISED_STILL);
        return "Content-Length: " + BODY_BYTES + "\r\n\r\n" + body;
    }

    private static void send(Socket socket, String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static void read(Socket socket) throws IOException {
        byte[] bytes = new byte[4_096];
        while (socket.getInputStream().read(bytes) >= 0) {
            // Whatever it says.
        }
    }

    private static void pause() {
        try {
            TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }

    private static void forEver() {
        try {
            TimeUnit.DAYS.sleep(1);
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
        }
    }
}
