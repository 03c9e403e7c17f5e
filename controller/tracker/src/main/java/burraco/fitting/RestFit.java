package burraco.fitting;

import burraco.text.Sentence;
import burraco.tracking.figures.AntennaFigures;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Fits the figures for cards at rest: how often they are missed, and how misses come in bursts. */
final class RestFit {
    /** Number of resting cards needed to fit the chance of a miss. */
    private static final long RESTS_NEEDED = 100;

    /** Number of looks needed to fit bursts. */
    private static final long LOOKS_NEEDED = 2_000;

    /**
     * A card that is missed more often than this is covered or at a border, and shows no bursts.
     */
    private static final double WELL = 0.1;

    private static final List<String> FIGURES = List.of("BURST_BEGINS", "BURST_ENDS", "BURST_MISS");

    private RestFit() {}

    /**
     * Every card counts once, however long it lay, because the chance applies to a card of which
     * nothing is known.
     */
    static FitPart missed(List<boolean[]> fitting, List<boolean[]> checking) {
        List<Double> shares = fitting.stream().map(RestFit::share).toList();
        Optional<Estimate> estimate =
                shares.size() < RESTS_NEEDED ? Optional.empty() : Optional.of(mean(shares));
        FittedFigure fitted =
                new FittedFigure(
                        "AntennaFigures.MISS",
                        AntennaFigures.MISS,
                        shares.size(),
                        RESTS_NEEDED,
                        new Sentence("fit.unit.cards"),
                        estimate);
        Optional<FitCheck> check =
                estimate.filter(_ -> !checking.isEmpty())
                        .map(one ->
                                new FitCheck(
                                        new Sentence("fit.measure.square"),
                                        checking.size(),
                                        off(checking, AntennaFigures.MISS),
                                        off(checking, one.value())));
        return new FitPart(new Sentence("fit.part.missed"), List.of(fitted), check);
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

    /**
     * The chance of a miss outside of bursts is fitted as well, but differs from card to card and
     * is not reported.
     */
    static FitPart bursts(List<boolean[]> fitting, List<boolean[]> checking) {
        List<boolean[]> clear = clear(fitting);
        long looks = looks(clear);
        Bursts now =
                new Bursts(
                        WELL / 4,
                        AntennaFigures.BURST_BEGINS,
                        AntennaFigures.BURST_ENDS,
                        AntennaFigures.BURST_MISS);
        Bursts best = looks < LOOKS_NEEDED ? now : now.fit(clear);
        Optional<double[]> off =
                looks < LOOKS_NEEDED
                        ? Optional.empty()
                        : Curvature.deviations(
                                best.odds(), odds -> Bursts.of(odds).likelihood(clear));
        List<FittedFigure> figures = new ArrayList<>();
        for (int i = 0; i < FIGURES.size(); i++) {
            int at = i + 1; // Index 0 is the chance of a miss outside of bursts.
            Optional<Estimate> estimate =
                    off.map(one -> around(best.odds()[at], Estimate.Z * one[at]));
            double before = Bursts.chance(now.odds()[at]);
            String figure = "AntennaFigures." + FIGURES.get(i);
            figures.add(
                    new FittedFigure(
                            figure,
                            before,
                            looks,
                            LOOKS_NEEDED,
                            new Sentence("fit.unit.looks"),
                            estimate));
        }
        List<boolean[]> others = clear(checking);
        Optional<FitCheck> check =
                off.filter(_ -> !others.isEmpty()).map(_ -> check(now, best, others));
        return new FitPart(new Sentence("fit.part.bursts"), figures, check);
    }

    private static FitCheck check(Bursts now, Bursts best, List<boolean[]> others) {
        long looks = looks(others);
        Bursts before = now.withMiss(best.miss());
        return new FitCheck(
                new Sentence("fit.measure.loss-a-look"),
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
