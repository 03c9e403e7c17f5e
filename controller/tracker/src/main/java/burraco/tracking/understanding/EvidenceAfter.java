package burraco.tracking.understanding;

import burraco.engine.act.Act;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.explaining.Evidence;
import burraco.tracking.explaining.HandConfidence;
import burraco.tracking.picture.TablePicture;
import burraco.tracking.weighing.TableScales;

/** What was seen after an act on record. */
final class EvidenceAfter {
    private final HandCourse course;
    private final TablePicture picture;
    private final TableScales weights;
    private final CourseUpdater following;
    private final PendingPresses presses;
    private final HandConfidence passedOver;

    EvidenceAfter(
            HandCourse course,
            TablePicture picture,
            TableScales weights,
            CourseUpdater following,
            PendingPresses presses,
            HandConfidence passedOver) {
        this.course = course;
        this.picture = picture;
        this.weights = weights;
        this.following = following;
        this.presses = presses;
        this.passedOver = passedOver;
    }

    /** What was seen after all acts on record. */
    Evidence afterAll(long now) {
        return after(course.entries().size(), now);
    }

    /**
     * @param kept how many acts are taken for granted
     */
    Evidence after(int kept, long now) {
        return new Evidence(
                picture,
                weights,
                course.after(kept),
                since(kept),
                following.takenAway(),
                presses.after(course, kept),
                passedOver,
                now);
    }

    /**
     * The time from which on observations belong to later acts. Cards of the acts after the kept
     * ones may have been heard first.
     */
    private long since(int kept) {
        if (kept == 0) {
            return -1;
        }
        int last = kept - 1;
        while (last > 0 && course.entries().get(last).own() && !isGap(last)) {
            last--;
        }
        TrackedAct before = course.entries().get(last);
        long since = isGap(last) ? before.complete() : before.since();
        for (TrackedAct later : course.entries().subList(kept, course.entries().size())) {
            boolean heard = later.act() instanceof Act.Discard || later.slot().isPresent();
            since = heard ? Math.min(since, later.since() - 1) : since;
        }
        return since;
    }

    private boolean isGap(int index) {
        return course.entries().get(index).act() instanceof Act.Gap;
    }
}
