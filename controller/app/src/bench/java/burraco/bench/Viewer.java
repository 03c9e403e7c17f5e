package burraco.bench;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;

/** Somebody who looks at a table's pages: he reads the stream, and notes when each event was whole. */
final class Viewer implements AutoCloseable {
    private static final int LITTLE = 4_096;

    /** Who is told of a state, by the table's time in it and in the one before. */
    interface Whole {
        void accept(long before, long now);
    }

    private final Socket socket = new Socket();
    private final Whole whole;
    private volatile boolean reads;
    private volatile long events;
    private volatile long newest = -1;

    /**
     * @param whole is told of each state, once it is there to its last byte
     */
    Viewer(int port, String path, boolean reads, Whole whole) throws IOException {
        this.reads = reads;
        this.whole = whole;
        if (!reads) {
            socket.setReceiveBufferSize(LITTLE);
        }
        socket.connect(new InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        String ask = "GET " + path + " HTTP/1.1\r\nHost: localhost:" + port + "\r\n\r\n";
        socket.getOutputStream().write(ask.getBytes(StandardCharsets.US_ASCII));
        Thread.startVirtualThread(this::read);
    }

    /** From now on he reads. */
    void wake() {
        reads = true;
    }

    long events() {
        return events;
    }

    /** The table's time in the newest state that he has. */
    long newest() {
        return newest;
    }

    private void read() {
        try (InputStream in = new BufferedInputStream(socket.getInputStream(), 8 * 1024)) {
            while (!reads) {
                Thread.sleep(10);
            }
            ByteArrayOutputStream event = new ByteArrayOutputStream();
            skipHead(in);
            for (int size = size(in); size > 0; size = size(in)) {
                byte[] chunk = in.readNBytes(size);
                in.skipNBytes(2);
                event.write(chunk);
                if (chunk[size - 1] == '\n') {
                    heard(event.toString(StandardCharsets.ISO_8859_1));
                    event.reset();
                }
            }
        } catch (IOException | InterruptedException gone) {
            // So is the table.
        }
    }

    private static void skipHead(InputStream in) throws IOException {
        int ends = 0;
        while (ends < 2) {
            int c = in.read();
            ends = c == '\n' ? ends + 1 : c == '\r' ? ends : 0;
        }
    }

    /** Of the next chunk; 0 at the end. */
    private static int size(InputStream in) throws IOException {
        int size = 0;
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                return 0;
            }
            size = c == '\r' ? size : size * 16 + Character.digit(c, 16);
        }
        return size;
    }

    /** What was sent at once ends with an empty line; no line of it is longer. */
    private void heard(String line) {
        int at = line.lastIndexOf("\"now\":");
        if (at >= 0) {
            long now = Long.parseLong(line.substring(at + 6, line.indexOf(",", at)));
            whole.accept(newest, now);
            newest = now;
            events = events + 1;
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
