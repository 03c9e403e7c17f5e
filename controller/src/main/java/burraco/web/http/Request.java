package burraco.web.http;

import burraco.json.JsonFields;
import java.net.InetAddress;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What somebody asks for, once the gate has let it through.
 *
 * @param query as it stands behind the question mark; empty where nothing does
 * @param body what was posted
 * @param from the address of whoever asks
 * @param to the address of this machine at which he asks
 */
public record Request(
        String method,
        String path,
        String query,
        Map<String, String> headers,
        byte[] body,
        String from,
        String to) {
    public Request {
        headers = Map.copyOf(headers);
    }

    public Optional<String> header(String name) {
        return Optional.ofNullable(headers.get(name));
    }

    /** A value of the query; of several of that name the first. */
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

    /** All cookies of that name: a browser may show several, and says not where from. */
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

    /** Whether whoever asks is on this machine. */
    public boolean isFromThisMachine() {
        return OwnScreen.isAt(InetAddress.ofLiteral(from));
    }

    public Optional<JsonFields> json() {
        return JsonFields.read(body);
    }
}
