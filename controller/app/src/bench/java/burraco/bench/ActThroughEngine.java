package burraco.bench;

import burraco.engine.Engine;
import burraco.engine.act.Act;
import burraco.engine.hand.Hand;
import burraco.engine.rules.RuleSet;
import burraco.play.BotHand;
import java.util.ArrayList;
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

/** Acts of bot hands in both codes, each done again in the hand in which it was done. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ActThroughEngine {
    private static final int ACTS = 10_000;

    /** An act and the hand that it was done in. */
    private record Moment(Hand before, Act act) {}

    private final Moment[] moments = new Moment[ACTS];

    public ActThroughEngine() {
        List<Moment> played = new ArrayList<>();
        for (long hand = 1; played.size() < ACTS; hand++) {
            RuleSet rules = hand % 2 == 0 ? RuleSet.FIBUR_INT_2018 : RuleSet.FITAB_ITA_2026;
            BotHand.play(hand, rules, (before, act, _) -> played.add(new Moment(before, act)));
        }
        played.subList(0, ACTS).toArray(moments);
    }

    @Benchmark
    @OperationsPerInvocation(ACTS)
    public void apply(Blackhole hole) {
        for (Moment moment : moments) {
            hole.consume(Engine.apply(moment.before(), moment.act(), 1));
        }
    }
}
