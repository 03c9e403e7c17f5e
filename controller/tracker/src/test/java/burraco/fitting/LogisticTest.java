package burraco.fitting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.tracking.course.AccusationGrounds;
import burraco.tracking.course.CertaintyGrounds;
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
        for (int i = 0; i < CertaintyModel.ACTS.figures.size(); i++) {
            double off = Math.abs(fit.weights().weights()[i] - TRUTH.weights()[i]);
            String name = CertaintyModel.ACTS.figures.get(i);
            assertTrue(off < 3 * fit.deviations()[i], "seed " + SEED + ": " + name + " off " + off);
        }
        List<RatedStatement> others = acts(4_000);
        assertTrue(fit.weights().loss(others) < CertaintyModel.ACTS.now.loss(others));
    }

    @Test
    void anActIsAsSureAsTheTrackerSaysWithTheWeightsAsTheyAre() {
        for (CertaintyGrounds grounds : some(50)) {
            double sure = CertaintyModel.ACTS.now.sure(RatedStatement.of(grounds, true));
            assertEquals(grounds.sure(), sure, 1e-12);
        }
    }

    @Test
    void soIsAnAccusation() {
        Random random = new Random(SEED);
        for (int i = 0; i < 50; i++) {
            AccusationGrounds blame =
                    new AccusationGrounds(
                            30 * random.nextDouble() - 5,
                            random.nextDouble(),
                            random.nextBoolean());
            double sure = CertaintyModel.ACCUSATIONS.now.sure(RatedStatement.of(blame, true));
            assertEquals(blame.sure(), sure, 1e-12);
        }
    }

    private static List<CertaintyGrounds> some(int count) {
        Random random = new Random(SEED);
        List<CertaintyGrounds> some = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            some.add(
                    new CertaintyGrounds(
                            8 * random.nextDouble(),
                            10 * random.nextDouble(),
                            random.nextDouble(),
                            random.nextInt(5) == 0,
                            Optional.empty()));
        }
        return some;
    }

    private static List<RatedStatement> acts(int count) {
        Random random = new Random(SEED);
        List<RatedStatement> acts = new ArrayList<>();
        for (CertaintyGrounds grounds : some(count)) {
            boolean right = random.nextDouble() < TRUTH.sure(RatedStatement.of(grounds, true));
            acts.add(RatedStatement.of(grounds, right));
        }
        return acts;
    }
}
