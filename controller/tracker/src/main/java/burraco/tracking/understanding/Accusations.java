package burraco.tracking.understanding;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.engine.act.Source;
import burraco.layout.Zone;
import burraco.tracking.Difference;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.explaining.Explanation;
import burraco.tracking.explaining.Step;
import burraco.tracking.figures.Patience;
import java.util.List;

/** Which of the acts told that somebody was blamed for is in doubt again. */
final class Accusations {
    private static final long DENIED = Patience.DENIED;

    private static final long DENIED_FOR_LONG = Patience.DENIED_FOR_LONG;

    /** Older acts are not denied: what lies there may have come since. */
    private static final int LATELY = 24;

    /** What is put right was done shortly before. */
    private static final int LAST = 3;

    private final Course course;
    private List<Difference> differences = List.of();

    Accusations(Course course) {
        this.course = course;
    }

    /** Compares what was told with what lies on the felt. */
    void compare(Differences felt) {
        differences = felt.since(DENIED);
    }

    /**
     * The index of the first act of which the felt shows the opposite: a pozzetto that was taken
     * lies there, or a card that was laid lies elsewhere. As many as there are acts where there is
     * none.
     */
    int denied(int floor) {
        return denied(floor, differences);
    }

    /** Whether the felt goes on to show the opposite. */
    boolean isDeniedForLong(int floor, Differences felt) {
        return denied(floor, felt.since(DENIED_FOR_LONG)) < course.entries().size();
    }

    private int denied(int floor, List<Difference> by) {
        List<Entry> entries = course.entries();
        int first = Math.max(floor, entries.size() - LATELY);
        for (int i = first; i < entries.size() && !by.isEmpty(); i++) {
            Entry entry = entries.get(i);
            if (blames(entry) && by.stream().anyMatch(one -> denies(one, entry))) {
                return i;
            }
        }
        return entries.size();
    }

    private static boolean denies(Difference difference, Entry entry) {
        return switch (difference) {
            case Difference.Lies lies -> entry.cards().contains(lies.card());
            case Difference.Silent silent -> entry.cards().contains(silent.card());
            case Difference.Weighs(Zone.Pozzetto _, int more) ->
                    more > 0 && entry.act() instanceof Act.TakePozzetto;
            case Difference.Weighs(Zone.Stock _, int more) -> isOfStock(entry.act(), more > 0);
            case Difference.Weighs _ -> false;
        };
    }

    private static boolean isOfStock(Act act, boolean more) {
        return more
                ? act instanceof Act.Draw
                : act instanceof Act.PutBack(Seat _, Source to) && to == Source.STOCK;
    }

    /**
     * The index of the act that is put right by now: where somebody gives back what he took, or
     * takes back what he laid, perhaps he had only touched it. As many as there are acts where
     * nothing is put right.
     */
    int putRight(Explanation plain, int floor) {
        int blamed = lastBlamed(floor);
        List<Entry> entries = course.entries();
        boolean putsRight =
                blamed < entries.size()
                        && plain.steps().stream()
                                .map(Step::entry)
                                .anyMatch(one -> isPuttingRight(one, entries.get(blamed)));
        return putsRight ? blamed : entries.size();
    }

    private static boolean isPuttingRight(Entry entry, Entry blamed) {
        return entry.act() instanceof Act.PutBack
                || entry.cards().stream().anyMatch(blamed.cards()::contains);
    }

    private int lastBlamed(int floor) {
        List<Entry> entries = course.entries();
        for (int i = entries.size() - 1; i >= floor && i >= entries.size() - LAST; i--) {
            if (blames(entries.get(i))) {
                return i;
            }
        }
        return entries.size();
    }

    /** Whether somebody would be accused shortly after another accusation: that one is doubted. */
    boolean areMade(Explanation plain, int floor) {
        boolean before =
                !course.open().owed().isEmpty() || lastBlamed(floor) < course.entries().size();
        return before && plain.steps().stream().map(Step::entry).anyMatch(Accusations::blames);
    }

    /** What is ruled with the card faced is the deal: where that card lies says nothing of it. */
    private static boolean blames(Entry entry) {
        return entry.ruled() && !entry.own() && !(entry.act() instanceof Act.TurnUp);
    }
}
