package burraco.fitting;

import burraco.tracking.figures.Radio;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is fitted to cards at rest: how often they are missed, and how misses come in bursts. */
final class RestFit {
    /** So many cards at rest tell how often one is missed that nothing is known of. */
    private static final long RESTS_NEEDED = 100;

    /** So many looks tell how misses come in bursts. */
    private static final long LOOKS_NEEDED = 2_000;

    /** Of a card that is missed more often, bursts do not show: it is covered, or at a border. */
    private static final double WELL = 0.1;

    private static final List<String> FIGURES = List.of("BURST_BEGINS", "BURST_ENDS", "BURST_MISS");

    private RestFit() {}

    /** Every card counts once, however long it lay there: the next one is any of them. */
    static Part missed(List<boolean[]> fitting, List<boolean[]> checking) {
        List<Double> shares = fitting.stream().map(RestFit::share).toList();
        Optional<Estimate> estimate =
                shares.size() < RESTS_NEEDED ? Optional.empty() : Optional.of(mean(shares));
        Fitted fitted =
                new Fitted(
                        "Radio.MISS", Radio.MISS, shares.size(), RESTS_NEEDED, "cards", estimate);
        Optional<Check> check =
                estimate.filter(_ -> !checking.isEmpty())
                        .map(one ->
                                new Check(
                                        "mean square of what a card is off",
                                        checking.size(),
                                        off(checking, Radio.MISS),
                                        off(checking, one.value())));
        return new Part("How often a card at rest is missed", List.of(fitted), check);
    }

    private static double share(boolean[] missed) {
        int sum = 0;
        for (boolean one : missed) {
            sum += one ? 1 : 0;
        }
        return (double) sum / missed.length;
    }

    private static Estimate mean(List<Double> shares) {
        double mean = shares.stream().mapToDouble(one -> one).average().orElseThrow();
        double squares = shares.stream().mapToDouble(one -> (one - mean) * (one - mean)).sum();
        double error = StrictMath.sqrt(squares / (shares.size() - 1) / shares.size());
        return new Estimate(mean, mean - Estimate.Z * error, mean + Estimate.Z * error);
    }

    private static double off(List<boolean[]> rests, double miss) {
        return rests.stream()
                .mapToDouble(one -> (share(one) - miss) * (share(one) - miss))
                .average()
                .orElse(0);
    }

    /** How often a card is missed outside of bursts is fitted along with them, and differs. */
    static Part bursts(List<boolean[]> fitting, List<boolean[]> checking) {
        List<boolean[]> clear = clear(fitting);
        long looks = looks(clear);
        Bursts now = new Bursts(WELL / 4, Radio.BURST_BEGINS, Radio.BURST_ENDS, Radio.BURST_MISS);
        Bursts best = looks < LOOKS_NEEDED ? now : now.fit(clear);
        Optional<double[]> off =
                looks < LOOKS_NEEDED
                        ? Optional.empty()
                        : Curvature.deviations(
                                best.odds(), odds -> Bursts.of(odds).likelihood(clear));
        List<Fitted> figures = new ArrayList<>();
        for (int i = 0; i < FIGURES.size(); i++) {
            int at = i + 1; // Behind the chance to be missed outside of bursts.
            Optional<Estimate> estimate =
                    off.map(one -> around(best.odds()[at], Estimate.Z * one[at]));
            double before = Bursts.chance(now.odds()[at]);
            String figure = "Radio." + FIGURES.get(i);
            figures.add(new Fitted(figure, before, looks, LOOKS_NEEDED, "looks", estimate));
        }
        List<boolean[]> others = clear(checking);
        Optional<Check> check =
                off.filter(_ -> !others.isEmpty()).map(_ -> check(now, best, others));
        return new Part("Bursts of misses, of cards that are heard well", figures, check);
    }

    private static Check check(Bursts now, Bursts best, List<boolean[]> others) {
        long looks = looks(others);
        Bursts before = now.withMiss(best.miss());
        return new Check(
                "loss a look",
                looks,
                -before.likelihood(others) / looks,
                -best.likelihood(others) / looks);
    }

    private static List<boolean[]> clear(List<boolean[]> rests) {
        return rests.stream().filter(one -> share(one) < WELL).toList();
    }

    private static long looks(List<boolean[]> rests) {
        return rests.stream().mapToLong(one -> one.length).sum();
    }

    private static Estimate around(double odds, double reach) {
        return new Estimate(
                Bursts.chance(odds), Bursts.chance(odds - reach), Bursts.chance(odds + reach));
    }
}
