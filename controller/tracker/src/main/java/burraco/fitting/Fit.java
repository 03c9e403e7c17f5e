package burraco.fitting;

import burraco.text.Sentence;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Fits the figures of antennas, people and certainty to one half of the hands and checks them on
 * the other half.
 */
public final class Fit {
    /** Number of wrong acts from which on the certainty weights are fitted. */
    private static final long WRONG_NEEDED = 20;

    private final List<String> names = new ArrayList<>();
    private final List<FitData> hands = new ArrayList<>();

    /** Takes in a hand of which all readings have been observed. */
    public void take(String name, FitObserver hand) {
        names.add(name);
        hands.add(hand.end());
    }

    public int hands() {
        return hands.size();
    }

    /**
     * @param seed chooses the hands that are used for fitting
     */
    public FittingReport report(long seed) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < hands.size(); i++) {
            order.add(i);
        }
        Collections.shuffle(order, new Random(seed));
        List<Integer> some = order.subList(0, (order.size() + 1) / 2).stream().sorted().toList();
        List<Integer> others = order.stream().filter(one -> !some.contains(one)).sorted().toList();
        FitData fitting = FitData.all(some.stream().map(hands::get).toList());
        FitData checking = FitData.all(others.stream().map(hands::get).toList());
        List<FitPart> parts = new ArrayList<>();
        parts.add(RestFit.missed(fitting.rests(), checking.rests()));
        parts.add(RestFit.bursts(fitting.rests(), checking.rests()));
        for (ShareFigure what : ShareFigure.values()) {
            parts.add(counted(what, fitting.share(what), checking.share(what)));
        }
        for (TimeFigure what : TimeFigure.values()) {
            parts.add(timing(what, fitting.times(what), checking.times(what)));
        }
        Optional<Logistic.Fit> acts = Optional.empty();
        for (CertaintyModel what : CertaintyModel.values()) {
            Optional<Logistic.Fit> fit = certainty(fitting.said(what));
            parts.add(certainty(what, fitting.said(what), checking.said(what), fit));
            acts = what == CertaintyModel.ACTS ? fit : acts;
        }
        return new FittingReport(
                seed,
                some.stream().map(names::get).toList(),
                others.stream().map(names::get).toList(),
                parts,
                acts.map(fit ->
                        CertaintyComparison.of(checking.said(CertaintyModel.ACTS), fit.weights())));
    }

    private static FitPart counted(ShareFigure what, Share fitting, Share checking) {
        Optional<Estimate> estimate =
                Optional.of(fitting)
                        .filter(one -> one.all() >= ShareFigure.NEEDED)
                        .map(Share::estimate);
        FittedFigure fitted =
                new FittedFigure(
                        what.figure,
                        what.now,
                        fitting.all(),
                        ShareFigure.NEEDED,
                        new Sentence("fit.unit.looks"),
                        estimate);
        Optional<FitCheck> check =
                estimate.filter(_ -> checking.all() > 0)
                        .map(one ->
                                new FitCheck(
                                        new Sentence("fit.measure.loss-a-look"),
                                        checking.all(),
                                        checking.loss(what.now),
                                        checking.loss(one.value())));
        return new FitPart(new Sentence(what.title), List.of(fitted), check);
    }

    private static FitPart timing(TimeFigure what, List<Long> fitting, List<Long> checking) {
        TimeStatistic stands = what.stands;
        Optional<Estimate> estimate =
                Optional.of(fitting)
                        .filter(times -> times.size() >= stands.needed)
                        .map(stands::estimate);
        FittedFigure fitted =
                new FittedFigure(
                        what.figure,
                        what.now,
                        fitting.size(),
                        stands.needed,
                        new Sentence("fit.unit.times"),
                        estimate);
        Optional<FitCheck> check =
                estimate.filter(_ -> !checking.isEmpty())
                        .map(one ->
                                new FitCheck(
                                        new Sentence(stands.what),
                                        checking.size(),
                                        stands.off(checking, what.now),
                                        stands.off(checking, one.value())));
        return new FitPart(new Sentence(what.title), List.of(fitted), check);
    }

    private static long wrong(List<RatedStatement> acts) {
        return acts.stream().filter(act -> !act.right()).count();
    }

    private static Optional<Logistic.Fit> certainty(List<RatedStatement> acts) {
        return wrong(acts) < WRONG_NEEDED ? Optional.empty() : Logistic.fit(acts);
    }

    private static FitPart certainty(
            CertaintyModel what,
            List<RatedStatement> fitting,
            List<RatedStatement> checking,
            Optional<Logistic.Fit> fit) {
        List<FittedFigure> figures = new ArrayList<>();
        for (int i = 0; i < what.figures.size(); i++) {
            int at = i;
            Optional<Estimate> estimate = fit.map(one -> one.estimate(at));
            figures.add(
                    new FittedFigure(
                            what.figures.get(i),
                            what.now.weights()[i],
                            wrong(fitting),
                            WRONG_NEEDED,
                            new Sentence("fit.unit.wrong", fitting.size()),
                            estimate));
        }
        Optional<FitCheck> check =
                fit.filter(_ -> !checking.isEmpty())
                        .map(one ->
                                new FitCheck(
                                        new Sentence("fit.measure.loss"),
                                        checking.size(),
                                        what.now.loss(checking),
                                        one.weights().loss(checking)));
        return new FitPart(new Sentence(what.title), figures, check);
    }
}
