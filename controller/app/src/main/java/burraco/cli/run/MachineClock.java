package burraco.cli.run;

import burraco.journal.Journal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;

/** The clocks of this machine: the one on the wall, and one that nobody can set. */
final class MachineClock implements Journal.WallClock {
    private static final double SECOND_MILLIS = 1_000;

    /** Seconds since the machine was started. Unlike Java's own, it goes on through a sleep. */
    private static final Path UPTIME = Path.of("/proc/uptime");

    /** systemd makes it when the network has set the clock. */
    private static final Path SYNCHRONIZED = Path.of("/run/systemd/timesync/synchronized");

    @Override
    public long millis() {
        return System.currentTimeMillis();
    }

    @Override
    public OptionalLong steadyMillis() {
        try {
            String text = new String(Files.readAllBytes(UPTIME), StandardCharsets.US_ASCII);
            double seconds = Double.parseDouble(text.split(" ", 2)[0]);
            return OptionalLong.of((long) (seconds * SECOND_MILLIS));
        } catch (IOException | NumberFormatException none) {
            return OptionalLong.empty();
        }
    }

    @Override
    public boolean isSet() {
        return Files.exists(SYNCHRONIZED);
    }
}
