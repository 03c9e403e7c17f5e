package burraco.web.http;

import java.net.InetAddress;
import java.util.HashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rejects requests that another site made a browser send, also by DNS rebinding (a foreign host
 * name that resolves to this machine): they carry another host name or origin.
 */
public final class RequestGate {
    /** A numeric address, with an optional port. */
    private static final Pattern DIGITS =
            Pattern.compile("(\\[[0-9a-f:.]+\\]|[0-9.]+)(?::(\\d+))?");

    private static final Pattern PORT = Pattern.compile(":\\d{1,5}$");

    /** Behind a name that is right with any port. */
    public static final String ANY_PORT = ":*";

    private final Set<String> hosts = new HashSet<>();
    private final Set<String> withAnyPort = new HashSet<>();
    private final int port;
    private final int usual;
    private final String scheme;
    private final boolean namesOrigin;
    private final boolean anyHost;

    /**
     * @param names host names by which this table may be addressed, without a port. With {@link
     *     #ANY_PORT} behind it one is right with any: a router or a container leads another here
     */
    public RequestGate(Set<String> names, int port, ServerOptions options) {
        scheme = options.isSecure() ? "https" : "http";
        usual = options.isSecure() ? 443 : 80;
        namesOrigin = options.clients().nameTheirOrigin();
        // No site makes a browser show a device's certificate, and the device has checked ours.
        anyHost = options.clients().showCertificates();
        this.port = port;
        for (String name : names) {
            if (name.endsWith(ANY_PORT)) {
                withAnyPort.add(host(name.substring(0, name.length() - ANY_PORT.length())));
                continue;
            }
            hosts.add(host(name) + ":" + port);
            if (port == usual) {
                hosts.add(host(name));
            }
        }
    }

    private static String host(String name) {
        String host = name.contains(":") && !name.startsWith("[") ? "[" + name + "]" : name;
        return host.toLowerCase(Locale.ROOT);
    }

    /** The reason to reject a request; empty if it is accepted. */
    public Optional<Response> refusal(Request request) {
        String host = request.header("host").orElse("").toLowerCase(Locale.ROOT);
        if (!anyHost && !isNamed(host) && !isWhereItCame(host, request.to())) {
            return Optional.of(Response.refused(HttpStatus.BAD_REQUEST, "other-host"));
        }
        return request.method().equals("POST") ? ofPost(request, host) : Optional.empty();
    }

    private boolean isNamed(String host) {
        return hosts.contains(host) || withAnyPort.contains(PORT.matcher(host).replaceFirst(""));
    }

    /**
     * A numeric address that equals the address the connection came in on is accepted: no host name
     * was resolved.
     */
    private boolean isWhereItCame(String host, String to) {
        Matcher digits = DIGITS.matcher(host);
        if (!digits.matches()) {
            return false;
        }
        String itsPort = Objects.requireNonNullElse(digits.group(2), String.valueOf(usual));
        try {
            return itsPort.equals(String.valueOf(port))
                    && InetAddress.ofLiteral(digits.group(1)).equals(InetAddress.ofLiteral(to));
        } catch (IllegalArgumentException none) {
            return false;
        }
    }

    private Optional<Response> ofPost(Request request, String host) {
        // Browsers name the origin of every post; programs need not.
        boolean here =
                request.header("origin")
                        .map(origin -> origin.equals(scheme + "://" + host))
                        .orElse(!namesOrigin);
        boolean other =
                request.header("sec-fetch-site")
                        .filter(site -> !site.equals("same-origin"))
                        .isPresent();
        if (!here || other) {
            return Optional.of(Response.refused(HttpStatus.FORBIDDEN, "other-origin"));
        }
        String type = request.header("content-type").orElse("").toLowerCase(Locale.ROOT);
        boolean json = type.equals("application/json") || type.startsWith("application/json;");
        return json
                ? Optional.empty()
                : Optional.of(Response.refused(HttpStatus.OTHER_TYPE, "other-type"));
    }
}
