package burraco.hall.audience;

import burraco.hall.ledger.Source;
import java.util.List;
import java.util.Map;

/**
 * What a table is like after one entry of its journal.
 *
 * @param number of the entry in the stream
 * @param at on the table's clock
 * @param wall by its clock on the wall
 * @param round of the tournament
 * @param hand of the match
 * @param ns points of the match, with what lies on the table
 * @param before the log of the hand before this entry, its last lines
 * @param shown all that is shown, by name
 */
record Frame(
        Source source,
        long number,
        long at,
        long wall,
        int table,
        int round,
        int hand,
        int ns,
        int ew,
        List<LogLine> before,
        Map<String, Object> shown) {}
