package burraco.testing;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.security.SecureRandom;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.List;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManager;
import javax.net.ssl.TrustManagerFactory;
import javax.net.ssl.X509TrustManager;

/** A certificate for pages on this machine, made by the JDK's own tool. */
public record PagesKeys(KeyStore store) {
    private static final char[] SECRET = "a-test-only".toCharArray();

    public static PagesKeys make(Path folder)
            throws IOException, InterruptedException, GeneralSecurityException {
        Path file = folder.resolve("keys.p12");
        Path keytool = Path.of(System.getProperty("java.home"), "bin", "keytool");
        Process made =
                new ProcessBuilder(
                                keytool.toString(),
                                "-genkeypair",
                                "-alias",
                                "pages",
                                "-keyalg",
                                "EC",
                                "-dname",
                                "CN=localhost",
                                "-ext",
                                "san=dns:localhost",
                                "-storetype",
                                "PKCS12",
                                "-keystore",
                                file.toString(),
                                "-storepass",
                                new String(SECRET))
                        .inheritIO()
                        .start();
        if (made.waitFor() != 0) {
            throw new IOException("keytool made no certificate");
        }
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, SECRET);
        }
        return new PagesKeys(store);
    }

    /** For both ends of a connection. */
    public SSLContext context() throws GeneralSecurityException {
        KeyManagerFactory keys =
                KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, SECRET);
        TrustManagerFactory trust =
                TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(store);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), trust.getTrustManagers(), null);
        return context;
    }

    /** Beside a table's file, which names them from now on. */
    public void writeBeside(Path config) throws IOException, GeneralSecurityException {
        String certificate = pem("CERTIFICATE", store.getCertificate("pages").getEncoded());
        String key = pem("PRIVATE KEY", store.getKey("pages", SECRET).getEncoded());
        Files.writeString(config.resolveSibling("pages.pem"), certificate);
        Files.writeString(config.resolveSibling("pages.key.pem"), key);
        String names = "\n[web]\ncertificate = \"pages.pem\"\nkey = \"pages.key.pem\"\n";
        Files.writeString(config, Files.readString(config) + names);
    }

    private static String pem(String what, byte[] bytes) {
        String text = Base64.getMimeEncoder().encodeToString(bytes);
        return "-----BEGIN " + what + "-----\n" + text + "\n-----END " + what + "-----\n";
    }

    /** For somebody who does not care whom he speaks to. */
    public static SSLContext anybody() {
        X509TrustManager everybody =
                new X509TrustManager() {
                    @Override
                    public void checkClientTrusted(X509Certificate[] chain, String kind) {}

                    @Override
                    public void checkServerTrusted(X509Certificate[] chain, String kind) {}

                    @Override
                    public X509Certificate[] getAcceptedIssuers() {
                        return new X509Certificate[0];
                    }
                };
        try {
            SSLContext context = SSLContext.getInstance("TLS");
            TrustManager[] managers = List.of(everybody).toArray(new TrustManager[0]);
            context.init(null, managers, new SecureRandom());
            return context;
        } catch (GeneralSecurityException none) {
            throw new IllegalStateException(none);
        }
    }
}
