package burraco.bench;

import burraco.cards.Seat;
import burraco.engine.rules.RuleSet;
import burraco.hal.Reading;
import burraco.hal.virtual.Chance;
import burraco.hal.virtual.Noise;
import burraco.layout.Deck;
import burraco.layout.Layout;
import burraco.layout.LayoutReader;
import burraco.layout.LayoutResult;
import burraco.layout.capture.CaptureStart;
import burraco.layout.capture.CaptureWriter;
import burraco.play.VirtualDeck;
import burraco.play.evening.Evening;
import burraco.play.evening.Manners;
import burraco.play.evening.Script;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** A hand on the reference table: only what happens in it, then played and heard, then written. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 3)
@Measurement(iterations = 3, time = 3)
public class SimulatedHand {
    private Layout layout;
    private Deck deck;
    private long seed;

    @Setup
    public void table() throws IOException {
        byte[] bytes = Files.readAllBytes(Path.of("examples/tables/reference/table.toml"));
        layout = ((LayoutResult.Read) LayoutReader.read(bytes)).layout();
        deck = VirtualDeck.of(1);
    }

    private Script script() {
        return Script.lawful(++seed, RuleSet.FIBUR_INT_2018, Seat.SOUTH, 8);
    }

    private void play(Consumer<Reading> inbox) {
        Chance chance = new Chance(seed);
        new Evening(layout, deck, Noise.REFERENCE, Manners.USUAL, chance, inbox)
                .play(script(), "benchmark");
    }

    @Benchmark
    public Script scriptOnly() {
        return script();
    }

    @Benchmark
    public void played(Blackhole readings) {
        play(readings::consume);
    }

    @Benchmark
    public void playedAndWritten() throws IOException {
        CaptureStart start = new CaptureStart(Instant.EPOCH, "table.toml", "deck.csv", Seat.SOUTH);
        try (CaptureWriter writer = new CaptureWriter(OutputStream.nullOutputStream(), start)) {
            play(
                    reading -> {
                        try {
                            writer.write(reading);
                        } catch (IOException cannot) {
                            throw new UncheckedIOException(cannot);
                        }
                    });
        }
    }
}
