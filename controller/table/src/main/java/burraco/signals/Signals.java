package burraco.signals;

import burraco.hal.LampGroup;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.words.Words;
import java.util.List;

/**
 * Computes what the lamps, the display and the buzzer of a table show. It is a pure function of the
 * table's state, which contains only what everybody may know.
 */
public final class Signals {
    private final TableLamps lights;
    private final DisplayLines lines;

    /**
     * @param groups the rows of lamps that exist
     * @param columns of the display
     */
    public Signals(Words words, List<LampGroup> groups, int columns, int rows) {
        lights = new TableLamps(groups);
        lines = new DisplayLines(words, columns, rows);
    }

    /**
     * @param secured whether the table's decisions are written to the journal
     */
    public Signal of(TableState state, boolean secured) {
        return of(state, secured, true);
    }

    /**
     * @param secured whether the table's decisions are written to the journal
     * @param dated whether the clock of the machine seems to be set
     */
    public Signal of(TableState state, boolean secured, boolean dated) {
        List<Situation> situations = Situations.of(state, secured);
        return new Signal(
                lights.of(state, situations),
                lines.of(state, situations, dated),
                CueFinder.of(state));
    }
}
