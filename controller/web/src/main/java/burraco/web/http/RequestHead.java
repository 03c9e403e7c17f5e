package burraco.web.http;

import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.security.cert.X509Certificate;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;

/**
 * The head of a request (RFC 9112): request line and headers. Anything ambiguous, which two parsers
 * could read differently, is rejected.
 *
 * @param headers by lower-case name; a header that occurs more than once has the value "several"
 * @param lasting whether the connection stays open for another request
 * @param chunks whether the client understands chunked responses
 */
record RequestHead(
        String method,
        String path,
        String query,
        Map<String, String> headers,
        boolean lasting,
        boolean chunks) {
    private static final int MAX_HEADERS = 60;
    private static final Pattern TOKEN = Pattern.compile("[!#$%&'*+.^_`|~0-9A-Za-z-]+");
    private static final Pattern VERSION = Pattern.compile("HTTP/1\\.[01]");
    private static final Pattern LENGTH = Pattern.compile("[0-9]{1,9}");
    private static final String SEVERAL = "several";

    /** Parses a head; empty if it is invalid. */
    static Optional<RequestHead> read(byte[] bytes, int end) {
        String[] lines = new String(bytes, 0, end, StandardCharsets.ISO_8859_1).split("\r\n", -1);
        String[] first = lines[0].split(" ", -1);
        if (first.length != 3
                || !TOKEN.matcher(first[0]).matches()
                || !VERSION.matcher(first[2]).matches()
                || lines.length > MAX_HEADERS + 1) {
            return Optional.empty();
        }
        Map<String, String> headers = new LinkedHashMap<>();
        for (int i = 1; i < lines.length; i++) {
            if (!put(headers, lines[i])) {
                return Optional.empty();
            }
        }
        return isSound(headers) ? read(first, headers) : Optional.empty();
    }

    private static boolean put(Map<String, String> headers, String line) {
        int colon = line.indexOf(':');
        if (colon < 1
                || !TOKEN.matcher(line.substring(0, colon)).matches()
                || line.chars().anyMatch(c -> c < ' ' && c != '\t' || c == 0x7f)) {
            return false;
        }
        String name = line.substring(0, colon).toLowerCase(Locale.ROOT);
        headers.merge(name, line.substring(colon + 1).strip(), (_, _) -> SEVERAL);
        return true;
    }

    /** A body has one length: contradictory lengths are used for request smuggling. */
    private static boolean isSound(Map<String, String> headers) {
        String length = headers.get("content-length");
        String coding = headers.get("transfer-encoding");
        return (length == null || LENGTH.matcher(length).matches())
                && (coding == null || coding.equalsIgnoreCase("chunked"))
                && (length == null || coding == null);
    }

    private static Optional<RequestHead> read(String[] first, Map<String, String> headers) {
        URI address;
        try {
            address = new URI(first[1]);
        } catch (URISyntaxException none) {
            return Optional.empty();
        }
        if (address.isAbsolute() || address.getRawAuthority() != null) {
            // A host in the request line takes precedence over the header.
            String host = address.getRawAuthority();
            headers.put("host", host == null ? "" : host);
        }
        String path = address.getRawPath();
        String query = address.getRawQuery();
        return Optional.of(
                new RequestHead(
                        first[0],
                        path == null ? "" : path,
                        query == null ? "" : query,
                        headers,
                        lasts(first[2], headers),
                        first[2].equals("HTTP/1.1")));
    }

    private static boolean lasts(String version, Map<String, String> headers) {
        String wish = headers.getOrDefault("connection", "").toLowerCase(Locale.ROOT);
        return version.equals("HTTP/1.1") && !wish.contains("close") && !wish.equals(SEVERAL);
    }

    /** Length of the body; empty if the request does not declare it. */
    OptionalInt length() {
        if (headers.containsKey("transfer-encoding")) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(Integer.parseInt(headers.getOrDefault("content-length", "0")));
    }

    /** Whether the client waits for "100 Continue" before it sends the body. */
    boolean asksFirst() {
        return headers.getOrDefault("expect", "").equalsIgnoreCase("100-continue");
    }

    Request request(byte[] body, String from, String to, Optional<X509Certificate> peer) {
        return new Request(method, path, query, headers, body, from, to, peer);
    }
}
