package burraco.bench;

import burraco.cards.Cards;
import burraco.engine.meld.MeldReader;
import burraco.engine.rules.RuleSet;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.infra.Blackhole;

/** Is it a meld? Ours, and beside it the usual way: sort the cards and walk along them. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class MeldCheck {
    private static final int SETS = 4096;

    private final List<Cards> sets = CardSets.of(SETS, 20260408);
    private final Cards[] asSets = sets.toArray(Cards[]::new);
    private final SortAndWalk usual = new SortAndWalk();

    @Benchmark
    @OperationsPerInvocation(SETS)
    public void table(Blackhole hole) {
        for (Cards cards : asSets) {
            hole.consume(MeldReader.read(cards, RuleSet.FIBUR_INT_2018));
        }
    }

    @Benchmark
    @OperationsPerInvocation(SETS)
    public void sortAndWalk(Blackhole hole) {
        for (Cards cards : asSets) {
            hole.consume(usual.isMeld(cards, RuleSet.FIBUR_INT_2018));
        }
    }
}
