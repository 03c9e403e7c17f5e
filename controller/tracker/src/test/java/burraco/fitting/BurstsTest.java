package burraco.fitting;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Bursts that were made with known chances are found again. */
class BurstsTest {
    private static final int RESTS = 400;
    private static final int LOOKS = 200;

    @ParameterizedTest
    @CsvSource({"0.03, 0.02, 0.25, 0.8, 1", "0.02, 0.01, 0.4, 0.9, 2", "0.05, 0.03, 0.15, 0.7, 3"})
    void theChancesComeBack(double miss, double begins, double ends, double ill, long seed) {
        Bursts truth = new Bursts(miss, begins, ends, ill);
        List<boolean[]> rests = rests(truth, seed);
        Bursts found = new Bursts(0.1, 0.05, 0.5, 0.6).fit(rests);
        double[] off =
                Curvature.deviations(found.odds(), odds -> Bursts.of(odds).likelihood(rests))
                        .orElseThrow();
        for (int i = 0; i < off.length; i++) {
            double apart = Math.abs(found.odds()[i] - truth.odds()[i]);
            assertTrue(apart < 3 * off[i], "seed " + seed + ", figure " + i + ": " + found);
            assertTrue(off[i] < 0.5, "seed " + seed + ": the interval of " + i + " says something");
        }
        assertTrue(found.likelihood(rests) >= truth.likelihood(rests), () -> "seed " + seed);
    }

    private static List<boolean[]> rests(Bursts truth, long seed) {
        Random random = new Random(seed);
        List<boolean[]> rests = new ArrayList<>();
        for (int rest = 0; rest < RESTS; rest++) {
            boolean[] missed = new boolean[LOOKS];
            boolean isIll = random.nextDouble() < truth.begins() / (truth.begins() + truth.ends());
            for (int i = 0; i < LOOKS; i++) {
                missed[i] = random.nextDouble() < (isIll ? truth.missIll() : truth.miss());
                double turns = isIll ? truth.ends() : truth.begins();
                isIll ^= random.nextDouble() < turns;
            }
            rests.add(missed);
        }
        return rests;
    }
}
