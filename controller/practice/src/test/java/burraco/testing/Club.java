package burraco.testing;

import burraco.cards.Seat;
import burraco.hal.virtual.Noise;
import burraco.journal.Journal;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.practice.PracticePages;
import burraco.practice.PracticeSession;
import burraco.practice.PracticeSettings;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.running.Recovery;
import burraco.table.state.TableState;
import burraco.web.Web;
import burraco.web.WebOptions;
import burraco.web.audience.Audience;
import burraco.web.console.ConsolePins;
import burraco.web.console.Pin;
import burraco.web.console.Updates;
import burraco.web.first.FirstStartPages;
import burraco.web.members.Members;
import burraco.web.members.MembersReader;
import burraco.web.seat.SeatKeys;
import burraco.web.view.DeviceHealth;
import burraco.web.view.TableIdentity;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * A table that exists only on the screen, with its thread, its journal and its pages; and the
 * people and bots at it, who stay when the program that watches them is started again.
 */
public final class Club implements AutoCloseable {
    public static final String PIN = "314159";
    public static final String KEY = "only-the-director";

    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final long PATIENCE_SECONDS = 180;

    /** A session goes no faster; beyond that its clock does. */
    private static final double FASTEST_SESSION = 32;

    private final Layout layout;
    private final Path folder;
    private final PracticeSession session;
    private final LongSupplier nanos;
    private final Queue<String> log = new ConcurrentLinkedQueue<>();
    private final Pin pin = Pin.of(PIN, new SecureRandom());
    private Journal journal;
    private Host host;
    private Web web;
    private int port;
    private int starts;

    /**
     * @param folder for the journal
     */
    public Club(Path folder, PracticeSettings settings) throws Exception {
        this(folder, settings, Duration.ofHours(8));
    }

    /**
     * @param round at whose end the time-out comes
     */
    public Club(Path folder, PracticeSettings settings, Duration round) throws Exception {
        layout = agreed(TABLE.layout(), round);
        this.folder = folder;
        nanos = faster(settings.speed() / FASTEST_SESSION);
        session = new PracticeSession(layout, TABLE.deck(), settings, nanos, log::add);
        begin();
        session.start();
    }

    /** Bots everywhere, who keep to the code. */
    public static PracticeSettings bots(long seed, double speed) {
        return new PracticeSettings(seed, Noise.QUIET, speed, true, false);
    }

    /** Time that passes at least as fast as the wall's. */
    private static LongSupplier faster(double times) {
        long begun = System.nanoTime();
        return () -> (long) ((System.nanoTime() - begun) * Math.max(1, times));
    }

    private static Layout agreed(Layout layout, Duration round) {
        return layout.with(new MatchInfo(2, false, round, false, false));
    }

    /** The program begins, again. */
    public void begin() throws Exception {
        journal = Journal.open(folder, System::currentTimeMillis, log::add);
        Recovery recovery = Recovery.of(layout, TABLE.deck(), Seat.SOUTH, journal);
        host = new Host(recovery.table(), Diary.of(journal), session.clock(), log::add);
        DeviceHealth ears = new DeviceHealth(layout);
        session.hears(ears::hear);
        session.connect(host);
        PracticePages room = new PracticePages(session, System::nanoTime, () -> Instant.EPOCH);
        starts++;
        AnyFirstStart start = new AnyFirstStart();
        start.begin();
        FirstStartPages first =
                new FirstStartPages(
                        start,
                        new FirstStartPages.TableNow(() -> "http://burraco.local:8030", "7", "it"),
                        log::add);
        web =
                new Web(
                        options(),
                        host,
                        ears,
                        new TableIdentity("epoch" + starts, true, session::speed),
                        List.of(room, first),
                        System::nanoTime,
                        log::add);
        host.start();
        web.start();
        port = Integer.parseInt(web.origin().substring(web.origin().lastIndexOf(':') + 1));
    }

    private WebOptions options() {
        Audience late = new Audience("late", Duration.ofSeconds(2), true, KEY);
        return new WebOptions(
                new InetSocketAddress(InetAddress.getLoopbackAddress(), port),
                () -> "table7.local",
                Set.of("127.0.0.1", "localhost"),
                Optional.empty(),
                () -> ConsolePins.shared(Optional.of(pin)),
                new SeatKeys(new byte[] {1}),
                List.of(late),
                this::members,
                Updates.none(Optional.of("0.1.0")),
                UnaryOperator.identity());
    }

    /** Of the list beside the journal, where a test has put one. */
    private Members members() {
        try {
            Path file = folder.resolve("members.csv");
            return Files.exists(file) ? MembersReader.read(Files.readAllBytes(file)) : Members.NONE;
        } catch (IOException cannot) {
            throw new UncheckedIOException(cannot);
        }
    }

    /**
     * The program ends, and begins again; who sits at the table notices that the lamps were out.
     */
    public void restart() throws Exception {
        stop();
        begin();
    }

    /** The program ends. */
    public void stop() throws Exception {
        web.close();
        host.close();
        journal.close();
    }

    public String origin() {
        return "http://127.0.0.1:" + port;
    }

    public TableState state() {
        return host.snapshot().state();
    }

    public Host host() {
        return host;
    }

    public Queue<String> log() {
        return log;
    }

    /** Somebody at the practice table wants something. */
    public void wants(String json) throws Exception {
        HttpRequest request =
                HttpRequest.newBuilder(URI.create(origin() + "/api/play/do"))
                        .header("Content-Type", "application/json")
                        .header("Origin", origin())
                        .POST(HttpRequest.BodyPublishers.ofString(json))
                        .build();
        try (HttpClient client = HttpClient.newHttpClient()) {
            String answer = client.send(request, HttpResponse.BodyHandlers.ofString()).body();
            if (!answer.contains("\"done\":true")) {
                throw new AssertionError(json + ": " + answer);
            }
        }
    }

    /** Time stands at the table, and nobody moves. */
    public void pause() throws Exception {
        wants("{\"do\":\"pause\"}");
    }

    public void goOn() throws Exception {
        wants("{\"do\":\"go\"}");
    }

    /** Waits until the table stands so. */
    public TableState until(String what, Predicate<TableState> so) throws InterruptedException {
        CountDownLatch came = new CountDownLatch(1);
        host.tell(now -> {
            if (so.test(now.state())) {
                came.countDown();
            }
        });
        if (so.test(state())) {
            return state();
        }
        if (!came.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
            throw new AssertionError("waited in vain until " + what + ": " + log);
        }
        return state();
    }

    @Override
    public void close() {
        session.close();
        try {
            stop();
        } catch (Exception cannot) {
            throw new AssertionError("at the end", cannot);
        }
    }
}
