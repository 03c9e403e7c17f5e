package burraco.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLParameters;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Real handshakes between a table and a hall, over sockets of this machine. */
class TlsContextsTest {
    private static final int WAIT_MILLIS = 20_000;

    private static final TrustedHall HALL = TrustedHall.open("Hall");
    private static final TrustedHall OTHER = TrustedHall.open("Other hall");

    private static SSLContext link(InstantSource clock) {
        return TlsContexts.link(HALL.server(), HALL.authority().certificate(), clock);
    }

    private static SSLContext table(Identity device) {
        return TlsContexts.table(device, HALL.authority().certificate(), TrustedHall.CLOCK);
    }

    private static InstantSource later(int days) {
        return InstantSource.fixed(TrustedHall.NOW.plus(Duration.ofDays(days)));
    }

    /**
     * What both ends say of a handshake.
     *
     * @param seen the certificate that the server saw
     */
    private record Outcome(Optional<X509Certificate> seen, String server, String client) {}

    /**
     * A byte goes both ways: in TLS 1.3 a client hears only after its handshake that it was
     * refused.
     */
    private static Outcome shakeHands(SSLContext server, SSLContext client) throws Exception {
        try (SSLServerSocket door =
                (SSLServerSocket)
                        server.getServerSocketFactory()
                                .createServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            door.setNeedClientAuth(true);
            door.setSoTimeout(WAIT_MILLIS);
            FutureTask<X509Certificate> welcome = new FutureTask<>(() -> welcome(door));
            Thread.startVirtualThread(welcome);
            String atClient = come(client, door.getLocalPort());
            try {
                X509Certificate seen = welcome.get(WAIT_MILLIS, TimeUnit.MILLISECONDS);
                return new Outcome(Optional.of(seen), "", atClient);
            } catch (ExecutionException refused) {
                return new Outcome(Optional.empty(), String.valueOf(refused.getCause()), atClient);
            }
        }
    }

    private static X509Certificate welcome(SSLServerSocket door) throws IOException {
        try (SSLSocket socket = (SSLSocket) door.accept()) {
            socket.setSoTimeout(WAIT_MILLIS);
            socket.getInputStream().read();
            socket.getOutputStream().write(2);
            return (X509Certificate) socket.getSession().getPeerCertificates()[0];
        }
    }

    private static String come(SSLContext client, int port) {
        try (SSLSocket socket =
                (SSLSocket) client.getSocketFactory().createSocket("localhost", port)) {
            socket.setSoTimeout(WAIT_MILLIS);
            SSLParameters parameters = TlsContexts.newest();
            parameters.setEndpointIdentificationAlgorithm("HTTPS");
            socket.setSSLParameters(parameters);
            socket.getOutputStream().write(1);
            int answer = socket.getInputStream().read();
            return answer == 2 ? "" : "hung up";
        } catch (IOException refused) {
            return refused.toString();
        }
    }

    private static void accepted(SSLContext server, SSLContext client, Identity device)
            throws Exception {
        assertEquals(
                new Outcome(Optional.of(device.certificate()), "", ""), shakeHands(server, client));
    }

    private static void serverRefuses(SSLContext server, SSLContext client, String why)
            throws Exception {
        Outcome outcome = shakeHands(server, client);
        assertTrue(outcome.server().contains(why), outcome::toString);
        assertNotEquals("", outcome.client(), "the client has no answer");
    }

    private static void clientRefuses(SSLContext server, SSLContext client, String why)
            throws Exception {
        Outcome outcome = shakeHands(server, client);
        assertTrue(outcome.client().contains(why), outcome::toString);
        assertEquals(Optional.empty(), outcome.seen(), "the server has heard nothing");
    }

    @Test
    @DisplayName("A table and its hall accept each other, and the hall knows which table it is")
    void theyKnowEachOther() throws Exception {
        Identity device = HALL.table();
        accepted(link(TrustedHall.CLOCK), table(device), device);
    }

    @Test
    @DisplayName("A certificate in a file is as good as a new one")
    void fromTheirTexts() throws Exception {
        Identity device = Identity.fromPem(HALL.table().toPem());
        Identity server = Identity.fromPem(HALL.server().toPem());
        X509Certificate authority =
                Certificates.fromPem(Certificates.toPem(HALL.authority().certificate()));
        SSLContext link = TlsContexts.link(server, authority, TrustedHall.CLOCK);
        SSLContext table = TlsContexts.table(device, authority, TrustedHall.CLOCK);
        accepted(link, table, device);
    }

