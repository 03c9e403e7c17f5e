package burraco.cli.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.OptionalLong;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where the clock of a machine has its time from, as far as its files tell. */
class MachineClockTest {
    private static final Instant EVENING = Instant.parse("2026-11-20T20:00:00Z");

    @TempDir Path root;

    private long wall = EVENING.toEpochMilli();
    private long up = 20_000;

    @BeforeEach
    void aMachineWithoutABattery() throws IOException {
        Files.createDirectories(root.resolve("sys/class/rtc"));
        Files.createDirectories(root.resolve("run/systemd/timesync"));
        pass(0);
    }

    private void write(String file, String text) throws IOException {
        Path path = root.resolve(file);
        Files.createDirectories(path.getParent());
        Files.writeString(path, text);
    }

    private void pass(long millis) throws IOException {
        wall += millis;
        up += millis;
        write("proc/uptime", up / 1_000 + "." + up % 1_000 / 10 + " 30.00\n");
    }

    private MachineClock clock() {
        return new MachineClock(root, () -> wall);
    }

    @Test
    @DisplayName("Without a battery the date is only saved, until the network sets it")
    void theNetwork() throws IOException {
        MachineClock clock = clock();
        assertFalse(clock.hasSource());
        pass(2_000);
        assertFalse(clock.hasSource());
        write("run/systemd/timesync/synchronized", "");
        pass(2_000);
        assertTrue(clock.isSet());
        assertTrue(clock.hasSource());
        Files.delete(root.resolve("run/systemd/timesync/synchronized"));
        pass(2_000);
        assertTrue(clock.hasSource(), "it goes on being right");
        assertEquals(OptionalLong.of(up), clock.steadyMillis());
    }

    @Test
    @DisplayName("Somebody sets it by hand")
    void byHand() throws IOException {
        MachineClock clock = clock();
        assertFalse(clock.hasSource());
        wall += 20_000;
        pass(2_000);
        assertFalse(clock.hasSource(), "too little to be a setting");
        wall += 7L * 24 * 3_600_000;
        assertTrue(clock.hasSource());
        assertFalse(clock.isSet());
    }

    @Test
    @DisplayName("It has a clock with a battery, which shows a date")
    void aBattery() throws IOException {
        write("sys/class/rtc/rtc0/since_epoch", EVENING.getEpochSecond() + "\n");
        assertTrue(clock().hasSource());
    }

    @Test
    @DisplayName(
            "It has such a clock, but no battery in it: the clock began in 1970, or says nothing")
    void anEmptyBattery() throws IOException {
        write("sys/class/rtc/rtc0/since_epoch", "41\n");
        write("sys/class/rtc/rtc1/name", "rtc-ds1307\n");
        assertFalse(clock().hasSource());
        write("sys/class/rtc/rtc1/since_epoch", EVENING.getEpochSecond() + "\n");
        assertTrue(clock().hasSource());
    }

    @Test
    @DisplayName("Where another service than systemd's keeps the time, nothing speaks against it")
    void anotherService() throws IOException {
        Files.delete(root.resolve("run/systemd/timesync"));
        assertTrue(clock().hasSource());
    }
}
