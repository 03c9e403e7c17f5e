package burraco.fitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tracking.course.Grounds;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Weights that acts were made with are found again. */
class LogisticTest {
    private static final long SEED = 11;
    private static final Logistic TRUTH = new Logistic(new double[] {2.5, 0.3, -0.6, -1.5, -2});

    @Test
    void theWeightsComeBack() {
        Logistic.Fit fit = Logistic.fit(acts(4_000)).orElseThrow();
        for (int i = 0; i < Logistic.FIGURES.size(); i++) {
            double off = Math.abs(fit.weights().weights()[i] - TRUTH.weights()[i]);
            String name = Logistic.FIGURES.get(i);
            assertTrue(off < 3 * fit.deviations()[i], "seed " + SEED + ": " + name + " off " + off);
        }
        List<Said> others = acts(4_000);
        assertTrue(fit.weights().loss(others) < Logistic.NOW.loss(others));
    }

    @Test
    void anActIsAsSureAsTheTrackerSaysWithTheWeightsAsTheyAre() {
        for (Said act : acts(50)) {
            assertEquals(act.grounds().sure(), Logistic.NOW.sure(act.grounds()), 1e-12);
        }
    }

    private static List<Said> acts(int count) {
        Random random = new Random(SEED);
        List<Said> acts = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            Grounds grounds =
                    new Grounds(
                            8 * random.nextDouble(),
                            10 * random.nextDouble(),
                            random.nextDouble(),
                            random.nextInt(5) == 0);
            acts.add(new Said(grounds, random.nextDouble() < TRUTH.sure(grounds)));
        }
        return acts;
    }
}
