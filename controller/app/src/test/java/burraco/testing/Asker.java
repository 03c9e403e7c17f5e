package burraco.testing;

import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.TimeUnit;

/**
 * The table's own screen, which asks for the state. Like any browser it connects before it sends
 * its request, so for a moment it is one of the silent connections.
 */
public record Asker(int port, boolean secure) {
    private static final int PATIENCE_MILLIS = 60_000;
    private static final int SILENT_MILLIS = 20;
    private static final int LONGER_MILLIS = 30;

    /**
     * @param which the number of the request, on which the length of the silence depends
     */
    public boolean isAnswered(int which) throws IOException, InterruptedException {
        try (Socket plain = new Socket(InetAddress.getLoopbackAddress(), port)) {
            plain.setSoTimeout(PATIENCE_MILLIS);
            TimeUnit.MILLISECONDS.sleep(SILENT_MILLIS + 7L * (which + 1) % LONGER_MILLIS);
            Socket socket = secure ? greeted(plain) : plain;
            String ask = "GET /api/state HTTP/1.1\r\nHost: 127.0.0.1:" + port;
            String text = ask + "\r\nConnection: close\r\n\r\n";
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            byte[] answer = socket.getInputStream().readAllBytes();
            String said = new String(answer, StandardCharsets.UTF_8);
            return said.startsWith("HTTP/1.1 200 ") && said.endsWith("}");
        }
    }

    private Socket greeted(Socket plain) throws IOException {
        return PagesKeys.anybody().getSocketFactory().createSocket(plain, "localhost", port, true);
    }
}
