package burraco.testing;

import burraco.cards.Seat;
import burraco.engine.act.Act;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.record.ReadResult;
import burraco.record.RecordReader;
import burraco.tracking.course.ActTimes;
import burraco.tracking.course.HandCourse;
import burraco.tracking.course.TrackedAct;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/** Adds acts to the course of a hand, in the notation of the hand record. */
public final class DealtCourse {
    private final HandCourse course;
    private long now;

    /**
     * A hand that S has dealt with all cards unseen, and in which the 9♠ was faced: W is to play.
     */
    public DealtCourse(Layout layout) {
        course = new HandCourse(layout, Seat.SOUTH);
        Seat seat = Seat.SOUTH.next();
        for (int i = 0; i < 44; i++) {
            act("deal " + seat + " ??");
            seat = seat.next();
        }
        for (int i = 0; i < 22; i++) {
            act("deal P" + (1 + i / 11) + " ??");
        }
        act("turnup 9S/1");
    }

    public HandCourse course() {
        return course;
    }

    /** Adds an act that was done at this time, at the place of a meld. */
    public TrackedAct act(String line, Zone.MeldSlot slot, long at) {
        now = at;
        TrackedAct act = imagine(line, Optional.of(slot)).orElseThrow();
        course.take(act);
        return act;
    }

    /** Adds an act that was done at this time. */
    public TrackedAct act(String line, long at) {
        now = at;
        TrackedAct act = imagine(line, Optional.empty()).orElseThrow();
        course.take(act);
        return act;
    }

    public TrackedAct act(String line) {
        return act(line, now);
    }

    /** What the act would become if it were added now; empty if it cannot have happened. */
    public Optional<TrackedAct> imagine(String line, Optional<Zone.MeldSlot> slot) {
        return course.imagine(parse(line), slot, ActTimes.at(now));
    }

    private static Act parse(String line) {
        return switch (RecordReader.read(line.getBytes(StandardCharsets.UTF_8))) {
            case ReadResult.Readable(var record) -> record.actions().getFirst().act();
            case ReadResult.Unreadable(var problem) -> throw new AssertionError(line + problem);
        };
    }

    /** The lines of the record from the first act after the deal. */
    public List<String> played() {
        return course.record()
                .lines()
                .dropWhile(line -> !line.startsWith("turnup"))
                .skip(1)
                .toList();
    }
}
