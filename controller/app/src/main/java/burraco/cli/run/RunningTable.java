package burraco.cli.run;

import burraco.cards.Seat;
import burraco.cli.files.TableFiles;
import burraco.cli.hall.HallMembership;
import burraco.cli.out.ExitStatus;
import burraco.cli.out.FileTrouble;
import burraco.cli.out.Log;
import burraco.cli.pages.SeatKeyFile;
import burraco.cli.pages.TablePages;
import burraco.cli.pin.PinFile;
import burraco.cli.service.Systemd;
import burraco.hal.Reading;
import burraco.layout.Deck;
import burraco.layout.DevicesInfo;
import burraco.layout.Layout;
import burraco.layout.MqttInfo;
import burraco.layout.WebInfo;
import burraco.running.Clock;
import burraco.running.Host;
import burraco.serial.SerialPorts;
import burraco.table.Table;
import burraco.web.Web;
import burraco.web.http.ServerLoad;
import burraco.web.view.DeviceHealth;
import burraco.words.Language;
import burraco.words.Words;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.IntSupplier;

/** A table with its thread, journal, devices and pages, wired together. */
final class RunningTable {
    private static final int FAILED = 1;

    /** How long the end may wait for a slow disk. */
    private static final long LONGEST_END_SECONDS = 4;

    private final RunOptions options;
    private final NewTable tables;
    private final Layout layout;
    private final Deck deck;
    private final DevicesInfo devicesInfo;
    private final WebInfo web;
    private final Optional<MqttInfo> mqtt;
    private final DeviceHealth ears;
    private final List<AutoCloseable> parts = new ArrayList<>();
    private final CountDownLatch stop = new CountDownLatch(1);
    private final CountDownLatch stopped = new CountDownLatch(1);
    private final BrokenThreads brokenThreads = new BrokenThreads(stop::countDown);
    private final Systemd systemd = Systemd.ofThisProcess();
    private final PlayingMark mark = PlayingMark.ofThisProcess();
    private volatile boolean asked;
    private volatile Optional<TablePages> served = Optional.empty();

    /** Makes the core of a table at which nothing has happened yet. */
    interface NewTable {
        Table of(Layout layout, Deck deck, Seat dealer);
    }

    RunningTable(
            RunOptions options,
            NewTable tables,
            TableFiles.Table table,
            DevicesInfo devicesInfo,
            WebInfo web,
            Optional<MqttInfo> mqtt) {
        this.options = options;
        this.tables = tables;
        this.devicesInfo = devicesInfo;
        this.web = web;
        this.mqtt = mqtt;
        layout = table.layout();
        deck = table.deck();
        ears = new DeviceHealth(layout);
    }

    /** Runs with devices until the program is stopped. */
    int untilStopped() {
        stopWhenAsked();
        return begin(RunCommand.FIRST_DEALER)
                .map(begun -> closing(() -> untilStopped(begun)))
                .orElse(ExitStatus.BAD_INPUT);
    }

    private int untilStopped(RestoredTable begun) {
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
        HallMembership hall =
                new HallMembership(options.journal(), host, later -> clock.now(0) + later);
        parts.add(hall);
        hall.look();
        ready(begun, host, List.of(hall));
        mqtt.flatMap(info -> RunTopics.of(info, options.config(), layout, host))
                .ifPresent(parts::add);
        DeviceWatch silent = silent(devices);
        boolean well =
                watch(
                        host,
                        () -> {
                            silent.look();
                            hall.look();
                        });
        return well ? ExitStatus.DONE : FAILED;
    }

    private DeviceWatch silent(RunDevices devices) {
        Words words = Words.in(Language.parse(layout.language()).orElse(Language.IT));
        return new DeviceWatch(devices.silent(), words, Log::warn, Log::info);
    }

    /** Runs with readings from elsewhere until there are no more. */
    int untilTheEnd(RunPipe pipe, Seat dealer) {
        stopWhenAsked();
        return begin(dealer)
                .map(begun -> closing(() -> untilTheEnd(pipe, begun)))
                .orElse(ExitStatus.BAD_INPUT);
    }

    private int untilTheEnd(RunPipe pipe, RestoredTable begun) {
        Optional<RunCapture> capture = capture(begun);
        Host host = host(begun, RunClock.ofReadings());
        Thread bringer =
                Thread.ofPlatform()
                        .name("readings")
                        .daemon()
                        .start(() -> {
                            pipe.bring(reading -> !host.isFull() && keep(reading, capture, host));
                            stop.countDown();
                        });
        ready(begun, host, List.of());
        boolean well = watch(host, () -> {});
        bringer.interrupt();
        if (well) {
            finish(host);
        }
        return well ? ExitStatus.DONE : FAILED;
    }

