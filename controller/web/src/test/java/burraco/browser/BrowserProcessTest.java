package burraco.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** No browser process outlives the tests, however they end. */
@Tag("browser")
class BrowserProcessTest {
    /** A test that never ends. */
    static final class Forgetful {
        public static void main(String[] arguments) throws IOException {
            Browser.start(800, 480).open("about:blank");
            System.out.println("it is open");
            System.in.read();
        }
    }

    @Test
    void aBrowserEndsWithTheProgramThatStartedItThoughThatIsKilled() throws IOException {
        Chromium.assumeWanted();
        Process program =
                new ProcessBuilder(
                                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                                "-cp",
                                System.getProperty("java.class.path"),
                                Forgetful.class.getName())
                        .redirectErrorStream(true)
                        .start();
        List<ProcessHandle> browser;
        try (var said = program.inputReader(StandardCharsets.UTF_8)) {
            assertEquals("it is open", said.readLine());
            browser = program.descendants().toList();
            assertTrue(browser.size() > 3, browser.toString());
        } finally {
            program.destroyForcibly();
        }
        assertEnd(browser);
    }

    private static void assertEnd(List<ProcessHandle> browser) {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(20);
        while (browser.stream().anyMatch(BrowserProcessTest::lives) && System.nanoTime() < end) {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(10));
        }
        for (ProcessHandle process : browser) {
            assertFalse(lives(process), () -> process.info().toString());
        }
    }

    /** A zombie process still exists, but runs nothing. */
    private static boolean lives(ProcessHandle process) {
        return process.isAlive() && process.info().command().isPresent();
    }
}
