package burraco.tracking.understanding;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.CostLead;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Expectation;
import burraco.tracking.explaining.ExplainedAct;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.HandConfidence;
import burraco.tracking.explaining.Search;
import burraco.tracking.figures.DoubtFigures;
import java.util.List;
import java.util.Optional;

/**
 * Searches for explanations of what was seen, and chooses between a new one and the one on record.
 */
final class ExplanationChoice {
    private static final double BETTER = DoubtFigures.BETTER;

    private static final double FAR_FETCHED = DoubtFigures.FAR_FETCHED;

    private static final double FAR_FETCHED_BUT_LAWFUL = DoubtFigures.FAR_FETCHED_BUT_LAWFUL;
    private static final double FAR_FETCHED_WHEN_LOST = DoubtFigures.FAR_FETCHED_WHEN_LOST;

    /**
     * A search of more partial explanations than this is followed by a rest, which bounds the work.
     */
    private static final int MOST_WITHOUT_REST = 60;

    private static final long REST_MILLIS_PER_PART = 1;

    private final Expectation expectation;
    private final HandCourse course;
    private final HandConfidence passedOver;
    private final SearchBudget allowance;
    private long rested;

    ExplanationChoice(
            Expectation expectation,
            HandCourse course,
            HandConfidence passedOver,
            SearchBudget allowance) {
        this.allowance = allowance;
        this.expectation = expectation;
        this.course = course;
        this.passedOver = passedOver;
    }

    /** Starts another input; returns whether searching has to rest. */
    boolean rest(long now) {
        allowance.begin(now);
        return now < rested;
    }

    /** The best explanation that keeps all acts on record. */
    Optional<Explanation> plain(Evidence news, long now) {
        return explain(new Search(expectation, course, course.entries().size(), news, now), now);
    }

    /**
     * The best explanation of everything since the kept acts, if it is clearly better than the one
     * on record; otherwise the latter.
     */
    Optional<Explanation> better(
            int kept, Evidence evidence, Optional<Explanation> plain, long now) {
        List<TrackedAct> told = course.entries().subList(kept, course.entries().size());
        Optional<Explanation> anew =
                explain(new Search(expectation, course, kept, evidence, now), now);
        Search guided = new Search(expectation, course, kept, evidence, now, told);
        Optional<Explanation> asTold = explain(guided, now);
        boolean open = asTold.isEmpty() && guided.wasCut();
        if (anew.isEmpty() || open || asTold.isEmpty() && isFarFetched(anew.get())) {
            boolean doubted = plain.filter(one -> one.kept() < course.entries().size()).isPresent();
            return doubted ? plain : asTold.or(() -> plain);
        }
        long more = ruled(anew.get()) - ruled(asTold);
        double blame = expectation.toChange(more);
        boolean clearly =
                asTold.isEmpty() || anew.get().cost() + BETTER + blame < asTold.get().cost();
        return clearly ? anew : asTold;
    }

    /**
     * By all that was seen since, how much dearer it is that the player did not commit this fault
     * than that he did; empty if that cannot be told.
     */
    Optional<CostLead> aheadOfInnocence(int index, Evidence evidence, long now) {
        List<TrackedAct> told = course.entries().subList(index, course.entries().size());
        Seat seat = ((Act.OfSeat) told.getFirst().act()).seat();
        Optional<Explanation> asTold =
                explain(new Search(expectation, course, index, evidence, now, told), now);
        Optional<Explanation> anew =
                explain(new Search(expectation, course, index, evidence, now), now);
        if (asTold.isEmpty() || anew.isEmpty()) {
            return Optional.empty();
        }
        boolean innocent = anew.get().faults(seat) < asTold.get().faults(seat);
        double dearer = anew.get().cost() - asTold.get().cost();
        CostLead without = innocent ? new CostLead(0, false) : anew.get().aheadOfInnocence(seat);
        return Optional.of(without.farther(dearer));
    }

    private boolean isFarFetched(Explanation explanation) {
        double limit = ruled(explanation) == 0 ? FAR_FETCHED_BUT_LAWFUL : FAR_FETCHED;
        double most = passedOver.isLost() ? FAR_FETCHED_WHEN_LOST : limit;
        return explanation.cost() - explanation.remains() > most;
    }

    private static long ruled(Explanation explanation) {
        return explanation.steps().stream()
                .map(ExplainedAct::entry)
                .filter(entry -> entry.ruled() && !(entry.act() instanceof Act.Notice))
                .count();
    }

    private static long ruled(Optional<Explanation> explanation) {
        return explanation.map(ExplanationChoice::ruled).orElse(0L);
    }

    private Optional<Explanation> explain(Search search, long now) {
        Search bounded = search.within(allowance.most());
        Optional<Explanation> found = (passedOver.isLost() ? bounded.lawful() : bounded).best();
        allowance.spend(search.work());
        rested = Math.max(rested, allowance.restsUntil(now));
        if (search.effort() > MOST_WITHOUT_REST) {
            rested = Math.max(rested, now + REST_MILLIS_PER_PART * search.effort());
        }
        return found;
    }
}
