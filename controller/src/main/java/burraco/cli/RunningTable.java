package burraco.cli;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.journal.Journal;
import burraco.journal.Trouble;
import burraco.journal.tape.Unreadable;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.running.Clock;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.running.Recovery;
import burraco.table.Table;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.tinylog.Logger;

/** A table with its thread, its journal and its devices, wired together. */
final class RunningTable {
    private final RunOptions options;
    private final Layout layout;
    private final Deck deck;
    private final List<AutoCloseable> parts = new ArrayList<>();
    private final CountDownLatch stop = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final Systemd systemd = Systemd.ofThisProcess();

    RunningTable(RunOptions options, TableFiles.Table table) {
        this.options = options;
        layout = table.layout();
        deck = table.deck();
    }

    /** With devices, until somebody stops the program. */
    int untilStopped() {
        stopWhenAsked();
        Recovered begun = begin(RunCommand.FIRST_DEALER);
        if (begun == null) {
            return Main.BAD_INPUT;
        }
        long from = begun.table().state().now();
        Clock clock = RunClock.live(from);
        Host host = host(begun, clock);
        RunDevices devices = RunDevices.of(layout, deck, clock, from);
        Optional<RunCapture> capture = capture(begun);
        devices.open(reading -> keep(reading, capture, host));
        parts.add(devices);
        ready(begun);
        watch(host);
        close();
        return Main.DONE;
    }

    /** With readings from elsewhere, until there are no more. */
    int untilTheEnd(RunPipe pipe, Seat dealer) {
        stopWhenAsked();
        Recovered begun = begin(dealer);
        if (begun == null) {
            return Main.BAD_INPUT;
        }
        Host host = host(begun, RunClock.ofReadings());
        Optional<RunCapture> capture = capture(begun);
        Thread bringer =
                Thread.ofPlatform()
                        .name("readings")
                        .daemon()
                        .start(() -> {
                            pipe.bring(reading -> keep(reading, capture, host));
                            while (host.waiting() > 0 && stop.getCount() > 0) {
                                Thread.onSpinWait();
                            }
                            stop.countDown();
                        });
        ready(begun);
        watch(host);
        bringer.interrupt();
        close();
        return Main.DONE;
    }

    // Beginning

    /** A table as it was, and where it goes on being written down. */
    private record Recovered(Table table, Diary diary, long heard) {}

    /** Null where it must not run. */
    private Recovered begin(Seat dealer) {
        try {
            Journal journal =
                    Journal.open(options.journal(), System::currentTimeMillis, Logger::warn);
            parts.add(journal);
            Recovery recovery = Recovery.of(layout, deck, dealer, journal);
            recovery.trouble().ifPresent(Logger::warn);
            long heard = journal.kept().heard();
            return new Recovered(recovery.table(), Diary.of(journal), heard);
        } catch (Journal.Taken taken) {
            Logger.error(taken.getMessage());
            return null;
        } catch (Trouble | Unreadable trouble) {
            // A match is worth more than its journal: play goes on, and says that it is unsecured.
            Logger.error("Nothing is written down: {}", trouble.getMessage());
            return new Recovered(new Table(layout, deck, dealer), Diary.NONE, 0);
        }
    }

    private Host host(Recovered begun, Clock clock) {
        Host host = new Host(begun.table(), begun.diary(), clock, Logger::error);
        host.tell(new RunLog(layout.language()));
        options.metrics().ifPresent(port -> metrics(port, host));
        host.start();
        parts.add(host);
        return host;
    }

    private void metrics(int port, Host host) {
        try {
            RunMetrics page = new RunMetrics(port, host);
            parts.add(page);
            Logger.info("metrics on http://127.0.0.1:{}/metrics", page.port());
        } catch (IOException cannot) {
            Logger.warn("no metrics: port {}: {}", port, cannot.getMessage());
        }
    }

    private Optional<RunCapture> capture(Recovered begun) {
        if (options.capture().isEmpty()) {
            return Optional.empty();
        }
        try {
            RunCapture capture =
                    new RunCapture(
                            options.capture().get(),
                            options.config(),
                            layout.deck(),
                            begun.table().state().match().dealer(),
                            begun.table().state().now(),
                            Logger::warn);
            parts.add(capture);
            return Optional.of(capture);
        } catch (IOException cannot) {
            Logger.warn("no capture: {}", FileTrouble.why(cannot));
            return Optional.empty();
        }
    }

    private static boolean keep(Reading reading, Optional<RunCapture> capture, Host host) {
        boolean taken = host.hear(reading);
        if (taken) {
            capture.ifPresent(one -> one.write(reading));
        }
        return taken;
    }

    private void ready(Recovered begun) {
        String how =
                "match "
                        + begun.table().state().match().number()
                        + ", hand "
                        + begun.table().state().hand().number()
                        + ", "
                        + begun.heard()
                        + " inputs so far";
        Logger.info("{} is ready: {}", layout.name(), how);
        systemd.ready(how);
    }

    // Until the end

    /** A watchdog hears from this process only while the table's thread does its work. */
    private void watch(Host host) {
        long seen = -1;
        try {
            while (!stop.await(1, TimeUnit.SECONDS)) {
                long now = host.rounds();
                if (now != seen) {
                    systemd.alive();
                }
                seen = now;
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
    }

    private void stopWhenAsked() {
        Thread asked =
                new Thread(() -> {
                    stop.countDown();
                    try {
                        stopped.await(1, TimeUnit.SECONDS);
                    } catch (InterruptedException hurry) {
                        Thread.currentThread().interrupt();
                    }
                });
        Runtime.getRuntime().addShutdownHook(asked);
    }

    /** What was begun last ends first: nobody speaks to a table that is gone. */
    private void close() {
        systemd.stopping();
        for (AutoCloseable part : parts.reversed()) {
            try {
                part.close();
            } catch (Exception cannot) {
                Logger.warn("at the end: {}", cannot.getMessage());
            }
        }
        Logger.info("{} has stopped", layout.name());
        stopped.countDown();
    }
}
