package burraco.trust;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Keys and certificates as openssl reads them, where there is one. */
@Tag("process")
class OpensslTest {
    private static final String THEN =
            String.valueOf(TrustedHall.NOW.plusSeconds(3_600).getEpochSecond());

    @TempDir Path folder;

    private final TrustedHall hall = TrustedHall.open("Circolo \u00abLa Pinella\u00bb, sala 2");

    private record Said(int status, String text) {}

    private static Said openssl(String... arguments) throws Exception {
        List<String> command = new ArrayList<>(List.of("openssl"));
        command.addAll(List.of(arguments));
        Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
        process.getOutputStream().close();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Said(process.waitFor(), text);
    }

    @BeforeAll
    static void isThere() throws Exception {
        try {
            assumeTrue(openssl("version").text().startsWith("OpenSSL 3"));
        } catch (IOException none) {
            assumeTrue(false, "no openssl");
        }
    }

    private String file(String name, String pem) throws IOException {
        return Files.writeString(folder.resolve(name), pem).toString();
    }

    private void verifies(String certificate, String... more) throws Exception {
        String authority = file("hall.pem", Certificates.toPem(hall.authority().certificate()));
        List<String> arguments =
                new ArrayList<>(
                        List.of(
                                "verify",
                                "-x509_strict",
                                "-check_ss_sig",
                                "-attime",
                                THEN,
                                "-CAfile",
                                authority));
        arguments.addAll(List.of(more));
        arguments.add(certificate);
        assertEquals(
                new Said(0, certificate + ": OK\n"), openssl(arguments.toArray(String[]::new)));
    }

    @Test
    @DisplayName("openssl accepts the chains, strictly, each for its purpose")
    void chains() throws Exception {
        String server =
                file(
                        "server.pem",
                        Certificates.toPem(
                                hall.authority()
                                        .serve(
                                                List.of("hall.local"),
                                                List.of(InetAddress.ofLiteral("192.168.1.20")),
                                                TrustedHall.NOW,
                                                90)
                                        .certificate()));
        verifies(server, "-purpose", "sslserver", "-verify_hostname", "hall.local");
        verifies(server, "-purpose", "sslserver", "-verify_ip", "192.168.1.20");
        String table = file("table.pem", Certificates.toPem(hall.table().certificate()));
        verifies(table, "-purpose", "sslclient");
        verifies(file("ca.pem", Certificates.toPem(hall.authority().certificate())));
    }

    @Test
    @DisplayName("openssl shows what is in a certificate")
    void contents() throws Exception {
        String server = file("server.pem", Certificates.toPem(hall.server().certificate()));
        String text = openssl("x509", "-in", server, "-noout", "-text").text();
        for (String part :
                List.of(
                        "Version: 3 (0x2)",
                        "Signature Algorithm: ecdsa-with-SHA256",
                        "Not Before: Apr  6 07:08:09 2031 GMT",
                        "Not After : Aug  4 07:08:09 2031 GMT",
                        "Subject: CN = localhost",
                        "NIST CURVE: P-256",
                        "X509v3 Basic Constraints: critical\n                CA:FALSE",
                        "X509v3 Key Usage: critical\n                Digital Signature",
                        "TLS Web Server Authentication",
                        "DNS:localhost, IP Address:127.0.0.1")) {
            assertTrue(text.contains(part), part + " is not in " + text);
        }
    }

    @Test
    @DisplayName("openssl reads our keys")
    void keys() throws Exception {
        for (String pem :
                List.of(
                        DeviceKey.create(TrustedHall.RANDOM).toPem(),
                        hall.authority().toPem(),
                        hall.server().toPem())) {
            Said said = openssl("pkey", "-in", file("key.pem", pem), "-noout", "-check");
            assertEquals(0, said.status(), said.text());
        }
    }
}
