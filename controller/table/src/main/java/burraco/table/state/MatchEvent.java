package burraco.table.state;

import burraco.table.input.Assignment;

/**
 * The event to which a match belongs: eight tables of a hall each play a match 1.
 *
 * @param table the table's number or name when the match began; empty if unknown
 * @param tournament empty if there is none or nobody has said
 * @param round of the tournament; may be empty
 */
public record MatchEvent(String table, String tournament, String round) {
    public static final MatchEvent UNKNOWN = new MatchEvent("", "", "");

    /**
     * The event of the next match at the table: the same tournament, in a round that is not known
     * yet.
     */
    public MatchEvent next(String name) {
        return new MatchEvent(name, tournament, "");
    }

    /** Whether it is this round of a tournament, at whichever table. */
    public boolean isOf(Assignment.Round other) {
        return !round.isEmpty()
                && round.equals(other.name())
                && tournament.equals(other.tournament());
    }

    public MatchEvent in(String which, String ofIt) {
        return new MatchEvent(table, which, ofIt);
    }
}
