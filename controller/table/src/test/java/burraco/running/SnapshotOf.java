package burraco.running;

import burraco.table.state.TableState;
import java.util.List;

/** A table that stands so, for tests of what is shown of it. */
public final class SnapshotOf {
    private SnapshotOf() {}

    public static Snapshot of(TableState state) {
        return new Snapshot(1, state, true, List.of());
    }
}
