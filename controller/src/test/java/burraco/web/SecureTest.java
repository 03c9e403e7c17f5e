package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.InputStream;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table whose pages come by https. */
class SecureTest {
    private static final char[] SECRET = "a-test-only".toCharArray();

    @TempDir Path folder;

    private KeyStore store() throws Exception {
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
        assertEquals(0, made.waitFor());
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, SECRET);
        }
        return store;
    }

    private static SSLContext ours(KeyStore store) throws Exception {
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

    @Test
    void theCookieIsForHttpsOnlyAndPlainHttpGetsNothing() throws Exception {
        SSLContext secret = ours(store());
        try (Served table = new Served(Served.newTable(), List.of(), Optional.of(secret))) {
            assertTrue(table.origin().startsWith("https://localhost:"), table.origin());
            String body = "{\"name\":\"Ada\",\"pin\":\"" + Served.RIGHT + "\"}";
            try (Caller caller = over(secret, table.port())) {
                Reply reply = caller.send(table.posted("/api/login", "", body)).reply();
                assertEquals(204, reply.status());
                String cookie = reply.header("set-cookie");
                assertTrue(cookie.endsWith("; Secure"), cookie);
                assertTrue(cookie.startsWith("__Host-console-"), cookie);
            }
            try (Caller caller = over(secret, table.port())) {
                String http = table.posted("/api/login", "", body).replace("https://", "http://");
                assertEquals(403, caller.send(http).reply().status());
            }
            try (Caller listener = over(secret, table.port())) {
                listener.send(table.head("GET", "/api/stream") + "\r\n").reply();
                assertTrue(listener.event().orElseThrow().contains("\"version\":1"));
            }
            try (Caller plain = table.caller()) {
                plain.send(table.head("GET", "/api/state") + "\r\n");
                assertTrue(plain.isHungUp(), "nothing is said in the clear");
            }
            try (Caller caller = over(secret, table.port())) {
                Reply state = caller.send(table.head("GET", "/api/state") + "\r\n").reply();
                assertEquals(200, state.status());
            }
        }
    }

    private static Caller over(SSLContext secret, int port) throws Exception {
        return Caller.over(
                secret.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port));
    }
}
