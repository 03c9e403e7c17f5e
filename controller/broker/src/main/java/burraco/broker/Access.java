package burraco.broker;

import java.util.Optional;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.X509TrustManager;

/**
 * With what one comes to a broker.
 *
 * @param login name and password
 * @param keys of one's own certificate
 * @param trust decides which brokers are the right ones; that of the system if empty
 */
public record Access(
        Optional<Login> login, Optional<KeyManagerFactory> keys, Optional<X509TrustManager> trust) {
    public static final Access ANYBODY =
            new Access(Optional.empty(), Optional.empty(), Optional.empty());

    /** A name and what proves it. */
    public record Login(String name, String password) {
        @Override
        public String toString() {
            return name;
        }
    }
}
