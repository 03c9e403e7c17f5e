package burraco.bench;

import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.hal.Answer;
import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.Reading;
import burraco.hal.TagId;
import burraco.hal.virtual.Chance;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.MatchInfo;
import burraco.layout.Zone;
import burraco.layout.capture.CaptureLine;
import burraco.layout.capture.CaptureReader;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/**
 * A quarter of an hour at a table of 27 antennas, written and read in memory; beside it the
 * plainest pass over the same bytes.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class Captured {
    private static final int ANTENNAS = 27;
    private static final int SCANS = 100_000;
    private static final CaptureStart START =
            new CaptureStart(Instant.EPOCH, "table.toml", "deck.csv", Seat.SOUTH);

    private final Layout layout = layout();
    private final List<Reading> readings = readings();
    private byte[] capture;

    @Setup
    public void capture() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        writeTo(bytes);
        capture = bytes.toByteArray();
    }

    /** What passed, a second. */
    @AuxCounters
    @State(Scope.Thread)
    public static class Passed {
        public double megabytes;
        public double lines;
    }

    private static Layout layout() {
        Antenna antenna = new Antenna(1, 1, new Area(0, 0, 9, 12), 2);
        return new Layout(
                "bench",
                RuleSet.FIBUR_INT_2018,
                "it",
                "deck.csv",
                new MatchInfo(3, false, Duration.ofMinutes(40), true, false),
                List.of(),
                IntStream.rangeClosed(1, ANTENNAS)
                        .mapToObj(id -> new Antenna(id, id, antenna.area(), 2))
                        .map(one -> new LaidAntenna(one, new Zone.Stock(), "left"))
                        .toList(),
                List.of());
    }

    /** Every antenna in its turn, with 0 to 6 cards on it. */
    private static List<Reading> readings() {
        Chance chance = new Chance(7);
        List<Reading> readings = new ArrayList<>();
        for (int i = 0; i < SCANS; i++) {
            List<Answer> answers = new ArrayList<>();
            for (int tag = chance.below(7); tag > 0; tag--) {
                TagId id = TagId.of(0xE004_0150_1234_0000L + chance.below(108));
                answers.add(new Answer(id, OptionalInt.of(-40 - chance.below(30))));
            }
            readings.add(new Reading.Inventory(i * 9L, 1 + i % ANTENNAS, answers));
        }
        return readings;
    }

    private void writeTo(OutputStream out) throws IOException {
        try (CaptureWriter writer = new CaptureWriter(out, START)) {
            for (Reading reading : readings) {
                writer.write(reading);
            }
        }
    }

    private void passed(Passed passed) {
        passed.megabytes += capture.length / 1e6;
        passed.lines += readings.size();
    }

    @Benchmark
    public void write(Passed passed) throws IOException {
        writeTo(OutputStream.nullOutputStream());
        passed(passed);
    }

    @Benchmark
    public void read(Passed passed, Blackhole hole) throws IOException {
        CaptureReader reader = new CaptureReader(new ByteArrayInputStream(capture), layout);
        Optional<CaptureLine> line = reader.next();
        while (line.isPresent()) {
            hole.consume(line);
            line = reader.next();
        }
        passed(passed);
    }

    @Benchmark
    public void readLine(Passed passed, Blackhole hole) throws IOException {
        InputStreamReader text =
                new InputStreamReader(new ByteArrayInputStream(capture), StandardCharsets.UTF_8);
        BufferedReader reader = new BufferedReader(text, 1 << 16);
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            hole.consume(line);
        }
        passed(passed);
    }
}
