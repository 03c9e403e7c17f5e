package burraco.web.http;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;

/** What is sent to somebody: answers, or one that does not end. */
final class Outgoing {
    /** Who takes longer for what he is sent may as well be gone, whatever his machine says. */
    private static final long LONGEST_SECONDS = 20;

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
    private final Connections.Place place;

    Outgoing(OutputStream out, Connections.Place place) {
        this.out = out;
        this.place = place;
    }

    /**
     * @param bare whether he wants to know of the body, and not to have it
     * @return false where there was no room for it
     */
    boolean send(Answer answer, boolean lasting, boolean bare) throws IOException {
        byte[] body = answer.body();
        Map<String, String> headers = new LinkedHashMap<>(EVERYWHERE);
        if (body.length > 0) {
            headers.put("Content-Type", answer.type());
        }
        if (answer.status() != Status.NO_CONTENT && answer.status() != Status.NOT_MODIFIED) {
            headers.put("Content-Length", String.valueOf(body.length));
        }
        headers.put("Connection", lasting ? "keep-alive" : "close");
        headers.putAll(answer.headers());
        byte[] head = head(answer.status(), headers);
        return write(bare || body.length == 0 ? head : joined(head, body));
    }

    /** The beginning of an answer that goes on for as long as there is something to say. */
    boolean begin(boolean chunks) throws IOException {
        Map<String, String> headers = new LinkedHashMap<>(EVERYWHERE);
        headers.put("Content-Type", "text/event-stream; charset=utf-8");
        headers.put("Connection", "close");
        if (chunks) {
            headers.put("Transfer-Encoding", "chunked");
        }
        return write(head(Status.OK, headers));
    }

    /** He may send the body that he has announced. */
    void goOn() throws IOException {
        write(ascii("HTTP/1.1 100 Continue\r\n\r\n"));
    }

    boolean write(byte[] bytes) throws IOException {
        if (!place.holds(bytes.length)) {
            return false;
        }
        place.writes(LONGEST_SECONDS);
        out.write(bytes);
        out.flush();
        place.works();
        place.lets(bytes.length);
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
