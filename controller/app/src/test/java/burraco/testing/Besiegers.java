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
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/**
 * Many attackers of a table's pages. They are a process of their own, which a {@link Siege} starts,
 * and which ends with its input.
 */
final class Besiegers {
    private static final int PAUSE_MILLIS = 20;
    private static final int HEADER_BYTES = 6_000;
    private static final int BODY_BYTES = 16_384;
    private static final int PROMISED_STILL = 384;

    /** The largest response that anybody can get. */
    private static final String LARGE = "/api/cases";

    private static final int RECORD_HEAD = 5;
    private static final int RECORD_BYTES = 16_384;
    private static final byte HANDSHAKE = 22;
    private static final byte APPLICATION = 23;
    private static final byte HELLO = 1;
    private static final SSLContext ANYBODY = PagesKeys.anybody();

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
            // The attack goes on.
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
                // The attacker comes again.
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
            case FAT -> fat(socket);
            case FLOOD -> {
                while (!Thread.currentThread().isInterrupted()) {
                    send(socket, head("GET", "/api/state", "127.0.0.1:" + port) + "\r\n");
                    if (socket.getInputStream().read(new byte[65_536]) < 0) {
                        return;
                    }
                }
            }
            case TLS_SILENT -> read(socket);
            case TLS_GREETING -> {
                byte[] whole = new byte[RECORD_HEAD + RECORD_BYTES];
                byte[] begins = {HANDSHAKE, 3, 1, RECORD_BYTES >> 8, 0, HELLO, 0, 0x7f, 0};
                System.arraycopy(begins, 0, whole, 0, begins.length);
                socket.getOutputStream().write(whole);
                halfRecord(socket, HANDSHAKE);
                read(socket);
            }
            case TLS_HALF_RECORD -> {
                greeted(socket);
                halfRecord(socket, APPLICATION);
                read(socket);
            }
            case TLS_FAT -> fat(greeted(socket));
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

    /** Goes on until it is cut off. */
    private void fat(Socket socket) throws IOException {
        String ask = "GET " + LARGE + " HTTP/1.1\r\nHost: 127.0.0.1:" + port + "\r\n\r\n";
        while (!Thread.currentThread().isInterrupted()) {
            send(socket, ask.repeat(20));
            pause();
        }
    }

    private Socket greeted(Socket socket) throws IOException {
        SSLSocket secure =
                (SSLSocket)
                        ANYBODY.getSocketFactory().createSocket(socket, "localhost", port, true);
        secure.startHandshake();
        return secure;
    }

    /** A record of the largest size whose end does not come. */
    private static void halfRecord(Socket socket, byte kind) throws IOException {
        byte[] record = new byte[RECORD_HEAD + RECORD_BYTES - PROMISED_STILL];
        byte[] head = {kind, 3, 3, RECORD_BYTES >> 8, 0};
        System.arraycopy(head, 0, record, 0, RECORD_HEAD);
        socket.getOutputStream().write(record);
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
            // The response does not matter.
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
