package burraco.trust;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.cert.Certificate;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import javax.net.ssl.KeyManager;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.TrustManager;
import javax.net.ssl.X509TrustManager;

/** TLS for each end of a connection. */
public final class TlsContexts {
    private static final String NEWEST = "TLSv1.3";

    /** Java's default is 20,480 for a day. */
    private static final int MOST_SESSIONS = 2_048;

    /** A resumed session shows no certificate again, so it is not resumed for long. */
    private static final Duration SESSION = Duration.ofHours(1);

    private TlsContexts() {}

    /** Of pages: shows a certificate and asks for none. */
    public static SSLContext pages(Identity server) {
        return context(Optional.of(server), Optional.empty());
    }

    /**
     * Of the port that tables connect to.
     *
     * @param authority whose tables are accepted
     * @param clock decides which certificates have expired
     */
    public static SSLContext link(Identity server, X509Certificate authority, InstantSource clock) {
        return context(Optional.of(server), Optional.of(new AuthorityTrust(authority, clock)));
    }

    /** Of a table that belongs to a hall. */
    public static SSLContext table(
            Identity device, X509Certificate authority, InstantSource clock) {
        InstantSource since = sinceIssued(device.certificate(), clock);
        return context(Optional.of(device), Optional.of(new AuthorityTrust(authority, since)));
    }

    /** The same, for libraries that make the context themselves. */
    public static Parts parts(Identity itself, X509Certificate authority, InstantSource clock) {
        InstantSource since = sinceIssued(itself.certificate(), clock);
        try {
            return new Parts(keys(itself), new AuthorityTrust(authority, since));
        } catch (GeneralSecurityException | IOException notInJdk) {
            throw new IllegalStateException(notInJdk);
        }
    }

    /** For libraries: accepts servers that the authority has signed. */
    public static X509TrustManager trust(X509Certificate authority, InstantSource clock) {
        return new AuthorityTrust(authority, clock);
    }

    /**
     * What a context consists of.
     *
     * @param keys of its own certificate
     * @param trust whom it accepts
     */
    public record Parts(KeyManagerFactory keys, X509TrustManager trust) {}

    /** The clock of a table may be behind, but not before its own certificate was issued. */
    private static InstantSource sinceIssued(X509Certificate own, InstantSource clock) {
        Instant issued = own.getNotBefore().toInstant().plus(Authority.BACKDATED);
        return () -> {
            Instant now = clock.instant();
            return now.isBefore(issued) ? issued : now;
        };
    }

    /** Of a client that shows no certificate and accepts servers of one hall only. */
    public static SSLContext visitor(X509Certificate authority, InstantSource clock) {
        return context(Optional.empty(), Optional.of(new AuthorityTrust(authority, clock)));
    }

    /**
     * Of a table that is being paired: accepts any server. Use it for the messages of a pairing
     * only, whose {@link PairingCode} people compare.
     */
    public static SSLContext pairing() {
        return context(Optional.empty(), Optional.of(new AnybodyTrust()));
    }

    /** For a client: TLS 1.3 and nothing older. */
    public static SSLParameters newest() {
        return new SSLParameters(null, new String[] {NEWEST});
    }

    private static SSLContext context(Optional<Identity> itself, Optional<TrustManager> trust) {
        try {
            SSLContext context = SSLContext.getInstance(NEWEST);
            KeyManager[] keys =
                    itself.isPresent() ? keys(itself.get()).getKeyManagers() : new KeyManager[0];
            context.init(keys, trust.stream().toArray(TrustManager[]::new), null);
            context.getServerSessionContext().setSessionCacheSize(MOST_SESSIONS);
            context.getServerSessionContext().setSessionTimeout((int) SESSION.toSeconds());
            return context;
        } catch (GeneralSecurityException | IOException notInJdk) {
            throw new IllegalStateException(notInJdk);
        }
    }

    private static KeyManagerFactory keys(Identity itself)
            throws GeneralSecurityException, IOException {
        char[] nobody = {};
        KeyStore store = KeyStore.getInstance("PKCS12");
        store.load(null, nobody);
        store.setKeyEntry(
                "own", itself.privateKey(), nobody, itself.chain().toArray(new Certificate[0]));
        KeyManagerFactory factory =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        factory.init(store, nobody);
        return factory;
    }
}
