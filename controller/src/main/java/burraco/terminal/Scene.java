package burraco.terminal;

import burraco.signals.Signal;
import burraco.table.state.TableState;

/**
 * What there is to draw.
 *
 * @param signal what lamps, display and buzzer say at this moment
 * @param note a line at the foot: what has nothing to do with the table
 */
public record Scene(TableState state, Signal signal, Tidings tidings, String note) {}
