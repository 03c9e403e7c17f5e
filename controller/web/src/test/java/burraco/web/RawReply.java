package burraco.web;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/**
 * A server's raw reply.
 *
 * @param headers by lower-case name
 */
public record RawReply(int status, Map<String, List<String>> headers, String body) {
    /** Empty if the server closed the connection. */
    static Optional<RawReply> read(InputStream in, boolean bare) throws IOException {
        String first = line(in);
        if (first.isEmpty()) {
            return Optional.empty();
        }
        Map<String, List<String>> headers = new TreeMap<>();
        for (String line = line(in); !line.isEmpty(); line = line(in)) {
            int colon = line.indexOf(':');
            String name = line.substring(0, colon).toLowerCase(Locale.ROOT);
            headers.computeIfAbsent(name, _ -> new ArrayList<>())
                    .add(line.substring(colon + 1).strip());
        }
        int status = Integer.parseInt(first.split(" ")[1]);
        boolean streams = headers.containsKey("transfer-encoding");
        String length = headers.getOrDefault("content-length", List.of("0")).getFirst();
        byte[] body = bare || streams ? new byte[0] : in.readNBytes(Integer.parseInt(length));
        return Optional.of(new RawReply(status, headers, new String(body, StandardCharsets.UTF_8)));
    }

    static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                return "";
            }
            if (c != '\r') {
                line.write(c);
            }
        }
        return line.toString(StandardCharsets.UTF_8);
    }

    public String header(String name) {
        return String.join(", ", headers.getOrDefault(name, List.of()));
    }
}
