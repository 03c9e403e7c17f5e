package burraco.mqtt;

import java.security.KeyStore;
import java.security.Provider;
import javax.net.ssl.ManagerFactoryParameters;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.TrustManagerFactorySpi;
import javax.net.ssl.X509TrustManager;

/** The library asks for a factory where there is one that decides already. */
final class GivenTrust extends TrustManagerFactory {
    private static final Provider NONE =
            new Provider("given", "1", "") {
                private static final long serialVersionUID = 1;
            };

    GivenTrust(X509TrustManager who) {
        super(new Same(who), NONE, "given");
    }

    private static final class Same extends TrustManagerFactorySpi {
        private final X509TrustManager who;

        Same(X509TrustManager who) {
            this.who = who;
        }

        @Override
        protected void engineInit(KeyStore none) {}

        @Override
        protected void engineInit(ManagerFactoryParameters none) {}

        @Override
        protected TrustManager[] engineGetTrustManagers() {
            return new TrustManager[] {who};
        }
    }
}
