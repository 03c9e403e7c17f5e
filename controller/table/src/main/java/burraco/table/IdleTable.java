package burraco.table;

import burraco.tracking.deal.DealStage;
import java.util.Optional;

/** A table at which nobody deals. */
final class IdleTable {
    /** If nobody deals for this long, what was heard meanwhile is of no use. */
    private static final long IDLE_MILLIS = 600_000;

    private IdleTable() {}

    /** Restarts the watcher of an idle table, because its memory would grow for days otherwise. */
    static void restIfIdle(TableWorkspace workspace) {
        boolean idle =
                workspace.now - workspace.watch.since() >= IDLE_MILLIS
                        && workspace.sheet().lines().isEmpty()
                        && workspace.waiting.areRoundsEnds()
                        && workspace.countButtons.isAtRest()
                        && workspace
                                .recordKeeper()
                                .dealing()
                                .equals(Optional.of(DealStage.AWAITED));
        if (idle) {
            workspace.waiting.renewRoundsEnd();
            workspace.watch.beginAnew();
            workspace.handBegan = true;
        }
    }
}
