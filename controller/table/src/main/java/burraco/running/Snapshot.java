package burraco.running;

import burraco.table.Effect;
import burraco.table.state.TableState;
import java.util.List;

/**
 * The state of a table at one moment.
 *
 * @param number increases by one each time
 * @param secured whether all decisions are on the disk
 * @param dated whether the clock of the machine seems to be set; otherwise dates are provisional
 * @param effects the effects of the last input; empty if only time has passed
 */
public record Snapshot(
        long number, TableState state, boolean secured, boolean dated, List<Effect> effects) {
    public Snapshot {
        effects = List.copyOf(effects);
    }

    /** At a table whose clock is set. */
    public Snapshot(long number, TableState state, boolean secured, List<Effect> effects) {
        this(number, state, secured, true, effects);
    }

    Snapshot next(TableState then, List<Effect> came) {
        return new Snapshot(number + 1, then, secured, dated, came);
    }

    Snapshot written(boolean isSecured, boolean isDated) {
        return isSecured == secured && isDated == dated
                ? this
                : new Snapshot(number, state, isSecured, isDated, effects);
    }
}
