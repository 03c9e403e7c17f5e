package burraco.table.state;

import burraco.engine.hand.Hand;
import burraco.table.sheet.Correction;
import java.util.List;

/**
 * All that the table knows, for the journal and for whoever watches later: never for a screen at
 * the table.
 *
 * @param record the bare record of the hand at hand
 * @param all where every card is, as far as the table knows
 * @param corrections those that hold
 */
public record TableRecords(String record, Hand all, List<Correction> corrections) {
    public TableRecords {
        corrections = List.copyOf(corrections);
    }
}
