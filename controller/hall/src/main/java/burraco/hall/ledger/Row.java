package burraco.hall.ledger;

import java.util.Arrays;

/**
 * A row of the ledger.
 *
 * @param seq its number, from 1
 * @param wall when it was written, by the clock on the wall
 * @param kind one word
 * @param by who has decided it
 * @param why as people wrote it; may be empty
 * @param seal covers this row and the seal before it
 */
public record Row(
        long seq, long wall, String kind, String body, String by, String why, byte[] seal) {
    @Override
    public boolean equals(Object other) {
        return other instanceof Row row
                && seq == row.seq
                && wall == row.wall
                && kind.equals(row.kind)
                && body.equals(row.body)
                && by.equals(row.by)
                && why.equals(row.why)
                && Arrays.equals(seal, row.seal);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(seq) + 31 * Arrays.hashCode(seal);
    }
}
