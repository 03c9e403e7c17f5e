package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.figures.Patience;
import java.util.List;
import java.util.OptionalInt;

/** How many of the acts told stay where what was seen since is hard to believe. */
final class DoubtedActs {
    /** So many acts may be doubted, and none that is older than that. */
    private static final int DOUBTED = 9;

    private static final long DOUBTED_MILLIS = Patience.DOUBTED;

    /** A ruling of which nothing has been put right is doubted for longer: two laps. */
    private static final int OPEN_RULING = 24;

    private static final long OPEN_RULING_MILLIS = Patience.OPEN_RULING_DOUBTED;

    private final Course course;
    private final Suspicion suspicion;

    DoubtedActs(Course course, Suspicion suspicion) {
        this.course = course;
        this.suspicion = suspicion;
    }

    /**
     * The index of the first one that is doubted.
     *
     * @param floor so many are not doubted at all
     */
    int from(int floor, long now) {
        List<Entry> entries = course.entries();
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
     * Before anybody else is accused, the last accusation is doubted of which nothing was put right
     * while people played on: most likely it was wrong.
     */
    private OptionalInt openRuling(int floor, long now) {
        List<Entry> entries = course.entries();
        if (course.open().owed().isEmpty() && !suspicion.isOpen()) {
            return OptionalInt.empty();
        }
        for (int i = Math.max(floor, entries.size() - OPEN_RULING); i < entries.size(); i++) {
            Entry entry = entries.get(i);
            boolean lately = now - entry.since() < OPEN_RULING_MILLIS;
            if (lately && entry.ruled() && !entry.own()) {
                return OptionalInt.of(i);
            }
        }
        return OptionalInt.empty();
    }
}
