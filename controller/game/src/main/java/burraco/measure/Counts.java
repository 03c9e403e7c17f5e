package burraco.measure;

import java.util.List;

/**
 * The number of acts by grade. All but the last two add up to the acts that happened.
 *
 * @param acts those that happened
 * @param unsureExtra acts that did not happen, reported with doubt
 */
public record Counts(
        long acts,
        long exact,
        long late,
        long wrong,
        long missed,
        long unsure,
        long extra,
        long unsureExtra) {
    static final Counts NONE = new Counts(0, 0, 0, 0, 0, 0, 0, 0);

    static Counts of(List<Pair> pairs) {
        return new Counts(
                pairs.stream().filter(pair -> pair.truth().isPresent()).count(),
                count(pairs, Grade.EXACT),
                count(pairs, Grade.LATE),
                count(pairs, Grade.WRONG),
                count(pairs, Grade.MISSED),
                count(pairs, Grade.UNSURE),
                count(pairs, Grade.EXTRA),
                count(pairs, Grade.UNSURE_EXTRA));
    }

    private static long count(List<Pair> pairs, Grade grade) {
        return pairs.stream().filter(pair -> pair.grade() == grade).count();
    }

    Counts plus(Counts more) {
        return new Counts(
                acts + more.acts,
                exact + more.exact,
                late + more.late,
                wrong + more.wrong,
                missed + more.missed,
                unsure + more.unsure,
                extra + more.extra,
                unsureExtra + more.unsureExtra);
    }
}
