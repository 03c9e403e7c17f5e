package burraco.cli;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.journal.Journal;
import burraco.journal.Trouble;
import burraco.journal.tape.Unreadable;
import burraco.layout.Deck;
import burraco.layout.DevicesInfo;
import burraco.layout.Layout;
import burraco.layout.WebInfo;
import burraco.running.Clock;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.running.Recovery;
import burraco.serial.SerialPorts;
import burraco.table.Table;
import burraco.web.view.Ears;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.tinylog.Logger;

/** A table with its thread, its journal and its devices, wired together. */
final class RunningTable {
    private static final int FAILED = 1;

    /** A slow disk gets so long at the end; else it takes a moment. */
    private static final long LONGEST_END_SECONDS = 4;

    private final RunOptions options;
    private final Layout layout;
    private final Deck deck;
    private final DevicesInfo devicesInfo;
    private final WebInfo web;
    private final Ears ears;
    private final List<AutoCloseable> parts = new ArrayList<>();
    private final CountDownLatch stop = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final Systemd systemd = Systemd.ofThisProcess();
    private volatile boolean asked;

    RunningTable(RunOptions options, TableFiles.Table table, DevicesInfo devicesInfo, WebInfo web) {
        this.options = options;
        this.devicesInfo = devicesInfo;
        this.web = web;
        layout = table.layout();
        deck = table.deck();
        ears = new Ears(layout);
    }

    /** With devices, until somebody stops the program. */
    int untilStopped() {
        stopWhenAsked();
        Recovered begun = begin(RunCommand.FIRST_DEALER);
        if (begun == null) {
            stopped.countDown();
            return Main.BAD_INPUT;
        }
        long from = begun.table().state().now();
        Clock clock = RunClock.live(from);
        Optional<RunCapture> capture = capture(begun);
        Host host = host(begun, clock);
        RunDevices devices = RunDevices.of(layout, devicesInfo, deck, clock, from);
        parts.add(devices);
        if (devices.areReal()) {
            SerialPorts.beforeTheEnd(this::awaitEnd);
        }
        devices.panel().ifPresent(host::tell);
        devices.open(reading -> keep(reading, capture, host));
        ready(begun, host);
        boolean well = watch(host);
        close();
        return well ? Main.DONE : FAILED;
    }

    /** With readings from elsewhere, until there are no more. */
    int untilTheEnd(RunPipe pipe, Seat dealer) {
        stopWhenAsked();
        Recovered begun = begin(dealer);
        if (begun == null) {
            stopped.countDown();
            return Main.BAD_INPUT;
        }
        Optional<RunCapture> capture = capture(begun);
        Host host = host(begun, RunClock.ofReadings());
        Thread bringer =
                Thread.ofPlatform()
                        .name("readings")
                        .daemon()
                        .start(() -> {
                            try {
                                pipe.bring(
                                        reading -> !host.isFull() && keep(reading, capture, host));
                            } finally {
                                stop.countDown();
                            }
                        });
        ready(begun, host);
        boolean well = watch(host);
        bringer.interrupt();
        finish(host);
        close();
        return well ? Main.DONE : FAILED;
    }

    /** What was brought is taken; unless somebody is in a hurry. */
    private void finish(Host host) {
        while (host.waiting() > 0 && host.isAlive() && !asked) {
            try {
                TimeUnit.MILLISECONDS.sleep(1);
            } catch (InterruptedException hurry) {
                Thread.currentThread().interrupt();
                return;
            }
        }
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

    /** Several devices speak at the same time: the capture has them in the order of the table. */
    private synchronized boolean keep(Reading reading, Optional<RunCapture> capture, Host host) {
        ears.hear(reading);
        boolean taken = host.hear(reading);
        if (taken) {
            capture.ifPresent(one -> one.write(reading));
        }
        return taken;
    }

    private void ready(Recovered begun, Host host) {
        String how =
                "match "
                        + host.snapshot().state().match().number()
                        + ", hand "
                        + host.snapshot().state().hand().number()
                        + ", "
                        + begun.heard()
                        + " inputs so far";
        Logger.info("{} is ready: {}", layout.name(), how);
        systemd.ready(how);
        if (options.pages()) {
            pages(host);
        }
    }

    /** Play does not wait for them, and goes on without them. */
    private void pages(Host host) {
        try {
            PinFile pin = new PinFile(options.config(), Logger::warn);
            TablePages pages =
                    new TablePages.Maker(layout, host, ears).open(web, options.config(), pin);
            parts.add(pages);
            Logger.info("pages on {}", pages.origin());
        } catch (IOException | RuntimeException cannot) {
            Logger.warn("no pages: {}:{}: {}", web.address(), web.port(), cannot.getMessage());
        }
    }

    // Until the end

    /** A watchdog hears from this process only while the table's thread does its work. */
    private boolean watch(Host host) {
        long seen = -1;
        try {
            while (!stop.await(1, TimeUnit.SECONDS)) {
                if (!host.isAlive()) {
                    Logger.error("the table's thread has ended: the program has to begin again");
                    return false;
                }
                long now = host.rounds();
                if (now != seen) {
                    systemd.alive();
                }
                seen = now;
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        return true;
    }

    private void stopWhenAsked() {
        Thread asking =
                new Thread(() -> {
                    asked = true;
                    stop.countDown();
                    awaitEnd();
                });
        Runtime.getRuntime().addShutdownHook(asking);
    }

    private void awaitEnd() {
        try {
            stopped.await(LONGEST_END_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
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
