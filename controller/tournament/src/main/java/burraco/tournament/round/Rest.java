package burraco.tournament.round;

/**
 * Somebody without opponents in a round.
 *
 * @param table where they would sit, 0 if at none: a pair that comes late can be sent there
 * @param fixed whether theirs is the fixed side of that table
 */
public record Rest(int number, String group, int table, boolean fixed, Reason reason) {
    Rest of(int other, Reason because) {
        return new Rest(other, group, table, fixed, because);
    }
}
