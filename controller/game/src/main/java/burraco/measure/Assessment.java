package burraco.measure;

import burraco.engine.act.Act;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Grades each pair of an act that happened and one that was recognised. */
final class Assessment {
    /** An act recognised longer than this after it was done counts as late. */
    private static final long LATE_MILLIS = 5_000;

    /** An act without a partner on both sides, at most this far apart, is out of order. */
    private static final int DISPLACED_AT_MOST = 4;

    private final List<Happened> truth;
    private final List<Happened> inferred;
    private final Map<Integer, Long> decided = new HashMap<>();
    private final Map<Integer, Double> sure = new HashMap<>();
    private final Doubts doubts;
    private final Gaps gaps;

    private Assessment(Course truth, Course inferred, Inferred source) {
        this.truth = truth.played();
        this.inferred = inferred.played();
        gaps = Gaps.of(inferred);
        for (Timed timed : source.times()) {
            decided.put(timed.line(), timed.decided());
            sure.put(timed.line(), timed.sure());
        }
        doubts = new Doubts(source.doubts());
    }

    static List<Pair> of(Course truth, Course inferred, Inferred source) {
        return new Assessment(truth, inferred, source).pairs();
    }

    private List<Pair> pairs() {
        List<Alignment.Match> matches = new ArrayList<>(Alignment.of(truth, inferred));
        List<Pair> pairs = new ArrayList<>();
        for (int i = 0; i < matches.size(); i++) {
            Alignment.Match match = matches.get(i);
            int other = twin(matches, i);
            if (other > i) {
                Alignment.Match twin = matches.remove(other);
                int done = Math.max(match.truth(), twin.truth());
                int told = Math.max(match.inferred(), twin.inferred());
                pairs.add(displaced(truth.get(done), inferred.get(told)));
            } else if (match.trueAlone()) {
                pairs.add(
                        missed(
                                truth.get(match.truth()),
                                lineBefore(matches, i),
                                lineAfter(matches, i)));
            } else if (!match.inferredAlone()) {
                pairs.add(pair(truth.get(match.truth()), inferred.get(match.inferred())));
            } else if (!isOwnCall(inferred.get(match.inferred()))) {
                pairs.add(extra(inferred.get(match.inferred())));
            }
        }
        return pairs;
    }

    /**
     * The index, from here on, at which the same act stands alone on the other side; -1 if there is
     * none.
     */
    private int twin(List<Alignment.Match> matches, int here) {
        Alignment.Match match = matches.get(here);
        int last = Math.min(matches.size() - 1, here + DISPLACED_AT_MOST);
        for (int i = here + 1; i <= last; i++) {
            Alignment.Match other = matches.get(i);
            boolean crossed =
                    match.trueAlone() && other.inferredAlone()
                            || match.inferredAlone() && other.trueAlone();
            if (crossed && areSame(match, other)) {
                return i;
            }
        }
        return -1;
    }

    private boolean areSame(Alignment.Match one, Alignment.Match other) {
        Happened done = truth.get(Math.max(one.truth(), other.truth()));
        Happened told = inferred.get(Math.max(one.inferred(), other.inferred()));
        return Likeness.of(done, told) == Likeness.SAME;
    }

    /** The line of the last act recognised before this; 0 before the first. */
    private int lineBefore(List<Alignment.Match> matches, int here) {
        for (int i = here - 1; i >= 0; i--) {
            if (!matches.get(i).trueAlone()) {
                return inferred.get(matches.get(i).inferred()).line();
            }
        }
        return 0;
    }

    private int lineAfter(List<Alignment.Match> matches, int here) {
        for (int i = here + 1; i < matches.size(); i++) {
            if (!matches.get(i).trueAlone()) {
                return inferred.get(matches.get(i).inferred()).line();
            }
        }
        return Integer.MAX_VALUE;
    }

    /** Whether the table itself called, for an act that it recognised late. */
    private static boolean isOwnCall(Happened told) {
        return told.act() instanceof Act.Notice notice && notice.seat().isEmpty();
    }

    private Pair displaced(Happened done, Happened told) {
        return pair(done, told, Likeness.SAME, unsureOr(Grade.WRONG, done, told));
    }

    private Pair pair(Happened done, Happened told) {
        Likeness likeness = Likeness.of(done, told);
        Grade grade =
                switch (likeness) {
                    case SAME -> isLate(done, told) ? Grade.LATE : Grade.EXACT;
                    case UNRECOGNISED -> Grade.UNSURE;
                    case NEAR, FAR, UNLIKE -> unsureOr(Grade.WRONG, done, told);
                };
        return pair(done, told, likeness, grade);
    }

    private Grade unsureOr(Grade otherwise, Happened done, Happened told) {
        boolean lost = gaps.cover(done, told.line(), told.line());
        boolean said = lost || isQuestion(told) || doubts.cover(done) || doubts.cover(told);
        return said ? Grade.UNSURE : otherwise;
    }

    /** Whether the act was only asked about. */
    private boolean isQuestion(Happened told) {
        return sure.getOrDefault(told.line(), 1.0) < Timed.QUESTION;
    }

    private boolean isLate(Happened done, Happened told) {
        Happened timed = done.isTimed() ? done : told;
        boolean slow = timed.isTimed() && decided(told) - timed.complete() > LATE_MILLIS;
        return slow || told.late() && !done.late();
    }

    private long decided(Happened told) {
        return decided.getOrDefault(told.line(), Happened.UNTIMED);
    }

    private Pair pair(Happened done, Happened told, Likeness likeness, Grade grade) {
        return new Pair(Optional.of(done), Optional.of(told), likeness, decided(told), grade);
    }

    /** An act that happened during a gap does not count as missed: the record declares the gap. */
    private Pair missed(Happened done, int after, int before) {
        boolean said = doubts.cover(done) || gaps.cover(done, after, before);
        Grade grade = said ? Grade.UNSURE : Grade.MISSED;
        return new Pair(
                Optional.of(done), Optional.empty(), Likeness.UNLIKE, Happened.UNTIMED, grade);
    }

    private Pair extra(Happened told) {
        boolean said = isQuestion(told) || doubts.cover(told);
        Grade grade = said ? Grade.UNSURE_EXTRA : Grade.EXTRA;
        return new Pair(Optional.empty(), Optional.of(told), Likeness.UNLIKE, decided(told), grade);
    }
}
