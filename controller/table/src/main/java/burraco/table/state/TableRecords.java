package burraco.table.state;

import burraco.engine.hand.Hand;
import burraco.table.sheet.Correction;
import java.util.List;

/**
 * Everything that the table knows, for the journal and for a later audience; never for a screen at
 * the table.
 *
 * @param record the hand record of the present hand
 * @param all where every card is, as far as the table knows
 * @param corrections the corrections that hold
 */
public record TableRecords(String record, Hand all, List<Correction> corrections) {
    public TableRecords {
        corrections = List.copyOf(corrections);
    }
}
