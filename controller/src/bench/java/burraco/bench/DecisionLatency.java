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
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
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
 * From the last byte of an input to the lamps, beyond what deciding takes, where something came of
 * it: a hand at a table with
 * its journal on a disk, ten times as fast as it was played.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 1, jvmArgs = {"-Xmx64m", "-XX:TieredStopAtLevel=1"})
@Warmup(iterations = 0)
@Measurement(iterations = 1)
public class DecisionLatency {
    private static final int FASTER = 10;
    private static final long SEED = 4;

    @Benchmark
    public long hand() throws Exception {
        Path file = Path.of("examples", "tables", "reference", "table.toml");
        LayoutResult.Read read = (LayoutResult.Read) LayoutReader.read(Files.readAllBytes(file));
        Layout layout = read.layout();
        Deck deck = VirtualDeck.of(SEED);
        List<Reading> readings = readings(deck, layout);
        Path folder = Files.createTempDirectory("burraco-latency-");
        try (Journal journal = Journal.open(folder, System::currentTimeMillis, said -> {})) {
            Recovery begun = Recovery.of(layout, deck, Seat.SOUTH, journal);
            Host host = new Host(begun.table(), Diary.of(journal), new OfReadings(), said -> {});
            host.tell(panel());
            host.start();
            long started = System.nanoTime();
            for (Reading reading : readings) {
                long due = started + reading.at() * 1_000_000 / FASTER;
                while (System.nanoTime() < due) {
                    LockSupport.parkNanos(due - System.nanoTime());
                }
                host.hear(reading);
            }
            host.close();
            tell(host.meter(), readings);
            return host.meter().decisions();
        }
    }

    private static List<Reading> readings(Deck deck, Layout layout) {
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

    private static Panel panel() {
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

    private static void tell(Meter meter, List<Reading> readings) {
        System.out.printf(
                "%n%d readings, %d decisions, %d readings a second%n",
                readings.size(),
                meter.decisions(),
                readings.size() * FASTER * 1_000L / readings.getLast().at());
        long within = 0;
        for (int i = 0; i < Meter.BOUNDS.length; i++) {
            within += meter.within(i);
            System.out.printf(
                    "  within %.2f ms: %.1f %%%n",
                    Meter.BOUNDS[i] / 1e3, 100.0 * within / meter.decisions());
        }
    }
}
