package burraco.cli.files;

import burraco.journal.Dates;
import burraco.journal.Journal;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** The clocks of this machine: the one on the wall, and one that nobody can set. */
public final class MachineClock implements Journal.WallClock {
    private static final double SECOND_MILLIS = 1_000;

    /** Seconds since the machine was started. Unlike Java's own, it goes on through a sleep. */
    private static final String UPTIME = "proc/uptime";

    /**
     * It is there while systemd's own service for the time runs; others do not say what they do.
     */
    private static final String TIMESYNC = "run/systemd/timesync";

    /** systemd makes it when the network has set the clock. */
    private static final String SYNCHRONIZED = TIMESYNC + "/synchronized";

    /** The clocks that go on while the machine is off. */
    private static final String RTC = "sys/class/rtc";

    /** Less than this is a correction, as the network makes them all the time. */
    private static final long LEAST_MOVE_MILLIS = 30_000;

    /** The table asks after each input; the files are looked at less often. */
    private static final long LOOK_MILLIS = 1_000;

    private final Path root;
    private final LongSupplier wall;
    private final OptionalLong ahead;
    private volatile boolean sourced;
    private volatile long looked;

    public MachineClock() {
        this(Path.of("/"), System::currentTimeMillis);
    }

    /**
     * @param root where the system's files are
     */
    MachineClock(Path root, LongSupplier wall) {
        this.root = root;
        this.wall = wall;
        ahead = ahead();
        sourced = isKept();
        looked = wall.getAsLong() - LOOK_MILLIS;
    }

    @Override
    public long millis() {
        return wall.getAsLong();
    }

    @Override
    public OptionalLong steadyMillis() {
        try {
            double seconds = Double.parseDouble(text(root.resolve(UPTIME)).split(" ", 2)[0]);
            return OptionalLong.of((long) (seconds * SECOND_MILLIS));
        } catch (IOException | NumberFormatException none) {
            return OptionalLong.empty();
        }
    }

    @Override
    public boolean isSet() {
        return Files.exists(root.resolve(SYNCHRONIZED));
    }

    @Override
    public boolean hasSource() {
        long now = wall.getAsLong();
        if (!sourced && Math.abs(now - looked) >= LOOK_MILLIS) {
            looked = now;
            sourced = !Files.exists(root.resolve(TIMESYNC)) || isSet() || wasMoved();
        }
        return sourced;
    }

    /** Whether a clock with a battery shows a date. A Raspberry Pi 5 has one, mostly without. */
    public boolean isKept() {
        try (DirectoryStream<Path> clocks = Files.newDirectoryStream(root.resolve(RTC))) {
            for (Path clock : clocks) {
                if (hasDate(clock.resolve("since_epoch"))) {
                    return true;
                }
            }
            return false;
        } catch (IOException none) {
            return false;
        }
    }

    private static boolean hasDate(Path secondsSince1970) {
        try {
            long seconds = Long.parseLong(text(secondsSince1970).strip());
            return !Dates.isAbsurd(Instant.ofEpochSecond(seconds));
        } catch (IOException | NumberFormatException | DateTimeException unset) {
            return false;
        }
    }

    /** Whether somebody has set the clock since the program was started. */
    private boolean wasMoved() {
        OptionalLong now = ahead();
        return now.isPresent()
                && ahead.isPresent()
                && Math.abs(now.getAsLong() - ahead.getAsLong()) >= LEAST_MOVE_MILLIS;
    }

    private OptionalLong ahead() {
        OptionalLong steady = steadyMillis();
        return steady.isPresent()
                ? OptionalLong.of(wall.getAsLong() - steady.getAsLong())
                : OptionalLong.empty();
    }

    private static String text(Path file) throws IOException {
        return new String(Files.readAllBytes(file), StandardCharsets.US_ASCII);
    }
}
