package burraco.browser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A driver that finds its port taken is started again. */
@Tag("browser")
class DriverProcessTest {
    private static final String STARTED = "ChromeDriver was started successfully on port 4711.";

    @TempDir Path folder;

    @Test
    void theSecondAttemptFindsAFreePort() throws IOException {
        Path driver =
                driver("[ -e $0.tried ] && echo '" + STARTED + "' || { touch $0.tried; %s; }");
        try (DriverProcess process = DriverProcess.start(driver)) {
            assertEquals(4711, process.address().getPort());
        }
    }

    @Test
    void aDriverThatNeverStartsIsQuoted() throws IOException {
        Path driver = driver("%s");
        AssertionError never =
                assertThrows(AssertionError.class, () -> DriverProcess.start(driver).close());
        assertTrue(never.getMessage().contains("Address already in use"), never.getMessage());
    }

    /** A driver of one line; {@code %s} is what it says where its port is taken. */
    private Path driver(String line) throws IOException {
        String taken =
                "echo 'bind() failed: Address already in use (98)'"
                        + "; echo 'IPv4 port not available. Exiting...'";
        Path driver = folder.resolve("driver");
        Files.writeString(driver, "#!/bin/sh\n" + line.formatted(taken) + "\n");
        return Files.setPosixFilePermissions(driver, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
