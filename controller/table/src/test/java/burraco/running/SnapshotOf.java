package burraco.running;

import burraco.table.state.TableState;
import java.util.List;

/** A table in a given state, for tests of what is shown. */
public final class SnapshotOf {
    private SnapshotOf() {}

    public static Snapshot of(TableState state) {
        return new Snapshot(1, state, true, List.of());
    }
}
