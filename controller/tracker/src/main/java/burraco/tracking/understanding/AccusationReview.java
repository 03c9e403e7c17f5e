package burraco.tracking.understanding;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.layout.Zone;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.Discrepancy;
import burraco.tracking.explaining.ExplainedAct;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.figures.WaitingTimes;
import java.util.List;

/** Finds accusations on record that have become doubtful. */
final class AccusationReview {
    private static final long DENIED_MILLIS = WaitingTimes.DENIED_MILLIS;

    private static final long DENIED_FOR_LONG_MILLIS = WaitingTimes.DENIED_FOR_LONG_MILLIS;

    /**
     * Number of recent acts that what lies on the table may contradict; before that it may have
     * changed since.
     */
    private static final int LATELY = 24;

    /** Number of recent acts among which the fault is looked for that somebody has put right. */
    private static final int LAST = 3;

    private final HandCourse course;
    private List<Discrepancy> differences = List.of();

    AccusationReview(HandCourse course) {
        this.course = course;
    }

    /** Takes in the present discrepancies between the record and the table. */
    void compare(DiscrepancyWatch felt) {
        differences = felt.since(DENIED_MILLIS);
    }

    /**
     * The index of the first accusation that the table contradicts: a pozzetto that was taken lies
     * on its scale, or a card that was laid lies elsewhere. The number of acts if there is none.
     */
    int denied(int floor) {
        return denied(floor, differences);
    }

    /** Whether the table has contradicted an accusation for long. */
    boolean isDeniedForLong(int floor, DiscrepancyWatch felt) {
        return denied(floor, felt.since(DENIED_FOR_LONG_MILLIS)) < course.entries().size();
    }

    private int denied(int floor, List<Discrepancy> by) {
        List<TrackedAct> entries = course.entries();
        int first = Math.max(floor, entries.size() - LATELY);
        for (int i = first; i < entries.size() && !by.isEmpty(); i++) {
            TrackedAct entry = entries.get(i);
            if (blames(entry) && by.stream().anyMatch(one -> denies(one, entry))) {
                return i;
            }
        }
        return entries.size();
    }

    private static boolean denies(Discrepancy difference, TrackedAct entry) {
        return switch (difference) {
            case Discrepancy.Lies lies -> entry.cards().contains(lies.card());
            case Discrepancy.Silent silent -> entry.cards().contains(silent.card());
            case Discrepancy.Weighs(Zone.Pozzetto _, int more) ->
                    more > 0 && entry.act() instanceof Act.TakePozzetto;
            case Discrepancy.Weighs(Zone.Stock _, int more) -> isOfStock(entry.act(), more > 0);
            case Discrepancy.Weighs _ -> false;
        };
    }

    private static boolean isOfStock(Act act, boolean more) {
        return more
                ? act instanceof Act.Draw
                : act instanceof Act.PutBack(Seat _, Source to) && to == Source.STOCK;
    }

    /**
     * The index of the accusation that this explanation would put right: if somebody gives back
     * what he took, or takes back what he laid, perhaps he had only touched it. The number of acts
     * if nothing is put right.
     */
    int putRight(Explanation plain, int floor) {
        int blamed = lastBlamed(floor);
        List<TrackedAct> entries = course.entries();
        boolean putsRight =
                blamed < entries.size()
                        && plain.steps().stream()
                                .map(ExplainedAct::entry)
                                .anyMatch(one -> isPuttingRight(one, entries.get(blamed)));
        return putsRight ? blamed : entries.size();
    }

    private static boolean isPuttingRight(TrackedAct entry, TrackedAct blamed) {
        return entry.act() instanceof Act.PutBack
                || entry.cards().stream().anyMatch(blamed.cards()::contains);
    }

    private int lastBlamed(int floor) {
        List<TrackedAct> entries = course.entries();
        for (int i = entries.size() - 1; i >= floor && i >= entries.size() - LAST; i--) {
            if (blames(entries.get(i))) {
                return i;
            }
        }
        return entries.size();
    }

    /**
     * Whether this explanation would accuse somebody shortly after another accusation, so that the
     * earlier one is doubtful.
     */
    boolean areMade(Explanation plain, int floor) {
        boolean before =
                !course.open().owed().isEmpty() || lastBlamed(floor) < course.entries().size();
        return before
                && plain.steps().stream()
                        .map(ExplainedAct::entry)
                        .anyMatch(AccusationReview::blames);
    }

    /**
     * Whether the act is an accusation. A ruling at the faced card concerns the deal, and the place
     * of that card says nothing about it.
     */
    private static boolean blames(TrackedAct entry) {
        return entry.ruled() && !entry.own() && !(entry.act() instanceof Act.TurnUp);
    }
}
