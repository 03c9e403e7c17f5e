package burraco.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.security.cert.X509Certificate;
import java.util.List;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLHandshakeException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The pages of a hall, as a client sees them that checks certificate and name. */
class PagesOverTlsTest {
    private static final TrustedHall HALL = TrustedHall.open("Hall");

    private HttpsServer pages;

    private void open(Identity server) throws IOException {
        pages = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        pages.setHttpsConfigurator(new HttpsConfigurator(TlsContexts.pages(server)));
        pages.createContext(
                "/",
                exchange -> {
                    exchange.sendResponseHeaders(204, -1);
                    exchange.close();
                });
        pages.start();
    }

    @AfterEach
    void close() {
        pages.stop(0);
    }

    private int status(String host, SSLContext trust) throws Exception {
        try (HttpClient client =
                HttpClient.newBuilder()
                        .sslContext(trust)
                        .sslParameters(TlsContexts.newest())
                        .build()) {
            URI address = URI.create("https://" + host + ":" + pages.getAddress().getPort());
            return client.send(
                            HttpRequest.newBuilder(address).build(),
                            HttpResponse.BodyHandlers.discarding())
                    .statusCode();
        }
    }

    private static SSLContext trusting(X509Certificate authority) {
        return TlsContexts.visitor(authority, TrustedHall.CLOCK);
    }

    @Test
    @DisplayName("Who trusts the hall's authority reaches its pages by name and by address")
    void byNameAndByAddress() throws Exception {
        open(HALL.server());
        SSLContext trust = trusting(HALL.authority().certificate());
        assertEquals(204, status("localhost", trust));
        assertEquals(204, status("127.0.0.1", trust));
    }

    @Test
    @DisplayName("Another name, another authority, and the authorities of browsers are refused")
    void whatIsNotRight() throws Exception {
        open(HALL.authority().serve(List.of("hall.local"), List.of(), TrustedHall.NOW, 90));
        for (SSLContext trust :
                List.of(
                        trusting(HALL.authority().certificate()),
                        trusting(TrustedHall.open("Other").authority().certificate()),
                        SSLContext.getDefault())) {
            assertThrows(SSLHandshakeException.class, () -> status("localhost", trust));
        }
    }

    @Test
    @DisplayName("Before its pairing a table speaks to any server")
    void beforeAPairing() throws Exception {
        open(HALL.authority().serve(List.of("hall.local"), List.of(), TrustedHall.NOW, 90));
        assertEquals(204, status("localhost", TlsContexts.pairing()));
    }
}
