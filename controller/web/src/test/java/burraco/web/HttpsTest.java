package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.PagesKeys;
import java.net.InetAddress;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A table that serves its pages by https. */
@Tag("process")
class HttpsTest {
    @TempDir Path folder;

    @Test
    void theCookieIsForHttpsOnlyAndPlainHttpGetsNothing() throws Exception {
        SSLContext secret = PagesKeys.make(folder).context();
        try (ServedTable table =
                new ServedTable(ServedTable.newTable(), List.of(), Optional.of(secret))) {
            assertTrue(table.origin().startsWith("https://localhost:"), table.origin());
            String body = "{\"name\":\"Ada\",\"pin\":\"" + ServedTable.RIGHT + "\"}";
            try (RawClient caller = over(secret, table.port())) {
                RawReply reply = caller.send(table.posted("/api/login", "", body)).reply();
                assertEquals(204, reply.status());
                String cookie = reply.header("set-cookie");
                assertTrue(cookie.endsWith("; Secure"), cookie);
                assertTrue(cookie.startsWith("__Host-console-"), cookie);
            }
            try (RawClient caller = over(secret, table.port())) {
                String http = table.posted("/api/login", "", body).replace("https://", "http://");
                assertEquals(403, caller.send(http).reply().status());
            }
            try (RawClient listener = over(secret, table.port())) {
                listener.send(table.head("GET", "/api/stream") + "\r\n").reply();
                assertTrue(listener.event().orElseThrow().contains("\"version\":1"));
            }
            try (RawClient plain = table.caller()) {
                plain.send(table.head("GET", "/api/state") + "\r\n");
                assertTrue(plain.isHungUp(), "nothing is said in the clear");
            }
            try (RawClient caller = over(secret, table.port())) {
                RawReply state = caller.send(table.head("GET", "/api/state") + "\r\n").reply();
                assertEquals(200, state.status());
            }
        }
    }

    private static RawClient over(SSLContext secret, int port) throws Exception {
        return RawClient.over(
                secret.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port));
    }
}
