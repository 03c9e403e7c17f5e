package burraco.tournament.movement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tournament.movement.FirstFit.Couple;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jgrapht.Graph;
import org.jgrapht.alg.matching.SparseEdmondsMaximumCardinalityMatching;
import org.jgrapht.graph.DefaultEdge;
import org.jgrapht.graph.SimpleGraph;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Danese without a rematch: another algorithm finds a pairing exactly when ours does. */
@Tag("campaign")
final class SecondOpinionTest {
    private static final long SEED = Long.getLong("pairings.seed", 1);
    private static final int TOURNAMENTS = Integer.getInteger("pairings.tournaments", 120);
    private static final int MOST_PAIRS = 200;

    @Test
    @DisplayName("All rounds until there is no pairing without a rematch, few pairs and many")
    void untilThereIsNone() {
        for (int i = 0; i < TOURNAMENTS; i++) {
            Random random = new Random(SEED + i);
            int pairs = 2 * (1 + random.nextInt(i % 3 == 0 ? MOST_PAIRS / 2 : 8));
            tournament(SEED + i, pairs, random);
        }
    }

    /** The ranking after each round is close to the one before, as it is in life, or by chance. */
    private static void tournament(long seed, int pairs, Random random) {
        BitSet[] met = new BitSet[pairs];
        for (int i = 0; i < pairs; i++) {
            met[i] = new BitSet();
        }
        List<Integer> ranked = IntStream.range(0, pairs).boxed().collect(Collectors.toList());
        boolean shuffled = random.nextBoolean();
        int most = pairs > 20 ? 12 : pairs;
        for (int round = 1; round <= most; round++) {
            String where = "seed " + seed + ", " + pairs + " pairs, round " + round;
            List<Integer> order = List.copyOf(ranked);
            Optional<List<Couple>> found =
                    FirstFit.of(
                            pairs, (upper, lower) -> !met[order.get(upper)].get(order.get(lower)));
            assertEquals(exists(pairs, met), found.isPresent(), where);
            if (found.isEmpty()) {
                return;
            }
            Set<Integer> paired = new HashSet<>();
            for (Couple couple : found.get()) {
                int one = order.get(couple.upper());
                int other = order.get(couple.lower());
                assertTrue(paired.add(one) && paired.add(other), where);
                assertFalse(met[one].get(other), where);
                met[one].set(other);
                met[other].set(one);
            }
            assertEquals(pairs, paired.size(), where);
            if (shuffled) {
                Collections.shuffle(ranked, random);
            } else {
                for (int i = 0; i + 3 < pairs; i++) {
                    Collections.swap(ranked, i, i + random.nextInt(4));
                }
            }
        }
    }

    private static boolean exists(int pairs, BitSet[] met) {
        Graph<Integer, DefaultEdge> graph = new SimpleGraph<>(DefaultEdge.class);
        for (int i = 0; i < pairs; i++) {
            graph.addVertex(i);
        }
        for (int one = 0; one < pairs; one++) {
            for (int other = one + 1; other < pairs; other++) {
                if (!met[one].get(other)) {
                    graph.addEdge(one, other);
                }
            }
        }
        return new SparseEdmondsMaximumCardinalityMatching<>(graph).getMatching().isPerfect();
    }
}
