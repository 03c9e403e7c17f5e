package burraco.cli.replay;

import burraco.layout.capture.CaptureLine;
import burraco.tracking.event.TrackerEvent;

/** An audience that does nothing but count hands. */
public abstract class ReplayAudience implements Replay.Audience {
    private int hands;

    final int hands() {
        return hands;
    }

    /** Whether this audience reports skipped lines itself. */
    boolean showsSkips() {
        return false;
    }

    @Override
    public void told(TrackerEvent told, int hand) {}

    @Override
    public void skipped(CaptureLine.Skipped line) {}

    @Override
    public void over(ReplayedHand hand) {
        hands++;
    }
}
