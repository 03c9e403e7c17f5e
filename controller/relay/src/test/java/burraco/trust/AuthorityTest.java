package burraco.trust;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.trust.TrustException.Fault;
import java.net.InetAddress;
import java.security.cert.CertPathValidator;
import java.security.cert.CertPathValidatorException;
import java.security.cert.CertificateFactory;
import java.security.cert.PKIXParameters;
import java.security.cert.TrustAnchor;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The certificates of a hall, as the JDK reads and judges them. */
class AuthorityTest {
    private static final Instant NOW = TrustedHall.NOW;
    private static final String SERVER = "1.3.6.1.5.5.7.3.1";
    private static final String CLIENT = "1.3.6.1.5.5.7.3.2";

    private final Authority authority = authority("Circolo \u00abLa Pinella\u00bb, sala 2");
    private final DeviceKey device = DeviceKey.create(TrustedHall.RANDOM);

    private static Authority authority(String name) {
        return Authority.create(name, NOW, 10, TrustedHall.RANDOM);
    }

    private X509Certificate deviceUntil(int days) {
        return authority.issueDevice(device.publicKey(), NOW, days);
    }

    private static void validate(X509Certificate one, X509Certificate authority, Instant when)
            throws Exception {
        PKIXParameters rules = new PKIXParameters(Set.of(new TrustAnchor(authority, null)));
        rules.setRevocationEnabled(false);
        rules.setDate(Date.from(when));
        CertPathValidator.getInstance("PKIX")
                .validate(
                        CertificateFactory.getInstance("X.509").generateCertPath(List.of(one)),
                        rules);
    }

    private static void refused(X509Certificate one, X509Certificate authority, Instant when) {
        assertThrows(CertPathValidatorException.class, () -> validate(one, authority, when));
    }

    @Test
    @DisplayName("The JDK accepts what the authority has signed, and nothing that another has")
    void aValidPath() throws Exception {
        X509Certificate one = deviceUntil(30);
        validate(one, authority.certificate(), NOW);
        refused(one, authority("Another").certificate(), NOW);
        refused(one, authority("Circolo \u00abLa Pinella\u00bb, sala 2").certificate(), NOW);
    }

    @Test
    @DisplayName("A certificate is valid until its last day, and for clocks that are weeks behind")
    void dates() throws Exception {
        X509Certificate one = deviceUntil(30);
        validate(one, authority.certificate(), NOW.minus(Duration.ofDays(29)));
        validate(one, authority.certificate(), NOW.plus(Duration.ofDays(29)));
        refused(one, authority.certificate(), NOW.minus(Duration.ofDays(31)));
        refused(one, authority.certificate(), NOW.plus(Duration.ofDays(31)));
        assertEquals(NOW.plus(Duration.ofDays(30)), one.getNotAfter().toInstant());
    }

    @Test
    @DisplayName("No certificate outlives its authority, also after 2050")
    void theAuthorityEndsFirst() throws Exception {
        Authority old = Authority.create("Old", NOW, 25, TrustedHall.RANDOM);
        assertEquals(
                Instant.parse("2056-05-06T07:08:09Z"), old.certificate().getNotAfter().toInstant());
        X509Certificate one = old.issueDevice(device.publicKey(), NOW, 40 * 365);
        assertEquals(old.certificate().getNotAfter(), one.getNotAfter());
        validate(one, old.certificate(), Instant.parse("2055-01-01T00:00:00Z"));
    }

    @Test
    @DisplayName("The authority signs certificates and nothing else, and nobody below it does")
    void whatTheAuthorityMay() throws Exception {
        X509Certificate itself = authority.certificate();
        assertEquals(3, itself.getVersion());
        assertEquals(0, itself.getBasicConstraints());
        assertTrue(itself.getKeyUsage()[5]);
        assertFalse(itself.getKeyUsage()[0]);
        itself.verify(itself.getPublicKey());
        String name = itself.getSubjectX500Principal().getName();
        assertEquals("CN=Circolo \u00abLa Pinella\u00bb\\, sala 2", name);
        assertEquals(
                Set.of("2.5.29.15", "2.5.29.19"), new HashSet<>(itself.getCriticalExtensionOIDs()));
    }

    @Test
    @DisplayName("A table's certificate has its fingerprint and is for clients")
    void ofATable() throws Exception {
        X509Certificate one = deviceUntil(30);
        assertEquals("CN=" + device.fingerprint(), one.getSubjectX500Principal().getName());
        assertEquals(device.fingerprint(), Certificates.fingerprint(one));
        assertEquals(device.publicKey(), one.getPublicKey());
        assertEquals(List.of(CLIENT), one.getExtendedKeyUsage());
        assertEquals(-1, one.getBasicConstraints());
        assertTrue(one.getKeyUsage()[0]);
        assertFalse(one.getKeyUsage()[5]);
        assertEquals(
                authority.certificate().getSubjectX500Principal(), one.getIssuerX500Principal());
        // The issuer's key id is that of the authority; each has a header of its own.
        byte[] ours = authority.certificate().getExtensionValue("2.5.29.14");
        byte[] issuers = one.getExtensionValue("2.5.29.35");
        assertArrayEquals(last20(ours), last20(issuers));
        assertNotEquals(one.getSerialNumber(), deviceUntil(30).getSerialNumber());
        assertEquals(1, one.getSerialNumber().signum());
    }

