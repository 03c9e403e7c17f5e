package burraco.fitting;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/**
 * Fits the figures of radio, people and certainty to half of the hands, and tries them on the other
 * half.
 */
public final class Fit {
    /** So many acts that were not right tell how sure acts are. */
    private static final long WRONG_NEEDED = 20;

    private final List<String> names = new ArrayList<>();
    private final List<Observed> hands = new ArrayList<>();

    /** All readings of the hand have been taken. */
    public void take(String name, Observer hand) {
        names.add(name);
        hands.add(hand.end());
    }

    public int hands() {
        return hands.size();
    }

    /**
     * @param seed which hands are fitted to and which are for checking
     */
    public Report report(long seed) {
        List<Integer> order = new ArrayList<>();
        for (int i = 0; i < hands.size(); i++) {
            order.add(i);
        }
        Collections.shuffle(order, new Random(seed));
        List<Integer> some = order.subList(0, (order.size() + 1) / 2).stream().sorted().toList();
        List<Integer> others = order.stream().filter(one -> !some.contains(one)).sorted().toList();
        Observed fitting = Observed.all(some.stream().map(hands::get).toList());
        Observed checking = Observed.all(others.stream().map(hands::get).toList());
        List<Part> parts = new ArrayList<>();
        parts.add(RestFit.missed(fitting.rests(), checking.rests()));
        parts.add(RestFit.bursts(fitting.rests(), checking.rests()));
        for (Counted what : Counted.values()) {
            parts.add(counted(what, fitting.share(what), checking.share(what)));
        }
        for (Timing what : Timing.values()) {
            parts.add(timing(what, fitting.times(what), checking.times(what)));
        }
        Optional<Logistic.Fit> acts = Optional.empty();
        for (Weighing what : Weighing.values()) {
            Optional<Logistic.Fit> fit = certainty(fitting.said(what));
            parts.add(certainty(what, fitting.said(what), checking.said(what), fit));
            acts = what == Weighing.ACTS ? fit : acts;
        }
        return new Report(
                seed,
                some.stream().map(names::get).toList(),
                others.stream().map(names::get).toList(),
                parts,
                acts.map(fit -> Calibrated.of(checking.said(Weighing.ACTS), fit.weights())));
    }

    private static Part counted(Counted what, Share fitting, Share checking) {
        Optional<Estimate> estimate =
                Optional.of(fitting)
                        .filter(one -> one.all() >= Counted.NEEDED)
                        .map(Share::estimate);
        Fitted fitted =
                new Fitted(what.figure, what.now, fitting.all(), Counted.NEEDED, "looks", estimate);
        Optional<Check> check =
                estimate.filter(_ -> checking.all() > 0)
                        .map(one ->
                                new Check(
                                        "loss a look",
                                        checking.all(),
                                        checking.loss(what.now),
                                        checking.loss(one.value())));
        return new Part(what.title, List.of(fitted), check);
    }

    private static Part timing(Timing what, List<Long> fitting, List<Long> checking) {
        Stands stands = what.stands;
        Optional<Estimate> estimate =
                Optional.of(fitting)
                        .filter(times -> times.size() >= stands.needed)
                        .map(stands::estimate);
        Fitted fitted =
                new Fitted(what.figure, what.now, fitting.size(), stands.needed, "times", estimate);
        Optional<Check> check =
                estimate.filter(_ -> !checking.isEmpty())
                        .map(one ->
                                new Check(
                                        stands.what,
                                        checking.size(),
                                        stands.off(checking, what.now),
                                        stands.off(checking, one.value())));
        return new Part(what.title, List.of(fitted), check);
    }

    private static long wrong(List<Said> acts) {
        return acts.stream().filter(act -> !act.right()).count();
    }

    private static Optional<Logistic.Fit> certainty(List<Said> acts) {
        return wrong(acts) < WRONG_NEEDED ? Optional.empty() : Logistic.fit(acts);
    }

    private static Part certainty(
            Weighing what, List<Said> fitting, List<Said> checking, Optional<Logistic.Fit> fit) {
        List<Fitted> figures = new ArrayList<>();
        for (int i = 0; i < what.figures.size(); i++) {
            int at = i;
            Optional<Estimate> estimate = fit.map(one -> one.estimate(at));
            figures.add(
                    new Fitted(
                            what.figures.get(i),
                            what.now.weights()[i],
                            wrong(fitting),
                            WRONG_NEEDED,
                            "wrong of " + fitting.size(),
                            estimate));
        }
        Optional<Check> check =
                fit.filter(_ -> !checking.isEmpty())
                        .map(one ->
                                new Check(
                                        "loss on average",
                                        checking.size(),
                                        what.now.loss(checking),
                                        one.weights().loss(checking)));
        return new Part(what.title, figures, check);
    }
}
