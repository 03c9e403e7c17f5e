package burraco.fitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tracking.course.Blame;
import burraco.tracking.course.Grounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Weights that acts were made with are found again. */
class LogisticTest {
    private static final long SEED = 11;
    private static final Logistic TRUTH = new Logistic(new double[] {2.5, 0.3, -0.6, -1.5, -2});

    @Test
    void theWeightsComeBack() {
        Logistic.Fit fit = Logistic.fit(acts(4_000)).orElseThrow();
        for (int i = 0; i < Weighing.ACTS.figures.size(); i++) {
            double off = Math.abs(fit.weights().weights()[i] - TRUTH.weights()[i]);
            String name = Weighing.ACTS.figures.get(i);
            assertTrue(off < 3 * fit.deviations()[i], "seed " + SEED + ": " + name + " off " + off);
        }
        List<Said> others = acts(4_000);
        assertTrue(fit.weights().loss(others) < Weighing.ACTS.now.loss(others));
    }

    @Test
    void anActIsAsSureAsTheTrackerSaysWithTheWeightsAsTheyAre() {
        for (Grounds grounds : some(50)) {
            double sure = Weighing.ACTS.now.sure(Said.of(grounds, true));
            assertEquals(grounds.sure(), sure, 1e-12);
        }
    }

    @Test
    void soIsAnAccusation() {
        Random random = new Random(SEED);
        for (int i = 0; i < 50; i++) {
            Blame blame =
                    new Blame(
                            30 * random.nextDouble() - 5,
                            random.nextDouble(),
                            random.nextBoolean());
            double sure = Weighing.ACCUSATIONS.now.sure(Said.of(blame, true));
            assertEquals(blame.sure(), sure, 1e-12);
        }
    }

    private static List<Grounds> some(int count) {
        Random random = new Random(SEED);
        List<Grounds> some = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            some.add(
                    new Grounds(
                            8 * random.nextDouble(),
                            10 * random.nextDouble(),
                            random.nextDouble(),
                            random.nextInt(5) == 0,
                            Optional.empty()));
        }
        return some;
    }

    private static List<Said> acts(int count) {
        Random random = new Random(SEED);
        List<Said> acts = new ArrayList<>();
        for (Grounds grounds : some(count)) {
            boolean right = random.nextDouble() < TRUTH.sure(Said.of(grounds, true));
            acts.add(Said.of(grounds, right));
        }
        return acts;
    }
}
