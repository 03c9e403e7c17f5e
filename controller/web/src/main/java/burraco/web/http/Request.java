package burraco.web.http;

import burraco.json.JsonFields;
import java.net.InetAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.security.cert.X509Certificate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A request that has passed {@link RequestGate}.
 *
 * @param query the part after the question mark; empty if there is none
 * @param body the posted bytes
 * @param from address of the client
 * @param to address of this machine that the client connected to
 * @param peer certificate that the client has proved to own, where the server asks for one
 */
public record Request(
        String method,
        String path,
        String query,
        Map<String, String> headers,
        byte[] body,
        String from,
        String to,
        Optional<X509Certificate> peer) {
    public Request {
        headers = Map.copyOf(headers);
    }

    public Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }

    /** A parameter of the query; the first of several with that name. */
    public Optional<String> value(String name) {
        for (String pair : query.split("&")) {
            int equals = pair.indexOf('=');
            if (equals > 0 && pair.substring(0, equals).equals(name)) {
                return decoded(pair.substring(equals + 1));
            }
        }
        return Optional.empty();
    }

    private static Optional<String> decoded(String value) {
        try {
            return Optional.of(URLDecoder.decode(value, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException broken) {
            return Optional.empty();
        }
    }

    /** All cookies of that name: a browser may send several, set for different paths or domains. */
    public List<String> cookies(String name) {
        List<String> values = new ArrayList<>();
        for (String pair : header("cookie").orElse("").split(";")) {
            int equals = pair.indexOf('=');
            if (equals > 0 && pair.substring(0, equals).strip().equals(name)) {
                values.add(pair.substring(equals + 1).strip());
            }
        }
        return values;
    }

    /** Whether the client runs on this machine. */
    public boolean isFromThisMachine() {
        return OwnScreen.isAt(InetAddress.ofLiteral(from));
    }

    public Optional<JsonFields> json() {
        return JsonFields.read(body);
    }
}
