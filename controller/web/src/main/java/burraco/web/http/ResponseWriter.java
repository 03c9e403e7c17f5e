package burraco.web.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** Sends responses and event streams to a client. */
final class ResponseWriter {
    /**
     * A client that takes longer to receive its bytes counts as gone, even if its machine still
     * acknowledges them.
     */
    private static final long MAX_WRITE_SECONDS = 20;

    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self';"
                    + " connect-src 'self'; base-uri 'none'; form-action 'self';"
                    + " frame-ancestors 'none'; require-trusted-types-for 'script'";

    private static final Map<String, String> EVERYWHERE =
            Map.of(
                    "Content-Security-Policy", POLICY,
                    "X-Content-Type-Options", "nosniff",
                    "Referrer-Policy", "no-referrer",
                    "Cross-Origin-Opener-Policy", "same-origin",
                    "Cross-Origin-Resource-Policy", "same-origin",
                    "Cache-Control", "no-store");

    private final OutputStream out;
    private final Connections.Entry entry;

    ResponseWriter(OutputStream out, Connections.Entry entry) {
        this.out = out;
        this.entry = entry;
    }

    /**
     * @param bare whether to send the head only, as for a HEAD request
     * @return false if there was no memory for it
     */
    boolean send(Response answer, boolean lasting, boolean bare) throws IOException {
        byte[] body = answer.body();
        Map<String, String> headers = new LinkedHashMap<>(EVERYWHERE);
        if (body.length > 0) {
            headers.put("Content-Type", answer.type());
        }
        if (answer.status() != HttpStatus.NO_CONTENT
                && answer.status() != HttpStatus.NOT_MODIFIED) {
            headers.put("Content-Length", String.valueOf(body.length));
        }
        headers.put("Connection", lasting ? "keep-alive" : "close");
        headers.putAll(answer.headers());
        byte[] head = head(answer.status(), headers);
        return write(bare || body.length == 0 ? head : joined(head, body));
    }

    /** Sends the head of an event stream. */
    boolean begin(boolean chunks) throws IOException {
        Map<String, String> headers = new LinkedHashMap<>(EVERYWHERE);
        headers.put("Content-Type", "text/event-stream; charset=utf-8");
        headers.put("Connection", "close");
        if (chunks) {
            headers.put("Transfer-Encoding", "chunked");
        }
        return write(head(HttpStatus.OK, headers));
    }

    /** Tells the client to send the body it has announced. */
    void goOn() throws IOException {
        write(ascii("HTTP/1.1 100 Continue\r\n\r\n"));
    }

    boolean write(byte[] bytes) throws IOException {
        if (!entry.holds(bytes.length)) {
            return false;
        }
        entry.writes(MAX_WRITE_SECONDS);
        out.write(bytes);
        out.flush();
        entry.works();
        entry.lets(bytes.length);
        return true;
    }

    private static byte[] head(int status, Map<String, String> headers) {
        StringBuilder head = new StringBuilder("HTTP/1.1 ").append(status).append(" \r\n");
        headers.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        return ascii(head.append("\r\n").toString());
    }

    static byte[] joined(byte[]... parts) {
        int length = 0;
        for (byte[] part : parts) {
            length += part.length;
        }
        byte[] all = new byte[length];
        int at = 0;
        for (byte[] part : parts) {
            System.arraycopy(part, 0, all, at, part.length);
            at += part.length;
        }
        return all;
    }

    static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.ISO_8859_1);
    }
}
