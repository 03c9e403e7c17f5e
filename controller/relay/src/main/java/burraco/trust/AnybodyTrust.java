package burraco.trust;

import java.net.Socket;
import java.security.cert.X509Certificate;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.X509ExtendedTrustManager;

/** Accepts every server: before a pairing nothing is known about it. */
final class AnybodyTrust extends X509ExtendedTrustManager {
    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return new X509Certificate[0];
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind) {
        throw new UnsupportedOperationException("for clients only");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, Socket socket) {
        throw new UnsupportedOperationException("for clients only");
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, SSLEngine engine) {
        throw new UnsupportedOperationException("for clients only");
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind) {}

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, Socket socket) {}

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, SSLEngine engine) {}
}
