package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.figures.WaitingTimes;
import java.util.List;
import java.util.OptionalInt;

/** Decides how many acts on record are kept when new observations are hard to explain. */
final class DoubtedActs {
    /** Number of acts that may be doubted, and the age from which on an act is not doubted. */
    private static final int DOUBTED = 9;

    private static final long DOUBTED_MILLIS = WaitingTimes.DOUBTED_MILLIS;

    /** A ruling that has not been obeyed may be doubted for longer: two rounds of turns. */
    private static final int OPEN_RULING = 24;

    private static final long OPEN_RULING_MILLIS = WaitingTimes.OPEN_RULING_DOUBTED_MILLIS;

    private final HandCourse course;
    private final Suspicion suspicion;

    DoubtedActs(HandCourse course, Suspicion suspicion) {
        this.course = course;
        this.suspicion = suspicion;
    }

    /**
     * The index of the first act that is doubted.
     *
     * @param floor number of acts that are never doubted
     */
    int from(int floor, long now) {
        List<TrackedAct> entries = course.entries();
        int kept = entries.size();
        while (kept > floor
                && entries.size() - kept < DOUBTED
                && now - entries.get(kept - 1).since() < DOUBTED_MILLIS
                && !(entries.get(kept - 1).act() instanceof Act.TurnUp)) {
            kept--;
        }
        return Math.min(kept, openRuling(floor, now).orElse(kept));
    }

    /**
     * The index of the last accusation that has not been put right although people have played on.
     * Most likely it was wrong, so it is doubted before anybody else is accused.
     */
    private OptionalInt openRuling(int floor, long now) {
        List<TrackedAct> entries = course.entries();
        if (course.open().owed().isEmpty() && !suspicion.isOpen()) {
            return OptionalInt.empty();
        }
        for (int i = Math.max(floor, entries.size() - OPEN_RULING); i < entries.size(); i++) {
            TrackedAct entry = entries.get(i);
            boolean lately = now - entry.since() < OPEN_RULING_MILLIS;
            if (lately && entry.ruled() && !entry.own()) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }
}
