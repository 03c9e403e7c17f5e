package burraco.hall.load;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Somebody who looks at a page of a hall: each state is taken when its last byte is there. */
final class Listener implements AutoCloseable {
    private static final String DATA = "data: ";

    private final Socket socket = new Socket();
    private final Heard heard;

    interface Heard {
        /**
         * @param state as JSON
         */
        void state(String state);
    }

    Listener(int port, String path, Heard heard) throws IOException {
        this.heard = heard;
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        String ask = "GET " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\n\r\n";
        socket.getOutputStream().write(ask.getBytes(StandardCharsets.US_ASCII));
        Thread.startVirtualThread(this::read);
    }

    private void read() {
        try (InputStream in = new BufferedInputStream(socket.getInputStream(), 4_096)) {
            while (!line(in).isEmpty()) {
                // The head.
            }
            for (int size = size(in); size > 0; size = size(in)) {
                byte[] chunk = in.readNBytes(size);
                in.skipNBytes(2);
                said(new String(chunk, StandardCharsets.UTF_8));
            }
        } catch (IOException gone) {
            // So is the hall, or nobody looks any more.
        }
    }

    private void said(String event) {
        int at = event.indexOf(DATA);
        if (at >= 0) {
            heard.state(event.substring(at + DATA.length()));
        }
    }

    private static int size(InputStream in) throws IOException {
        String line = line(in);
        return line.isEmpty() ? 0 : Integer.parseInt(line, 16);
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int c = in.read(); c >= 0 && c != '\n'; c = in.read()) {
            if (c != '\r') {
                line.write(c);
            }
        }
        return line.toString(StandardCharsets.US_ASCII);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
