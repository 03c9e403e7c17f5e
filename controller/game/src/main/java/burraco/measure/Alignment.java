package burraco.measure;

import java.util.ArrayList;
import java.util.List;

/** Aligns two sequences of acts at the lowest cost, keeping their orders (Needleman and Wunsch). */
final class Alignment {
    /** The cost of an act without a partner: two of these cost less than a pair of unlike acts. */
    private static final int GAP = 3;

    private static final int NOBODY = -1;

    private enum Step {
        BOTH,
        TRUE_ALONE,
        INFERRED_ALONE
    }

    /** Indices in the two sequences; -1 for no partner. */
    record Match(int truth, int inferred) {
        boolean trueAlone() {
            return inferred == NOBODY;
        }

        boolean inferredAlone() {
            return truth == NOBODY;
        }
    }

    private final List<Happened> truth;
    private final List<Happened> inferred;
    private final byte[][] steps;

    private Alignment(List<Happened> truth, List<Happened> inferred) {
        this.truth = truth;
        this.inferred = inferred;
        steps = new byte[truth.size() + 1][inferred.size() + 1];
    }

    static List<Match> of(List<Happened> truth, List<Happened> inferred) {
        Alignment alignment = new Alignment(truth, inferred);
        alignment.measure();
        return alignment.walk();
    }

    /** From the end to the beginning: the cheapest next step for every pair of indices. */
    private void measure() {
        int width = inferred.size();
        int[] below = new int[width + 1];
        for (int j = width - 1; j >= 0; j--) {
            below[j] = below[j + 1] + GAP;
            steps[truth.size()][j] = (byte) Step.INFERRED_ALONE.ordinal();
        }
        for (int i = truth.size() - 1; i >= 0; i--) {
            int[] row = new int[width + 1];
            row[width] = below[width] + GAP;
            steps[i][width] = (byte) Step.TRUE_ALONE.ordinal();
            for (int j = width - 1; j >= 0; j--) {
                int cost = Likeness.of(truth.get(i), inferred.get(j)).cost();
                row[j] = choose(i, j, below[j + 1] + cost, below[j] + GAP, row[j + 1] + GAP);
            }
            below = row;
        }
    }

    private int choose(int i, int j, int both, int trueAlone, int inferredAlone) {
        Step step = both <= trueAlone ? Step.BOTH : Step.TRUE_ALONE;
        int least = Math.min(both, trueAlone);
        if (inferredAlone < least) {
            step = Step.INFERRED_ALONE;
            least = inferredAlone;
        }
        steps[i][j] = (byte) step.ordinal();
        return least;
    }

    private List<Match> walk() {
        List<Match> matches = new ArrayList<>();
        int i = 0;
        int j = 0;
        while (i < truth.size() || j < inferred.size()) {
            matches.add(
                    switch (Step.values()[steps[i][j]]) {
                        case BOTH -> new Match(i++, j++);
                        case TRUE_ALONE -> new Match(i++, NOBODY);
                        case INFERRED_ALONE -> new Match(NOBODY, j++);
                    });
        }
        return matches;
    }
}
