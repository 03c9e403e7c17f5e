package burraco.measure;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How often acts were right, by the certainty stated with them.
 *
 * @param said by the steps of {@link #FROM}, the number of acts
 * @param right how many of them were right
 */
public record CertaintyCounts(List<Long> said, List<Long> right) {
    /** Each step begins at this certainty and ends at the next. */
    public static final List<Double> FROM = List.of(0.0, 0.5, 0.8, 0.9, 0.95, 0.99, 0.999);

    public static final CertaintyCounts NONE = new CertaintyCounts(zeros(), zeros());

    public CertaintyCounts {
        said = List.copyOf(said);
        right = List.copyOf(right);
    }

    static CertaintyCounts of(List<Pair> pairs, Inferred inferred) {
        Map<Integer, Double> sure = new HashMap<>();
        inferred.times().forEach(timed -> sure.put(timed.line(), timed.sure()));
        CertaintyCounts all = NONE;
        for (Pair pair : pairs) {
            if (pair.inferred().isEmpty() || !sure.containsKey(pair.inferred().get().line())) {
                continue;
            }
            boolean isRight = pair.grade() == Grade.EXACT || pair.grade() == Grade.LATE;
            all = all.with(sure.get(pair.inferred().get().line()), isRight);
        }
        return all;
    }

    /** The same with one more act. */
    public CertaintyCounts with(double sure, boolean isRight) {
        int step = step(sure);
        List<Long> more = new ArrayList<>(said);
        more.set(step, more.get(step) + 1);
        List<Long> moreRight = new ArrayList<>(right);
        moreRight.set(step, moreRight.get(step) + (isRight ? 1 : 0));
        return new CertaintyCounts(more, moreRight);
    }

    private static int step(double sure) {
        int step = FROM.size() - 1;
        while (step > 0 && sure < FROM.get(step)) {
            step--;
        }
        return step;
    }

    public CertaintyCounts plus(CertaintyCounts more) {
        return new CertaintyCounts(sum(said, more.said), sum(right, more.right));
    }

    private static List<Long> sum(List<Long> some, List<Long> others) {
        List<Long> sum = new ArrayList<>();
        for (int i = 0; i < some.size(); i++) {
            sum.add(some.get(i) + others.get(i));
        }
        return sum;
    }

    private static List<Long> zeros() {
        return Collections.nCopies(FROM.size(), 0L);
    }
}
