package burraco.web;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** A client that talks to a server byte by byte, as no well-behaved browser would. */
public final class RawClient implements AutoCloseable {
    /** A longer wait for a response is a failure. */
    private static final int PATIENCE_MILLIS = 60_000;

    private final Socket socket;
    private final InputStream in;

    private RawClient(Socket socket) throws IOException {
        this.socket = socket;
        socket.setSoTimeout(PATIENCE_MILLIS);
        in = new BufferedInputStream(socket.getInputStream());
    }

    public static RawClient to(int port) throws IOException {
        return new RawClient(new Socket(InetAddress.getLoopbackAddress(), port));
    }

    /** A small receive buffer, so that unread responses are not hidden in it. */
    public static RawClient withLittleRoom(int port) throws IOException {
        Socket socket = new Socket();
        socket.setReceiveBufferSize(65_536);
        socket.connect(new java.net.InetSocketAddress(InetAddress.getLoopbackAddress(), port));
        return new RawClient(socket);
    }

    static RawClient over(Socket socket) throws IOException {
        return new RawClient(socket);
    }

    public RawClient send(String text) throws IOException {
        socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
        socket.getOutputStream().flush();
        return this;
    }

    public RawReply reply() throws IOException {
        return RawReply.read(in, false).orElseThrow(() -> new IOException("no answer"));
    }

    /** The response to a HEAD request, which has no body. */
    public RawReply bareReply() throws IOException {
        return RawReply.read(in, true).orElseThrow(() -> new IOException("no answer"));
    }

    /** Empty if the server closed the connection without a response. */
    public Optional<RawReply> replyIfAny() {
        try {
            return RawReply.read(in, false);
        } catch (IOException gone) {
            return Optional.empty();
        }
    }

    /** The next event of a stream, without its framing; empty at the end. */
    public Optional<String> event() throws IOException {
        for (String line = line(); line != null; line = line()) {
            if (line.startsWith("data: ")) {
                return Optional.of(line.substring("data: ".length()));
            }
        }
        return Optional.empty();
    }

    /** Null at the end. Events longer than a chunk are joined. */
    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        while (true) {
            int c = next();
            if (c < 0) {
                return null;
            }
            if (c == '\n') {
                return new String(
                        line.toString().getBytes(StandardCharsets.ISO_8859_1),
                        StandardCharsets.UTF_8);
            }
            line.append((char) c);
        }
    }

    private int left;

    private int next() throws IOException {
        while (left == 0) {
            String size = RawReply.line(in);
            if (size.isEmpty()) {
                size = RawReply.line(in);
            }
            if (size.isEmpty() || size.equals("0")) {
                return -1;
            }
            left = Integer.parseInt(size, 16);
        }
        left--;
        int c = in.read();
        if (left == 0) {
            RawReply.line(in);
        }
        return c;
    }

    /** Reads until the server closes the connection. */
    public boolean isHungUp() {
        try {
            while (in.read() >= 0) {
                // The server's remaining output.
            }
            return true;
        } catch (java.net.SocketTimeoutException still) {
            return false;
        } catch (IOException reset) {
            return true;
        }
    }

    /** Waits until the server has cut the connection, without reading. */
    public void awaitCut() throws InterruptedException {
        try {
            while (true) {
                send("x");
                TimeUnit.MILLISECONDS.sleep(20);
            }
        } catch (IOException cut) {
            // The connection is gone.
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
