package burraco.hall.load;

import burraco.relay.Answer;
import burraco.relay.Request;
import burraco.relay.wire.AnswerJson;
import burraco.relay.wire.RequestJson;
import burraco.relay.wire.UnreadableMessageException;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;

/**
 * One table's connection to a hall, kept from request to request. As little as possible: the client
 * of the JDK has a thread of the system for each table.
 */
final class LinkConnection implements Link {
    private static final int PATIENCE_MILLIS = 30_000;
    private static final String LENGTH = "content-length:";

    private final int port;
    private final Optional<SSLContext> secret;
    private Optional<Socket> open = Optional.empty();
    private InputStream in = InputStream.nullInputStream();

    LinkConnection(int port, Optional<SSLContext> secret) {
        this.port = port;
        this.secret = secret;
    }

    @Override
    public Answer send(Request request) throws IOException {
        byte[] body = RequestJson.write(request);
        byte[] head =
                ("POST /link HTTP/1.1\r\nHost: localhost:%d\r\nContent-Type: application/json\r\n"
                                + "Content-Length: %d\r\n\r\n")
                        .formatted(port, body.length)
                        .getBytes(StandardCharsets.US_ASCII);
        byte[] all = new byte[head.length + body.length];
        System.arraycopy(head, 0, all, 0, head.length);
        System.arraycopy(body, 0, all, head.length, body.length);
        try {
            socket().getOutputStream().write(all);
            return AnswerJson.read(answer());
        } catch (IOException broken) {
            close();
            throw broken;
        } catch (UnreadableMessageException other) {
            close();
            throw new IOException(other);
        }
    }

    private Socket socket() throws IOException {
        if (open.isEmpty()) {
            Socket raw = new Socket();
            // Without it the other end of a closed connection keeps the port of the next hall.
            raw.setTcpNoDelay(true);
            raw.setSoTimeout(PATIENCE_MILLIS);
            raw.connect(
                    new InetSocketAddress(InetAddress.getLoopbackAddress(), port), PATIENCE_MILLIS);
            open = Optional.of(raw);
            if (secret.isPresent()) {
                SSLSocket secure =
                        (SSLSocket)
                                secret.get()
                                        .getSocketFactory()
                                        .createSocket(raw, "localhost", port, true);
                open = Optional.of(secure);
                secure.startHandshake();
            }
            in = new BufferedInputStream(open.get().getInputStream(), 2_048);
        }
        return open.get();
    }

    private byte[] answer() throws IOException {
        String status = line();
        if (!status.startsWith("HTTP/1.1 200")) {
            throw new IOException("the hall answers " + status);
        }
        int length = 0;
        for (String line = line(); !line.isEmpty(); line = line()) {
            if (line.toLowerCase(Locale.ROOT).startsWith(LENGTH)) {
                length = Integer.parseInt(line.substring(LENGTH.length()).strip());
            }
        }
        return in.readNBytes(length);
    }

    private String line() throws IOException {
        StringBuilder line = new StringBuilder();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new IOException("the hall is gone");
            }
            if (c != '\r') {
                line.append((char) c);
            }
        }
        return line.toString();
    }

    @Override
    public void close() throws IOException {
        if (open.isPresent()) {
            open.get().close();
        }
        open = Optional.empty();
    }
}
