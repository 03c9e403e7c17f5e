package burraco.running;

import burraco.table.Effect;
import burraco.table.state.TableState;
import java.util.List;

/**
 * A table at one moment, for everybody who looks at it.
 *
 * @param number one more each time
 * @param secured whether what was decided is written down
 * @param effects what came of the last input; nothing where only time has passed
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
