package burraco.bench;

import burraco.engine.hand.Hand;
import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.play.BotHand;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Whole hands of bots, from the shuffle to the end, another one each time. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class WholeHand {
    @Param({"FIBUR_INT_2018", "FITAB_ITA_2026"})
    private Code code;

    private long seed;

    @Benchmark
    public Hand play() {
        return BotHand.play(seed++, RuleSet.of(code), (_, _, _) -> {});
    }
}
