package burraco.running;

import burraco.table.Effect;
import burraco.table.state.TableState;
import java.util.List;

/**
 * The state of a table at one moment.
 *
 * @param number increases by one each time
 * @param secured whether all decisions are on the disk
 * @param effects the effects of the last input; empty if only time has passed
 */
public record Snapshot(long number, TableState state, boolean secured, List<Effect> effects) {
    public Snapshot {
        effects = List.copyOf(effects);
    }

    Snapshot next(TableState then, List<Effect> came) {
        return new Snapshot(number + 1, then, secured, came);
    }

    Snapshot secured(boolean is) {
        return is == secured ? this : new Snapshot(number, state, is, effects);
    }
}