    private static byte[] last20(byte[] bytes) {
        return Arrays.copyOfRange(bytes, bytes.length - 20, bytes.length);
    }

    @Test
    @DisplayName("A server's certificate has its names and addresses")
    void ofAServer() throws Exception {
        Identity server =
                authority.serve(
                        List.of("hall.local", "citt\u00e0.example"),
                        List.of(
                                InetAddress.ofLiteral("192.168.1.20"),
                                InetAddress.ofLiteral("fd00::20")),
                        NOW,
                        90);
        X509Certificate one = server.certificate();
        validate(one, authority.certificate(), NOW);
        assertEquals("CN=hall.local", one.getSubjectX500Principal().getName());
        assertEquals(List.of(SERVER), one.getExtendedKeyUsage());
        assertEquals(
                Set.of(
                        List.of(2, "hall.local"),
                        List.of(2, "xn--citt-3na.example"),
                        List.of(7, "192.168.1.20"),
                        List.of(7, "fd00:0:0:0:0:0:0:20")),
                Set.copyOf(one.getSubjectAlternativeNames()));
        assertThrows(
                IllegalArgumentException.class,
                () -> authority.serve(List.of(), List.of(), NOW, 90));
    }

    @Test
    @DisplayName("A server may be reached by an address alone")
    void ofAServerWithoutAName() throws Exception {
        Identity server =
                authority.serve(List.of(), List.of(InetAddress.ofLiteral("10.0.0.1")), NOW, 90);
        validate(server.certificate(), authority.certificate(), NOW);
        assertEquals("CN=10.0.0.1", server.certificate().getSubjectX500Principal().getName());
    }

    @Test
    @DisplayName("A name that is too long is cut off, not in the middle of a sign")
    void aLongName() {
        String name =
                authority("\ud83c\udccf".repeat(70))
                        .certificate()
                        .getSubjectX500Principal()
                        .getName();
        assertEquals("CN=" + "\ud83c\udccf".repeat(64), name);
    }

    @Test
    @DisplayName("An authority and a server come back from their texts")
    void roundTrip() throws Exception {
        Authority again = Authority.fromPem(authority.toPem(), TrustedHall.RANDOM);
        assertEquals(authority.certificate(), again.certificate());
        validate(again.issueDevice(device.publicKey(), NOW, 30), authority.certificate(), NOW);
        Identity server = authority.serve(List.of("hall.local"), List.of(), NOW, 90);
        assertEquals(server.toPem(), Identity.fromPem(server.toPem()).toPem());
        X509Certificate one = deviceUntil(30);
        assertEquals(one, Certificates.fromPem(Certificates.toPem(one)));
    }

    private static Fault fault(String pem) {
        return assertThrows(TrustException.class, () -> Authority.fromPem(pem, TrustedHall.RANDOM))
                .fault();
    }

    @Test
    @DisplayName("A damaged text is refused, and the refusal says why")
    void brokenTexts() {
        String pem = authority.toPem();
        assertEquals(Fault.MISSING, fault(""));
        assertEquals(Fault.MISSING, fault(Certificates.toPem(authority.certificate())));
        assertEquals(Fault.MISSING, fault(pem.substring(0, pem.indexOf("-----BEGIN CERT"))));
        assertEquals(
                Fault.BROKEN, fault(pem.replace("CERTIFICATE-----\nMII", "CERTIFICATE-----\nMJJ")));
        assertEquals(Fault.BROKEN, fault(pem.replace("KEY-----\nM", "KEY-----\n")));
        assertEquals(
                Fault.OTHER_KEY,
                fault(
                        pem.substring(0, pem.indexOf("-----BEGIN CERT"))
                                + Certificates.toPem(authority("Another").certificate())));
        Identity server = authority.serve(List.of("hall.local"), List.of(), NOW, 90);
        assertEquals(Fault.NO_AUTHORITY, fault(server.toPem()));
    }

    @Test
    @DisplayName("A table takes no certificate of another table or of another hall")
    void aTableChecksWhatItGets() throws Exception {
        X509Certificate ours = authority.certificate();
        Identity.ofDevice(device, deviceUntil(30), ours);
        assertEquals(
                Fault.OTHER_KEY,
                assertThrows(
                                TrustException.class,
                                () ->
                                        Identity.ofDevice(
                                                DeviceKey.create(TrustedHall.RANDOM),
                                                deviceUntil(30),
                                                ours))
                        .fault());
        assertEquals(
                Fault.OTHER_AUTHORITY,
                assertThrows(
                                TrustException.class,
                                () ->
                                        Identity.ofDevice(
                                                device,
                                                deviceUntil(30),
                                                authority("Another").certificate()))
                        .fault());
    }
}
