package burraco.bench;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.hal.Buzzer;
import burraco.hal.LampGroup;
import burraco.hal.Lamps;
import burraco.hal.Letters;
import burraco.hal.Reading;
import burraco.hal.TextDisplay;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.hal.virtual.VirtualDisplay;
import burraco.hal.virtual.VirtualLamps;
import burraco.journal.Journal;
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
import burraco.running.Meter;
import burraco.running.Panel;
import burraco.running.Recovery;
import burraco.words.Language;
import burraco.words.Words;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.LongStream;
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
 * From the last byte of an input to the lamps, beyond what deciding takes, where something came of
 * it: a hand at a table with its journal on a disk, first in a hurry, then ten times as fast as it
 * was played. Beside it what the disk alone takes for as many bytes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgs = {"-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"})
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class DecisionLatency {
    private static final int FASTER = Integer.getInteger("table.faster", 10);

    /** So much of the hand is played before it counts: Java has seen everything by then. */
    static final long WARM = TimeUnit.MINUTES.toMillis(5);

    private static final int SYNCS = 200;
    private static final int BYTES = 24_000;
    static final long SEED = 4;

    @Benchmark
    public long hand() throws Exception {
        Path file = Path.of("examples", "tables", "reference", "table.toml");
        LayoutResult.Read read = (LayoutResult.Read) LayoutReader.read(Files.readAllBytes(file));
        Layout layout = read.layout();
        Deck deck = VirtualDeck.of(SEED);
        List<Reading> readings = readings(deck, layout);
        try (Scratch scratch = Scratch.make()) {
            return hand(layout, deck, readings, scratch.folder());
        }
    }

    private static long hand(Layout layout, Deck deck, List<Reading> readings, Path folder)
            throws Exception {
        try (Journal journal = Journal.open(folder, System::currentTimeMillis, said -> {})) {
            Recovery begun = Recovery.of(layout, deck, Seat.SOUTH, journal);
            Host host = new Host(begun.table(), Diary.of(journal), new OfReadings(), said -> {});
            host.tell(panel());
            host.start();
            int warm = 0;
            while (readings.get(warm).at() < WARM) {
                warm++;
            }
            hurry(readings.subList(0, warm), host);
            long[] before = told(host.meter());
            bring(readings.subList(warm, readings.size()), host);
            host.close();
            tell(before, told(host.meter()));
            tellDisk(folder);
            return host.meter().decisions();
        }
    }

    static List<Reading> readings(Deck deck, Layout layout) {
        Casting casting = new Casting(SEED, layout.rules(), layout.slots(Line.NS), List.of());
        List<Reading> readings = new ArrayList<>();
        new Evening(
                        layout,
                        deck,
                        Noise.REFERENCE,
                        Manners.USUAL,
                        new Chance(SEED),
                        readings::add)
                .play(casting.script(0, 0, Seat.SOUTH), "a hand");
        return readings;
    }

    static Panel panel() {
        List<LampGroup> groups = new ArrayList<>();
        for (Seat seat : Seat.values()) {
            groups.add(new LampGroup("seat " + seat, 8));
        }
        groups.add(new LampGroup("centre", 12));
        Lamps lamps = new VirtualLamps("lamps", groups);
        TextDisplay display = new VirtualDisplay("display", 20, 4, Letters.PLAIN);
        Optional<Buzzer> none = Optional.empty();
        return new Panel(Words.in(Language.IT), Optional.of(lamps), Optional.of(display), none);
    }

    /** As fast as the table takes them. */
    static void hurry(List<Reading> readings, Host host) {
        for (Reading reading : readings) {
            while (host.waiting() > 1_000) {
                LockSupport.parkNanos(100_000);
            }
            host.hear(reading);
        }
        while (host.waiting() > 0) {
            LockSupport.parkNanos(1_000_000);
        }
    }

    /** At the pace of people, but faster. */
    static void bring(List<Reading> readings, Host host) {
        long started = System.nanoTime();
        long first = readings.getFirst().at();
        for (Reading reading : readings) {
            long due = started + (reading.at() - first) * 1_000_000 / FASTER;
            while (System.nanoTime() < due) {
                LockSupport.parkNanos(due - System.nanoTime());
            }
            host.hear(reading);
        }
        System.out.printf(
                "%n%d readings, %.0f a second%n",
                readings.size(), readings.size() * 1e9 / (System.nanoTime() - started));
    }

    static long[] told(Meter meter) {
        long[] told = new long[Meter.BOUNDS.length + 1];
        for (int i = 0; i < told.length; i++) {
            told[i] = meter.within(i);
        }
        return told;
    }

    static void tell(long[] before, long[] after) {
        long all = LongStream.of(after).sum() - LongStream.of(before).sum();
        System.out.printf("%d decisions%n", all);
        long within = 0;
        for (int i = 0; i < Meter.BOUNDS.length; i++) {
            within += after[i] - before[i];
            System.out.printf(
                    "  within %.2f ms: %.1f %%%n", Meter.BOUNDS[i] / 1e3, 100.0 * within / all);
        }
    }

    /** What nobody can be faster than: so many bytes on the disk, now and then. */
    private static void tellDisk(Path folder) throws IOException {
        long[] took = new long[SYNCS];
        ByteBuffer bytes = ByteBuffer.allocateDirect(BYTES);
        try (FileChannel file =
                FileChannel.open(
                        folder.resolve("bare"),
                        StandardOpenOption.CREATE,
                        StandardOpenOption.WRITE)) {
            for (int i = 0; i < SYNCS; i++) {
                LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(50));
                long begun = System.nanoTime();
                file.write(bytes.clear());
                file.force(true);
                took[i] = System.nanoTime() - begun;
            }
        }
        Arrays.sort(took);
        System.out.printf(
                "the disk alone: half within %.2f ms, 99 %% within %.2f ms%n",
                took[SYNCS / 2] / 1e6, took[SYNCS * 99 / 100] / 1e6);
    }
}
