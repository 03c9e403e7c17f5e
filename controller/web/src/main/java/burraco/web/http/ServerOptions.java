package burraco.web.http;

import java.util.Optional;
import javax.net.ssl.SSLContext;

/**
 * Whom a server serves, and how many of them.
 *
 * @param secret key for https; empty for plain http
 */
public record ServerOptions(Optional<SSLContext> secret, ConnectionLimits limits, Clients clients) {
    /** What connects to a server. */
    public enum Clients {
        /** What is posted must come from our own pages. */
        BROWSERS,
        /** Programs as well, which do not say where a post comes from. */
        PROGRAMS,
        /**
         * Only programs with a certificate that the server's {@link SSLContext} accepts; TLS 1.3.
         */
        DEVICES;

        boolean showCertificates() {
            return this == DEVICES;
        }

        boolean nameTheirOrigin() {
            return this == BROWSERS;
        }
    }

    public ServerOptions {
        if (clients.showCertificates() && secret.isEmpty()) {
            throw new IllegalArgumentException("certificates are shown by https only");
        }
    }

    /** Of pages, with the usual limits. */
    public static ServerOptions pages(Optional<SSLContext> secret) {
        return new ServerOptions(
                secret,
                secret.isPresent() ? ConnectionLimits.SECURE : ConnectionLimits.PLAIN,
                Clients.BROWSERS);
    }

    boolean isSecure() {
        return secret.isPresent();
    }
}