    @Test
    @DisplayName("A hall refuses a client without a certificate")
    void whoShowsNothing() throws Exception {
        SSLContext visitor = TlsContexts.visitor(HALL.authority().certificate(), TrustedHall.CLOCK);
        serverRefuses(link(TrustedHall.CLOCK), visitor, "Empty client certificate chain");
    }

    @Test
    @DisplayName("A hall refuses the table of another hall, and a table refuses another hall")
    void anotherAuthority() throws Exception {
        Identity stranger =
                new Identity(OTHER.table().privateKey(), List.of(OTHER.table().certificate()));
        serverRefuses(link(TrustedHall.CLOCK), table(stranger), "Empty client certificate chain");
        SSLContext others =
                TlsContexts.link(OTHER.server(), HALL.authority().certificate(), TrustedHall.CLOCK);
        clientRefuses(others, table(HALL.table()), "PKIX path");
    }

    @Test
    @DisplayName("Another hall of the same name is another hall")
    void theSameNameIsNotTheSameHall() throws Exception {
        TrustedHall twin = TrustedHall.open("Hall");
        // The names of the issuers are the same, so the client sends its certificate.
        serverRefuses(link(TrustedHall.CLOCK), table(twin.table()), "PKIX path");
    }

    @Test
    @DisplayName("Somebody with a table's certificate and another key is refused")
    void aStolenCertificate() throws Exception {
        Identity thief =
                new Identity(
                        DeviceKey.create(TrustedHall.RANDOM).privateKey(),
                        List.of(HALL.table().certificate()));
        serverRefuses(link(TrustedHall.CLOCK), table(thief), "CertificateVerify");
    }

    @Test
    @DisplayName("An expired certificate is refused, by the clock that was given")
    void expired() throws Exception {
        Identity old = HALL.table(TrustedHall.NOW.minus(Duration.ofDays(100)), 90);
        serverRefuses(link(TrustedHall.CLOCK), table(old), "PKIX path");
        Identity device = HALL.table();
        serverRefuses(link(later(91)), table(device), "PKIX path");
        SSLContext ahead = TlsContexts.table(device, HALL.authority().certificate(), later(91));
        clientRefuses(link(TrustedHall.CLOCK), ahead, "PKIX path");
    }

    @Test
    @DisplayName("A table whose clock is behind takes at least the day of its own certificate")
    void aClockThatIsBehind() throws Exception {
        Identity device = HALL.table();
        SSLContext behind = TlsContexts.table(device, HALL.authority().certificate(), later(-999));
        accepted(link(TrustedHall.CLOCK), behind, device);
        Identity later =
                HALL.authority().serve(List.of("localhost"), List.of(), later(40).instant(), 90);
        SSLContext link =
                TlsContexts.link(later, HALL.authority().certificate(), TrustedHall.CLOCK);
        clientRefuses(link, behind, "PKIX path");
    }

    @Test
    @DisplayName("An authority that has expired is no longer trusted")
    void anExpiredAuthority() throws Exception {
        Instant past = TrustedHall.NOW.minus(Duration.ofDays(3 * 365));
        Authority old = Authority.create("Hall", past, 2, TrustedHall.RANDOM);
        DeviceKey key = DeviceKey.create(TrustedHall.RANDOM);
        Identity device =
                Identity.ofDevice(
                        key, old.issueDevice(key.publicKey(), past, 9_999), old.certificate());
        SSLContext link = TlsContexts.link(HALL.server(), old.certificate(), TrustedHall.CLOCK);
        serverRefuses(link, table(device), "NotAfter");
    }

    @Test
    @DisplayName("A server's certificate does not make a client a table, nor a table a server")
    void eachForItsPurpose() throws Exception {
        serverRefuses(link(TrustedHall.CLOCK), table(HALL.server()), "client authentication");
        SSLContext falseHall =
                TlsContexts.link(HALL.table(), HALL.authority().certificate(), TrustedHall.CLOCK);
        clientRefuses(falseHall, table(HALL.table()), "server");
    }

    @Test
    @DisplayName("A server with another name is refused")
    void anotherName() throws Exception {
        Identity elsewhere =
                HALL.authority()
                        .serve(List.of("elsewhere.example"), List.of(), TrustedHall.NOW, 90);
        SSLContext link =
                TlsContexts.link(elsewhere, HALL.authority().certificate(), TrustedHall.CLOCK);
        clientRefuses(link, table(HALL.table()), "name matching localhost");
    }
}
