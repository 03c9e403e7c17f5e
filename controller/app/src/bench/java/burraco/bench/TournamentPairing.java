package burraco.bench;

import burraco.engine.score.MatchLength;
import burraco.tournament.Tournament;
import burraco.tournament.direction.Change;
import burraco.tournament.direction.Direction;
import burraco.tournament.direction.Posting;
import burraco.tournament.direction.Progress;
import burraco.tournament.draft.Drafted;
import burraco.tournament.draft.Drafter;
import burraco.tournament.field.Contestant;
import burraco.tournament.movement.FirstFit;
import burraco.tournament.movement.FirstFit.Couple;
import burraco.tournament.plan.FieldKind;
import burraco.tournament.plan.Formula;
import burraco.tournament.plan.Movement;
import burraco.tournament.plan.Placing;
import burraco.tournament.plan.Rematch;
import burraco.tournament.plan.Stage;
import burraco.tournament.plan.TieBreak;
import burraco.tournament.round.Meeting;
import burraco.tournament.round.MeetingResult.Played;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.jgrapht.Graph;
import org.jgrapht.alg.interfaces.MatchingAlgorithm.Matching;
import org.jgrapht.alg.matching.blossom.v5.KolmogorovWeightedPerfectMatching;
import org.jgrapht.graph.DefaultWeightedEdge;
import org.jgrapht.graph.SimpleWeightedGraph;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Round 12 of a Danese without a rematch: pairs from the top, and beside it the usual way, a
 * matching of least weight. {@code draft} is all that an arbiter waits for, with the ranking.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 2, time = 2)
@Measurement(iterations = 3, time = 2)
@Fork(1)
public class TournamentPairing {
    private static final int ROUNDS = 12;

    /** Nobody is matched with who is farther away in the ranking. */
    private static final int WINDOW = 40;

    @Param({"340", "1000", "2000"})
    public int pairs;

    private Tournament tournament;
    private BitSet[] met;

    @Setup(Level.Trial)
    public void play() {
        Stage stage =
                new Stage(
                        new Movement.Danese(Rematch.AVOIDED, List.of()),
                        ROUNDS,
                        Placing.DRAWN,
                        true);
        Formula formula =
                new Formula(
                        FieldKind.PAIRS,
                        MatchLength.FOUR_HANDS,
                        List.of(stage),
                        TieBreak.USUAL,
                        new TreeSet<>(),
                        Optional.empty(),
                        false);
        tournament = Tournament.of("Benchmark", 1, formula);
        for (int number = 1; number <= pairs; number++) {
            List<String> names = List.of(number + "a", number + "b");
            does(new Change.Enter(new Contestant(number, "", names, "", 0)));
        }
        Random random = new Random(1);
        for (int round = 1; round < ROUNDS; round++) {
            does(Posting.of(tournament).orElseThrow());
            for (Meeting meeting : tournament.rounds().getLast().seating().meetings()) {
                Played played = new Played(5 * random.nextInt(600), 1500, List.of());
                does(new Change.Record(round, meeting.table(), played));
            }
        }
        rank();
    }

    private void does(Change change) {
        tournament = ((Progress.Done) Direction.apply(tournament, change)).now();
    }

    /** Who has met whom, by ranks. */
    private void rank() {
        List<Integer> order =
                burraco.tournament.ranking.Ranking.after(tournament, ROUNDS - 1).all().stream()
                        .map(one -> one.number())
                        .toList();
        Map<Integer, Integer> ranks = new HashMap<>();
        for (int rank = 0; rank < pairs; rank++) {
            ranks.put(order.get(rank), rank);
        }
        met = new BitSet[pairs];
        for (int rank = 0; rank < pairs; rank++) {
            met[rank] = new BitSet();
        }
        tournament
                .rounds()
                .forEach(
                        round ->
                                round.seating()
                                        .meetings()
                                        .forEach(
                                                meeting -> {
                                                    int one = ranks.get(meeting.first().first());
                                                    int other = ranks.get(meeting.second().first());
                                                    met[one].set(other);
                                                    met[other].set(one);
                                                }));
    }

    @Benchmark
    public List<Couple> firstFit() {
        return FirstFit.of(pairs, (upper, lower) -> !met[upper].get(lower)).orElseThrow();
    }

    @Benchmark
    public Matching<Integer, DefaultWeightedEdge> blossom() {
        Graph<Integer, DefaultWeightedEdge> graph =
                new SimpleWeightedGraph<>(DefaultWeightedEdge.class);
        for (int rank = 0; rank < pairs; rank++) {
            graph.addVertex(rank);
        }
        for (int upper = 0; upper < pairs; upper++) {
            for (int lower = upper + 1; lower < Math.min(pairs, upper + WINDOW); lower++) {
                if (!met[upper].get(lower)) {
                    int distance = lower - upper;
                    graph.setEdgeWeight(graph.addEdge(upper, lower), distance * distance);
                }
            }
        }
        return new KolmogorovWeightedPerfectMatching<>(graph).getMatching();
    }

    @Benchmark
    public Drafted draft() {
        return Drafter.next(tournament);
    }
}
