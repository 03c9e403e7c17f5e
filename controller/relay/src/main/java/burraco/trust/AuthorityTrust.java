package burraco.trust;

import java.net.Socket;
import java.security.GeneralSecurityException;
import java.security.cert.CertificateException;
import java.security.cert.PKIXBuilderParameters;
import java.security.cert.TrustAnchor;
import java.security.cert.X509CertSelector;
import java.security.cert.X509Certificate;
import java.time.InstantSource;
import java.util.Date;
import java.util.Set;
import javax.net.ssl.CertPathTrustManagerParameters;
import javax.net.ssl.SSLEngine;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509ExtendedTrustManager;

/**
 * Accepts what one authority has signed, at the time of a given clock. The JDK checks chain,
 * purpose and host name; it would take the time of the machine.
 */
final class AuthorityTrust extends X509ExtendedTrustManager {
    private final X509Certificate authority;
    private final InstantSource clock;

    AuthorityTrust(X509Certificate authority, InstantSource clock) {
        this.authority = authority;
        this.clock = clock;
    }

    /** The JDK's own, for this moment. */
    private X509ExtendedTrustManager now() throws CertificateException {
        Date date = Date.from(clock.instant());
        // The JDK does not look at the dates of an authority.
        authority.checkValidity(date);
        try {
            PKIXBuilderParameters rules =
                    new PKIXBuilderParameters(
                            Set.of(new TrustAnchor(authority, null)), new X509CertSelector());
            rules.setRevocationEnabled(false);
            rules.setDate(date);
            TrustManagerFactory factory = TrustManagerFactory.getInstance("PKIX");
            factory.init(new CertPathTrustManagerParameters(rules));
            for (TrustManager manager : factory.getTrustManagers()) {
                if (manager instanceof X509ExtendedTrustManager usual) {
                    return usual;
                }
            }
        } catch (GeneralSecurityException unusable) {
            throw new CertificateException(unusable);
        }
        throw new CertificateException("this Java checks no certificates");
    }

    @Override
    public X509Certificate[] getAcceptedIssuers() {
        return new X509Certificate[] {authority};
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind)
            throws CertificateException {
        now().checkClientTrusted(chain, kind);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, Socket socket)
            throws CertificateException {
        now().checkClientTrusted(chain, kind, socket);
    }

    @Override
    public void checkClientTrusted(X509Certificate[] chain, String kind, SSLEngine engine)
            throws CertificateException {
        now().checkClientTrusted(chain, kind, engine);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind)
            throws CertificateException {
        now().checkServerTrusted(chain, kind);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, Socket socket)
            throws CertificateException {
        now().checkServerTrusted(chain, kind, socket);
    }

    @Override
    public void checkServerTrusted(X509Certificate[] chain, String kind, SSLEngine engine)
            throws CertificateException {
        now().checkServerTrusted(chain, kind, engine);
    }
}
