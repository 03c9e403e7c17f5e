package burraco.running;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.testing.InstalledTable;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * What the launcher of the table's screen opens, and when; the browser is a script that only
 * reports its calls.
 */
@Tag("process")
@Timeout(60)
class KioskTest {
    private static final InetAddress HERE = InetAddress.getLoopbackAddress();

    /** A browser that reports its process and address, and runs until it is ended. */
    private static final String BROWSER =
            """
            #!/bin/sh
            for last; do :; done
            echo "$$ $last"
            exec sleep 600
            """;

    /** A browser that ends by itself. */
    private static final String FLEETING = "#!/bin/sh\nexit 0\n";

    /** One start of the browser. */
    private record Opened(long process, String address) {}

    @TempDir Path folder;

    private int port;
    private HttpServer server;
    private Process launcher;
    private BufferedReader said;

    @BeforeEach
    void aPortWhereNobodyAnswers() throws IOException {
        try (ServerSocket any = new ServerSocket(0, 1, HERE)) {
            port = any.getLocalPort();
        }
    }

    @AfterEach
    void nothingStays() {
        if (launcher != null) {
            launcher.descendants().forEach(ProcessHandle::destroyForcibly);
            launcher.destroyForcibly();
        }
        if (server != null) {
            server.stop(0);
        }
    }

    @Test
    void whenTheTableServesThePageIsOpenedAtOnce() throws Exception {
        theTableAnswers(200);
        begin(BROWSER);
        assertEquals(page(), opened().address());
    }

    @Test
    void untilThenTheWaitingPageIsShownAndEndsBeforeTheTablesPageIsOpened() throws Exception {
        begin(BROWSER);
        Opened waiting = opened();
        assertEquals("file://" + InstalledTable.SYSTEM.resolve("waiting.html"), waiting.address());
        theTableAnswers(200);
        Opened table = opened();
        assertEquals(page(), table.address());
        assertFalse(ProcessHandle.of(waiting.process()).isPresent(), "the first is gone");
        assertEquals(launcher.pid(), table.process(), "its end is the launcher's");
    }

    @Test
    void whateverTheTableAnswersIsForTheBrowserToShow() throws Exception {
        theTableAnswers(500);
        begin(BROWSER);
        assertEquals(page(), opened().address());
    }

    @Test
    void whenTheWaitingPageIsGoneTheLauncherEndsForSystemdToStartItAnew() throws Exception {
        begin(FLEETING);
        assertNotEquals(0, launcher.waitFor());
    }

    @Test
    void atTheFirstStartOfACardItsPageComesFirst() throws Exception {
        Files.createDirectories(folder.resolve("first-start"));
        theTableAnswers(200);
        begin(BROWSER);
        assertEquals(page().replace("/table", "/first-start"), opened().address());
    }

    @Test
    void eachProfileIsNewAndOffersNoTranslation() throws Exception {
        Path old = Files.createDirectories(folder.resolve("browser")).resolve("old");
        Files.writeString(old, "from the last start");
        theTableAnswers(200);
        begin(BROWSER);
        opened();
        assertFalse(Files.exists(old));
        String preferences = Files.readString(folder.resolve("browser/Default/Preferences"));
        assertTrue(preferences.contains("\"translate\":{\"enabled\":false}"), preferences);
    }

    private String page() {
        return "http://127.0.0.1:" + port + "/table?pointer=none";
    }

    private void theTableAnswers(int status) throws IOException {
        server = HttpServer.create(new InetSocketAddress(HERE, port), 0);
        server.createContext(
                "/table",
                asked -> {
                    asked.sendResponseHeaders(status, -1);
                    asked.close();
                });
        server.start();
    }

    /** Starts the half of the launcher that runs within the compositor. */
    private void begin(String browser) throws IOException {
        Path place = Files.createDirectories(folder.resolve("bin")).resolve("chromium");
        Files.writeString(place, browser);
        Files.setPosixFilePermissions(place, PosixFilePermissions.fromString("rwxr-xr-x"));
        ProcessBuilder builder =
                new ProcessBuilder(
                                "sh", InstalledTable.SYSTEM.resolve("kiosk").toString(), "inside")
                        .redirectError(ProcessBuilder.Redirect.INHERIT);
        builder.environment()
                .putAll(
                        Map.of(
                                "PATH",
                                place.getParent() + ":" + System.getenv("PATH"),
                                "XDG_RUNTIME_DIR",
                                folder.toString(),
                                "FIRST_START",
                                folder.resolve("first-start").toString(),
                                "PAGE",
                                page()));
        launcher = builder.start();
        said = launcher.inputReader();
    }

    private Opened opened() throws IOException {
        String[] words = said.readLine().split(" ");
        return new Opened(Long.parseLong(words[0]), words[1]);
    }
}
