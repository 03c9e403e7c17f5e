package burraco.tracking.understanding;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Expectation;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.Lead;
import burraco.tracking.explaining.PassedOver;
import burraco.tracking.explaining.Search;
import burraco.tracking.explaining.Step;
import burraco.tracking.figures.Doubt;
import java.util.List;
import java.util.Optional;

/** Explanations of what was seen, and which of two is to be believed. */
final class Alternatives {
    private static final double BETTER = Doubt.BETTER;

    private static final double FAR_FETCHED = Doubt.FAR_FETCHED;

    private static final double FAR_FETCHED_BUT_LAWFUL = Doubt.FAR_FETCHED_BUT_LAWFUL;
    private static final double FAR_FETCHED_WHEN_LOST = Doubt.FAR_FETCHED_WHEN_LOST;

    /** After a long search it rests, so that the work never grows without bounds. */
    private static final int LITTLE = 60;

    private static final long REST = 1;

    private final Expectation expectation;
    private final Course course;
    private final PassedOver passedOver;
    private final Allowance allowance;
    private long rested;

    Alternatives(
            Expectation expectation, Course course, PassedOver passedOver, Allowance allowance) {
        this.allowance = allowance;
        this.expectation = expectation;
        this.course = course;
        this.passedOver = passedOver;
    }

    /** Another input has come: whether nothing is searched yet. */
    boolean rest(long now) {
        allowance.begin(now);
        return now < rested;
    }

    /** What goes on from the acts told. */
    Optional<Explanation> plain(Evidence news, long now) {
        return explain(new Search(expectation, course, course.entries().size(), news, now), now);
    }

    /** The explanation of it all, if it is clearly better than the one with the acts told. */
    Optional<Explanation> better(
            int kept, Evidence evidence, Optional<Explanation> plain, long now) {
        List<Entry> told = course.entries().subList(kept, course.entries().size());
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
     * How much harder to believe it is that the act of that index was none, or no fault, than that
     * it was, by all that was seen since; empty where that cannot be told.
     */
    Optional<Lead> aheadOfInnocence(int index, Evidence evidence, long now) {
        List<Entry> told = course.entries().subList(index, course.entries().size());
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
        Lead without = innocent ? new Lead(0, false) : anew.get().aheadOfInnocence(seat);
        return Optional.of(without.farther(dearer));
    }

    private boolean isFarFetched(Explanation explanation) {
        double limit = ruled(explanation) == 0 ? FAR_FETCHED_BUT_LAWFUL : FAR_FETCHED;
        double most = passedOver.isLost() ? FAR_FETCHED_WHEN_LOST : limit;
        return explanation.cost() - explanation.remains() > most;
    }

    private static long ruled(Explanation explanation) {
        return explanation.steps().stream()
                .map(Step::entry)
                .filter(entry -> entry.ruled() && !(entry.act() instanceof Act.Notice))
                .count();
    }

    private static long ruled(Optional<Explanation> explanation) {
        return explanation.map(Alternatives::ruled).orElse(0L);
    }

    private Optional<Explanation> explain(Search search, long now) {
        Search bounded = search.within(allowance.most());
        Optional<Explanation> found = (passedOver.isLost() ? bounded.lawful() : bounded).best();
        allowance.spend(search.work());
        rested = Math.max(rested, allowance.restsUntil(now));
        if (search.effort() > LITTLE) {
            rested = Math.max(rested, now + REST * search.effort());
        }
        return found;
    }
}
