package burraco.bench;

import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.journal.Journal;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.play.VirtualDeck;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.running.Recovery;
import burraco.table.Effect;
import burraco.web.Web;
import burraco.web.WebOptions;
import burraco.web.console.ConsolePins;
import burraco.web.seat.SeatKeys;
import burraco.web.view.DeviceHealth;
import burraco.web.view.TableIdentity;
import java.lang.management.ManagementFactory;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * The table of {@link DecisionLatency} first by itself, then looked at by 200 people, of whom 40
 * follow the feed, and by 20 who do not read what they are sent: how long it takes from the table's
 * thread telling something until each of them has it to its last byte. All of it is one process,
 * the people included.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgs = {"-Xmx128m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"})
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class WebViewers {
    private static final int READERS = 160;
    private static final int FEED = 40;
    private static final int SLEEPERS = 20;
    private static final double MILLION = 1e6;

    /** When the table told something first, by its own time. */
    private final ConcurrentSkipListMap<Long, Long> told = new ConcurrentSkipListMap<>();

    private final ConcurrentLinkedQueue<Long> took = new ConcurrentLinkedQueue<>();

    @Benchmark
    public int hand() throws Exception {
        Path file = Path.of("examples", "tables", "reference", "table.toml");
        LayoutResult.Read read = (LayoutResult.Read) LayoutReader.read(Files.readAllBytes(file));
        Layout layout = read.layout();
        Deck deck = VirtualDeck.of(DecisionLatency.SEED);
        List<Reading> readings = DecisionLatency.readings(deck, layout);
        try (Scratch scratch = Scratch.make();
                Journal journal =
                        Journal.open(scratch.folder(), System::currentTimeMillis, said -> {})) {
            Recovery begun = Recovery.of(layout, deck, Seat.SOUTH, journal);
            Host host = new Host(begun.table(), Diary.of(journal), new OfReadings(), said -> {});
            host.tell(DecisionLatency.panel());
            host.tell(now -> {
                // Of other effects nothing may be to be seen: an act always is.
                if (now.effects().stream().anyMatch(Effect.Decided.class::isInstance)) {
                    told.putIfAbsent(now.state().now(), System.nanoTime());
                }
            });
            try (Web web = web(host, layout)) {
                host.start();
                web.start();
                play(readings, host, port(web));
            }
            host.close();
            return took.size();
        }
    }

    private static Web web(Host host, Layout layout) throws Exception {
        WebOptions options =
                new WebOptions(
                        new InetSocketAddress(InetAddress.getLoopbackAddress(), 0),
                        () -> "localhost",
                        Set.of("localhost"),
                        Optional.empty(),
                        () -> ConsolePins.NONE,
                        new SeatKeys(new byte[] {1}),
                        List.of());
        TableIdentity place = new TableIdentity("bench", true, () -> 1);
        return new Web(
                options, host, new DeviceHealth(layout), place, List.of(), System::nanoTime, said -> {});
    }

    private static int port(Web web) {
        return Integer.parseInt(web.origin().substring(web.origin().lastIndexOf(':') + 1));
    }

    private void play(List<Reading> readings, Host host, int port) throws Exception {
        int warm = 0;
        while (readings.get(warm).at() < DecisionLatency.WARM) {
            warm++;
        }
        int half = (warm + readings.size()) / 2;
        DecisionLatency.hurry(readings.subList(0, warm), host);
        long[] before = DecisionLatency.told(host.meter());
        System.out.printf("%nby itself:");
        DecisionLatency.bring(readings.subList(warm, half), host);
        long[] between = DecisionLatency.told(host.meter());
        DecisionLatency.tell(before, between);
        List<Viewer> viewers = viewers(port);
        System.out.printf("%nlooked at by %d:", viewers.size());
        DecisionLatency.bring(readings.subList(half, readings.size()), host);
        DecisionLatency.tell(between, DecisionLatency.told(host.meter()));
        tell(viewers);
        for (Viewer viewer : viewers) {
            viewer.close();
        }
    }

    private List<Viewer> viewers(int port) throws Exception {
        List<Viewer> viewers = new ArrayList<>();
        for (int i = 0; i < READERS + FEED + SLEEPERS; i++) {
            String path = i >= READERS && i < READERS + FEED ? "/feed/stream" : "/api/stream";
            viewers.add(new Viewer(port, path, i < READERS + FEED, this::whole));
        }
        while (viewers.subList(0, READERS + FEED).stream().anyMatch(one -> one.events() == 0)) {
            LockSupport.parkNanos(1_000_000);
        }
        took.clear();
        return viewers;
    }

    /** From the first that he had not seen yet. */
    private void whole(long before, long now) {
        Map.Entry<Long, Long> first = told.higherEntry(before);
        if (before >= 0 && first != null && first.getKey() <= now) {
            took.add(System.nanoTime() - first.getValue());
        }
    }

    private void tell(List<Viewer> viewers) {
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(1));
        long[] all = took.stream().mapToLong(Long::longValue).sorted().toArray();
        System.out.printf(
                "%d events at viewers: half within %.2f ms, 99 %% within %.2f ms, all within %.2f"
                        + " ms%n",
                all.length,
                all[all.length / 2] / MILLION,
                all[all.length * 99 / 100] / MILLION,
                all[all.length - 1] / MILLION);
        List<Viewer> sleepers = viewers.subList(READERS + FEED, viewers.size());
        sleepers.forEach(Viewer::wake);
        LockSupport.parkNanos(TimeUnit.SECONDS.toNanos(3));
        long newest = viewers.stream().mapToLong(Viewer::newest).max().orElseThrow();
        long least = viewers.stream().mapToLong(Viewer::newest).min().orElseThrow();
        System.out.printf(
                "who slept got %d to %d events, the others %d at most; newest state at the table's"
                        + " %d ms, everybody has at least %d%n",
                sleepers.stream().mapToLong(Viewer::events).min().orElseThrow(),
                sleepers.stream().mapToLong(Viewer::events).max().orElseThrow(),
                viewers.stream().mapToLong(Viewer::events).max().orElseThrow(),
                newest,
                least);
        System.gc();
        System.out.printf(
                "heap after collecting, people who look included: %.1f MB%n",
                ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / MILLION);
    }
}
