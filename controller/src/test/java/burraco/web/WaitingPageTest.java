package burraco.web;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.browser.Browser;
import burraco.testing.InstalledTable;
import com.sun.net.httpserver.HttpServer;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

/** What the table's screen shows before the table serves. */
class WaitingPageTest {
    private static final InetAddress HERE = InetAddress.getLoopbackAddress();

    @Test
    void itSaysSoUntilTheTableServesAndThenShowsTheTable() throws Exception {
        int port;
        try (ServerSocket any = new ServerSocket(0, 1, HERE)) {
            port = any.getLocalPort();
        }
        String table = "http://127.0.0.1:" + port + "/table";
        try (Browser browser = Browser.start(800, 480)) {
            browser.open(InstalledTable.SYSTEM.resolve("waiting.html").toUri() + "#" + table);
            browser.see("h1", "Il tavolo si sta avviando");
            browser.see("p", "The table is starting");
            assertEquals("none", browser.script("return getComputedStyle(document.body).cursor"));
            assertEquals(
                    true, browser.script("return document.body.scrollHeight <= innerHeight + 1"));
            HttpServer server = HttpServer.create(new InetSocketAddress(HERE, port), 0);
            server.createContext(
                    "/table",
                    asked -> {
                        byte[] page = "<h1>here it is</h1>".getBytes(StandardCharsets.UTF_8);
                        asked.getResponseHeaders().set("Content-Type", "text/html");
                        asked.sendResponseHeaders(200, page.length);
                        try (OutputStream body = asked.getResponseBody()) {
                            body.write(page);
                        }
                    });
            server.start();
            try {
                browser.see("h1", "here it is");
                assertEquals(table, browser.script("return location.href"));
            } finally {
                server.stop(0);
            }
        }
    }
}
