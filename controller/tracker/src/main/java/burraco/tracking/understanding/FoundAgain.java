package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.Told;
import burraco.tracking.course.Course;
import burraco.tracking.course.Entry;
import burraco.tracking.course.Times;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Happening;
import burraco.tracking.figures.Patience;
import burraco.tracking.picture.Picture;
import burraco.tracking.weighing.Balance;
import burraco.tracking.weighing.Weights;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Puts a gap on record where a hand was lost: how long nothing is known of it, and how it stands
 * since. What was held against somebody shortly before is not held any more, for it may be what led
 * astray.
 */
final class FoundAgain {
    /** So many acts before a hand was lost may have been misunderstood. */
    private static final int ASTRAY = 16;

    private static final long ASTRAY_MILLIS = Patience.ASTRAY;

    private static final long CALM = Patience.CALM;

    private static final long LONG = Patience.MIDDLE_OF_TURN;

    private static final long STIRS = Patience.WITH_STIRRED_STOCK;

    private final Course course;
    private final Picture picture;
    private final Weights weights;
    private final Doubts doubts;
    private boolean turnIsKnown;

    FoundAgain(Course course, Picture picture, Weights weights, Doubts doubts) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
        this.doubts = doubts;
    }

    /**
     * How many of the acts told are still believed.
     *
     * @param floor so many people have confirmed
     */
    int believed(int floor) {
        List<Entry> entries = course.entries();
        int believed = entries.size();
        long latest = entries.isEmpty() ? 0 : entries.getLast().since();
        boolean putRight = false;
        for (int i = entries.size() - 1; i >= floor && i >= entries.size() - ASTRAY; i--) {
            Entry entry = entries.get(i);
            if (latest - entry.since() > ASTRAY_MILLIS) {
                break;
            }
            putRight |= !entry.ruled() && isPuttingRight(entry);
            if (entry.ruled() && !entry.own()) {
                believed = putRight ? believed : i;
                putRight = false;
            }
        }
        return believed;
    }

    private static boolean isPuttingRight(Entry entry) {
        int owed = entry.before().open().owed().size();
        return owed > 0 && entry.after().open().owed().size() < owed;
    }

    /**
     * Puts the gap on record, if the table has come to rest.
     *
     * @param kept so many acts stay as they are
     * @param lost since when the hand is lost
     */
    boolean consider(int kept, Evidence evidence, long lost, long now) {
        PlayedOn played = new PlayedOn(course.after(kept), evidence.happenings());
        long last = evidence.happenings().stream().mapToLong(Happening::at).max().orElse(0);
        boolean turnOver = played.betweenTurns() || now - last > LONG;
        if (now - last < CALM || !turnOver || stirs() && now - lost < STIRS) {
            return false;
        }
        int stock = course.after(kept).all().stock().size();
        OptionalInt left = weights.stockByWeight();
        turnIsKnown = left.isPresent() && played.supposeDrawn(stock - left.getAsInt());
        LiesThere lies = new LiesThere(picture, weights, course.after(kept), played);
        long begun = kept == 0 ? now : course.entries().get(kept - 1).complete();
        Act.Gap gap = lies.gap(now - begun);
        Optional<Entry> found =
                course.imagineGap(
                        course.after(kept),
                        course.line(kept),
                        gap,
                        lies.opened(),
                        new Times(begun, now, now));
        if (found.isEmpty()) {
            return false;
        }
        while (course.entries().size() > kept) {
            course.withdraw(Told.Why.CONTRADICTED, now);
        }
        course.take(found.get());
        doubts.understoodAgain(found.get(), now);
        return true;
    }

    /** Whether what was seen and what was drawn agree on whose turn it is since. */
    boolean turnIsKnown() {
        return turnIsKnown;
    }

    private boolean stirs() {
        return weights.onStock().filter(Balance::stirred).isPresent();
    }
}
