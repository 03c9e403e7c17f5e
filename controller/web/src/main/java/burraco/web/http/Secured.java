package burraco.web.http;

import java.io.IOException;
import java.net.Socket;
import java.security.cert.X509Certificate;
import java.util.Optional;
import javax.net.ssl.SSLSocket;

/**
 * A connection as the server's options want it.
 *
 * @param peer the client's certificate, which has been checked; empty if none is asked for
 */
record Secured(Socket socket, Optional<X509Certificate> peer) {
    private static final String[] NEWEST = {"TLSv1.3"};

    /** Leaves the raw socket open to the caller: closing it never blocks. */
    static Secured of(Socket raw, ServerOptions options) throws IOException {
        if (!options.isSecure()) {
            return new Secured(raw, Optional.empty());
        }
        String from = raw.getInetAddress().getHostAddress();
        SSLSocket secure =
                (SSLSocket)
                        options.secret()
                                .get()
                                .getSocketFactory()
                                .createSocket(raw, from, raw.getPort(), true);
        secure.setUseClientMode(false);
        if (!options.clients().showCertificates()) {
            return new Secured(secure, Optional.empty());
        }
        secure.setNeedClientAuth(true);
        secure.setEnabledProtocols(NEWEST);
        // The certificate is known after the handshake, and must be before the first request.
        secure.startHandshake();
        return new Secured(
                secure,
                Optional.of((X509Certificate) secure.getSession().getPeerCertificates()[0]));
    }
}
