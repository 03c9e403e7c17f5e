package burraco.measure;

import java.util.List;

/**
 * The number of acts by outcome. All but the last two add up to the acts that happened.
 *
 * @param acts those that happened
 * @param unsureExtra acts that did not happen, where it was said that they might not have
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
                count(pairs, Outcome.EXACT),
                count(pairs, Outcome.LATE),
                count(pairs, Outcome.WRONG),
                count(pairs, Outcome.MISSED),
                count(pairs, Outcome.UNSURE),
                count(pairs, Outcome.EXTRA),
                count(pairs, Outcome.UNSURE_EXTRA));
    }

    private static long count(List<Pair> pairs, Outcome outcome) {
        return pairs.stream().filter(pair -> pair.outcome() == outcome).count();
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
