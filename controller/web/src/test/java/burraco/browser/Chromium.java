package burraco.browser;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.openqa.selenium.ImmutableCapabilities;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.remote.CommandInfo;
import org.openqa.selenium.remote.HttpCommandExecutor;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.remote.http.HttpClient;
import org.openqa.selenium.remote.http.HttpMethod;

/** A headless Chromium with access to its developer tools. */
final class Chromium extends RemoteWebDriver {
    /** Names of the browser and its driver; {@code ./table} looks for the same. */
    private static final List<String> BROWSERS =
            List.of("chromium", "chromium-browser", "google-chrome");

    private static final List<String> DRIVERS = List.of("chromedriver");

    private static final String MISSING =
            "no browser to test with is here: install Chromium and its driver (Debian: sudo"
                    + " apt-get install chromium chromium-driver), or set TABLE_NO_BROWSER=1 to"
                    + " leave out the tests that need one";

    private static final String DEVELOPER_TOOLS = "developerTools";

    private static final CommandInfo THEIR_COMMAND =
            new CommandInfo("/session/:sessionId/goog/cdp/execute", HttpMethod.POST);

    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final DriverProcess process;

    private Chromium(DriverProcess process, Path browser) throws IOException {
        super(
                new HttpCommandExecutor(
                        HttpClient.Factory.createDefault().createClient(process.address()),
                        Map.of(DEVELOPER_TOOLS, THEIR_COMMAND),
                        process.address()),
                wishes(browser, process.profile()));
        this.process = process;
        manage().timeouts().pageLoadTimeout(PATIENCE).scriptTimeout(PATIENCE);
    }

    /** Skips a test if {@code TABLE_NO_BROWSER=1} is set. */
    static void assumeWanted() {
        assumeTrue(
                !"1".equals(System.getenv("TABLE_NO_BROWSER")),
                "TABLE_NO_BROWSER=1: without tests that need a browser");
    }

    static Chromium start() {
        assumeWanted();
        Optional<Path> browser = DriverProcess.find(BROWSERS);
        Optional<Path> driver = DriverProcess.find(DRIVERS);
        if (browser.isEmpty() || driver.isEmpty()) {
            throw new AssertionError(MISSING);
        }
        DriverProcess process = null;
        try {
            process = DriverProcess.start(driver.get());
            return new Chromium(process, browser.get());
        } catch (IOException | WebDriverException problem) {
            if (process != null) {
                process.close();
            }
            throw new AssertionError(
                    browser.get() + " could not be started through " + driver.get(), problem);
        }
    }

    private static ImmutableCapabilities wishes(Path browser, Path profile) {
        List<String> arguments =
                List.of(
                        "--headless",
                        "--no-sandbox",
                        "--disable-gpu",
                        "--disable-quic",
                        "--no-first-run",
                        "--disable-background-networking",
                        "--disable-component-update",
                        "--disable-sync",
                        "--no-proxy-server",
                        // Pages may reach only the table that serves them.
                        "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE"
                                + " localhost",
                        // Connected to its driver by a pipe, the browser ends when the driver
                        // does.
                        "--remote-debugging-pipe",
                        "--user-data-dir=" + profile);
        return new ImmutableCapabilities(
                "browserName",
                "chrome",
                "goog:chromeOptions",
                Map.of("binary", browser.toString(), "args", arguments),
                "goog:loggingPrefs",
                Map.of("browser", "ALL"));
    }

    /** Sends a command of the Chrome DevTools Protocol and returns its result. */
    Map<?, ?> tell(String command, Map<String, ?> parameters) {
        Object answer =
                execute(DEVELOPER_TOOLS, Map.of("cmd", command, "params", parameters)).getValue();
        return (Map<?, ?>) answer;
    }

    /** Ends the browser and everything it started. */
    void end() {
        try {
            quit();
        } catch (WebDriverException gone) {
            // The browser ended before; its driver ends now.
        } finally {
            process.close();
        }
    }
}
