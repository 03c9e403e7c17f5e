package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.course.WithdrawalReason;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.Observation;
import burraco.tracking.figures.WaitingTimes;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.weighing.ScaleCounter;
import burraco.tracking.weighing.TableScales;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Recovers a lost hand from what lies on the table. It puts a gap on record: how long nothing is
 * known of the hand, and its position after that. Accusations made shortly before are dropped,
 * since they may be what led the tracker astray.
 */
final class HandRecovery {
    /** Number of acts before the loss that may have been misunderstood. */
    private static final int ASTRAY = 16;

    private static final long ASTRAY_MILLIS = WaitingTimes.ASTRAY_MILLIS;

    private static final long CALM_MILLIS = WaitingTimes.CALM_MILLIS;

    private static final long LONG_MILLIS = WaitingTimes.MIDDLE_OF_TURN_MILLIS;

    private static final long STIRS_MILLIS = WaitingTimes.WITH_STIRRED_STOCK_MILLIS;

    private final HandCourse course;
    private final TablePicture picture;
    private final TableScales weights;
    private final OpenQuestions doubts;
    private boolean turnIsKnown;

    HandRecovery(
            HandCourse course, TablePicture picture, TableScales weights, OpenQuestions doubts) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
        this.doubts = doubts;
    }

    /**
     * The number of acts on record that are still believed.
     *
     * @param floor number of acts that people have confirmed
     */
    int believed(int floor) {
        List<TrackedAct> entries = course.entries();
        int believed = entries.size();
        long latest = entries.isEmpty() ? 0 : entries.getLast().since();
        boolean putRight = false;
        for (int i = entries.size() - 1; i >= floor && i >= entries.size() - ASTRAY; i--) {
            TrackedAct entry = entries.get(i);
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

    private static boolean isPuttingRight(TrackedAct entry) {
        int owed = entry.before().open().owed().size();
        return owed > 0 && entry.after().open().owed().size() < owed;
    }

    /**
     * Puts the gap on record if the table has come to rest.
     *
     * @param kept number of acts that stay unchanged
     * @param lost since when the hand is lost
     */
    boolean consider(int kept, Evidence evidence, long lost, long now) {
        TurnEstimate played = new TurnEstimate(course.after(kept), evidence.happenings());
        long last = evidence.happenings().stream().mapToLong(Observation::at).max().orElse(0);
        boolean turnOver = played.betweenTurns() || now - last > LONG_MILLIS;
        if (now - last < CALM_MILLIS || !turnOver || stirs() && now - lost < STIRS_MILLIS) {
            return false;
        }
        int stock = course.after(kept).all().stock().size();
        OptionalInt left = weights.stockByWeight();
        turnIsKnown = left.isPresent() && played.supposeDrawn(stock - left.getAsInt());
        TableStanding lies = new TableStanding(picture, weights, course.after(kept), played);
        long begun = kept == 0 ? now : course.entries().get(kept - 1).complete();
        Act.Gap gap = lies.gap(now - begun);
        Optional<TrackedAct> found =
                course.imagineGap(
                        course.after(kept),
                        course.line(kept),
                        gap,
                        lies.opened(),
                        new ActTimes(begun, now, now));
        if (found.isEmpty()) {
            return false;
        }
        while (course.entries().size() > kept) {
            course.withdraw(WithdrawalReason.CONTRADICTED, now);
        }
        course.take(found.get());
        doubts.understoodAgain(found.get(), now);
        return true;
    }

    /** Whether what was seen and the number of drawn cards agree on whose turn it is. */
    boolean turnIsKnown() {
        return turnIsKnown;
    }

    private boolean stirs() {
        return weights.onStock().filter(ScaleCounter::stirred).isPresent();
    }
}
