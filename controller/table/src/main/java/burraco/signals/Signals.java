package burraco.signals;

import burraco.hal.LampGroup;
import burraco.table.state.Situation;
import burraco.table.state.Situations;
import burraco.table.state.TableState;
import burraco.words.Words;
import java.util.List;

/**
 * What lamps, display and buzzer of a table say: a pure function of how the table stands, of what
 * everybody may know and of nothing else.
 */
public final class Signals {
    private final Lights lights;
    private final Lines lines;

    /**
     * @param groups the lamps that there are
     * @param columns of the display
     */
    public Signals(Words words, List<LampGroup> groups, int columns, int rows) {
        lights = new Lights(groups);
        lines = new Lines(words, columns, rows);
    }

    /**
     * @param secured whether what is decided is written down
     */
    public Signal of(TableState state, boolean secured) {
        List<Situation> situations = Situations.of(state, secured);
        return new Signal(
                lights.of(state, situations), lines.of(state, situations), Cues.of(state));
    }
}
