package burraco.terminal;

import burraco.signals.Signal;
import burraco.table.state.TableState;

/**
 * Everything that a picture shows.
 *
 * @param signal output of lamps, display and buzzer
 * @param note a line at the foot that does not concern the table
 */
public record TerminalScene(TableState state, Signal signal, RecentEffects tidings, String note) {}
