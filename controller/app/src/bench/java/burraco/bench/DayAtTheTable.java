package burraco.bench;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.journal.History;
import burraco.journal.Journal;
import burraco.journal.Verification;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.play.VirtualDeck;
import burraco.play.evening.Casting;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.running.Diary;
import burraco.running.Host;
import burraco.running.Recovery;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
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
 * Four people who play for a day and a night at a table with its journal, as fast as it goes: what
 * the process holds then beside what it held after an hour. The people are in it too.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(
        value = 1,
        jvmArgs = {"-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"})
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class DayAtTheTable {
    private static final long SEED = Long.getLong("table.seed", 8L);
    private static final long HOUR = TimeUnit.HOURS.toMillis(1);
    private static final long LENGTH = Long.getLong("table.hours", 24L) * HOUR;
    private static final int EVERY = 2;

    private long told;

    @Benchmark
    public long day() throws Exception {
        Path file = Path.of("examples", "tables", "reference", "table.toml");
        LayoutResult.Read read = (LayoutResult.Read) LayoutReader.read(Files.readAllBytes(file));
        Layout layout = read.layout();
        Deck deck = VirtualDeck.of(SEED);
        try (Scratch scratch = Scratch.make()) {
            day(layout, deck, scratch.folder());
        }
        return told;
    }

    private void day(Layout layout, Deck deck, Path folder) throws Exception {
        System.out.printf(
                "%nseed %d%n  table  inputs  snapshots  heap  resident  threads  handles  files  journal%n",
                SEED);
        try (Journal journal = Journal.open(folder, System::currentTimeMillis, this::fail)) {
            Recovery begun = Recovery.of(layout, deck, Seat.SOUTH, journal);
            try (Host host =
                    new Host(begun.table(), Diary.of(journal), new OfReadings(), this::fail)) {
                host.tell(_ -> told++);
                host.start();
                play(layout, deck, host, folder);
            }
        }
        try (History history = History.open(folder)) {
            Verification verified = Verification.of(history);
            System.out.printf(
                    "%d hands in the journal, %d entries, %s%n",
                    history.hands().size(),
                    verified.entries(),
                    verified.isSound() ? "sound" : verified.findings());
        }
    }

    private void fail(String why) {
        System.out.println(why);
    }

    private void play(Layout layout, Deck deck, Host host, Path folder) throws IOException {
        Casting casting = new Casting(SEED, layout.rules(), layout.slots(Line.NS), List.of());
        Evening evening =
                new Evening(
                        layout,
                        deck,
                        Noise.REFERENCE,
                        Manners.USUAL,
                        new Chance(SEED),
                        reading -> bring(reading, host));
        Seat dealer = Seat.SOUTH;
        long next = HOUR;
        for (int hand = 0; evening.table().now() < LENGTH; hand++) {
            evening.play(casting.script(hand, hand, dealer), "hand " + hand);
            dealer = dealer.next();
            if (evening.table().now() >= next) {
                tell(evening.table().now(), host, folder);
                next += EVERY * HOUR;
            }
        }
        tell(evening.table().now(), host, folder);
    }

    private static void bring(Reading reading, Host host) {
        while (host.waiting() > 1_000 || !host.hear(reading)) {
            LockSupport.parkNanos(100_000);
        }
    }

    private void tell(long now, Host host, Path folder) throws IOException {
        while (host.waiting() > 0) {
            LockSupport.parkNanos(100_000);
        }
        System.gc();
        var memory = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage();
        long resident =
                Files.readAllLines(Path.of("/proc/self/status")).stream()
                        .filter(line -> line.startsWith("VmRSS"))
                        .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
                        .findFirst()
                        .orElse(0);
        System.out.printf(
                "  %4.1f h %8d %8d %4d MB %6d MB %7d %8d %6d %6.1f MB%n",
                now / (double) HOUR,
                host.meter().inputs(),
                told,
                memory.getUsed() >> 20,
                resident >> 10,
                ManagementFactory.getThreadMXBean().getThreadCount(),
                count(Path.of("/proc/self/fd")),
                count(folder),
                bytes(folder) / 1e6);
    }

    private static long count(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.count();
        }
    }

    private static long bytes(Path folder) throws IOException {
        long bytes = 0;
        try (var files = Files.list(folder)) {
            for (Path file : files.filter(one -> one.toString().contains("journal")).toList()) {
                bytes += Files.size(file);
            }
        }
        return bytes;
    }
}