    /** Waits until all readings have been processed, unless it is interrupted. */
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

    private Optional<RestoredTable> begin(Seat dealer) {
        Optional<RestoredTable> begun =
                RestoredTable.at(options.journal(), tables.of(layout, deck, dealer));
        begun.flatMap(RestoredTable::journal).ifPresent(parts::add);
        if (begun.isEmpty()) {
            stopped.countDown();
        }
        return begun;
    }

    private Host host(RestoredTable begun, Clock clock) {
        Host host = new Host(begun.table(), begun.diary(), clock, Log::error);
        host.tell(new RunLog(layout.language()));
        options.metrics().ifPresent(port -> metrics(port, host));
        host.start();
        parts.add(host);
        return host;
    }

    private ServerLoad load() {
        return served.map(TablePages::load).orElse(ServerLoad.NONE);
    }

    private void metrics(int port, Host host) {
        try {
            RunMetrics page = new RunMetrics(port, host, this::load);
            parts.add(page);
            Log.info("metrics on http://127.0.0.1:{}/metrics", page.port());
        } catch (IOException cannot) {
            Log.warn("no metrics: port {}: {}", port, cannot.getMessage());
        }
    }

    private Optional<RunCapture> capture(RestoredTable begun) {
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
                            Log::warn);
            parts.add(capture);
            return Optional.of(capture);
        } catch (IOException cannot) {
            Log.warn("no capture: {}", FileTrouble.forTheLog(cannot));
            return Optional.empty();
        }
    }

    /** Several devices report at the same time: the capture has the order of the table. */
    private synchronized boolean keep(Reading reading, Optional<RunCapture> capture, Host host) {
        ears.hear(reading);
        boolean taken = host.hear(reading);
        if (taken) {
            capture.ifPresent(one -> one.write(reading));
        }
        return taken;
    }

    private void ready(RestoredTable begun, Host host, List<Web.PageSet> rooms) {
        String how =
                "match "
                        + host.snapshot().state().match().number()
                        + ", hand "
                        + host.snapshot().state().hand().number()
                        + ", "
                        + begun.heard()
                        + " inputs so far";
        // An update that begins as soon as the table is ready has to find it.
        mark.show(host.snapshot().state());
        Log.info("{} is ready: {}", layout.name(), how);
        systemd.ready(how);
        if (options.pages()) {
            pages(host, rooms);
        }
    }

    /** Starts the pages in the background; play does not depend on them. */
    private void pages(Host host, List<Web.PageSet> rooms) {
        try {
            PinFile pin = new PinFile(options.config(), Log::warn);
            TablePages pages =
                    new TablePages.Maker(layout, host, ears, false, () -> 1, rooms)
                            .open(
                                    web,
                                    options.config(),
                                    pin,
                                    SeatKeyFile.in(options.journal(), Log::warn));
            parts.add(pages);
            served = Optional.of(pages);
            Log.info("pages on {}", pages.origin());
            if (pages.isOverheard()) {
                Log.warn("whoever listens on this network reads PINs and codes: no certificate");
            }
        } catch (IOException | RuntimeException cannot) {
            Log.warn("no pages: {}:{}: {}", web.address(), web.port(), cannot.getMessage());
        }
    }

    // Until the end

    /**
     * A watchdog hears from this process only while the table's thread does its work.
     *
     * @param look done once a second
     */
    private boolean watch(Host host, Runnable look) {
        long seen = -1;
        try {
            while (!stop.await(1, TimeUnit.SECONDS)) {
                long now = host.rounds();
                if (now != seen) {
                    systemd.alive();
                }
                seen = now;
                mark.show(host.snapshot().state());
                look.run();
            }
        } catch (InterruptedException hurry) {
            Thread.currentThread().interrupt();
        }
        return !brokenThreads.any();
    }

    private void stopWhenAsked() {
        brokenThreads.watch();
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

    /** Closes everything, even if a part fails. */
    private int closing(IntSupplier run) {
        try {
            return run.getAsInt();
        } finally {
            close();
        }
    }

    /** Closes parts in reverse order, so that none calls a table that is closed. */
    private void close() {
        systemd.stopping();
        for (AutoCloseable part : parts.reversed()) {
            try {
                part.close();
            } catch (Exception cannot) {
                Log.warn("at the end: {}", cannot.getMessage());
            }
        }
        Log.info("{} has stopped", layout.name());
        stopped.countDown();
    }
}
