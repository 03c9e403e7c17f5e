package burraco.hall.ledger;

import burraco.relay.Stream;

/** One stream of one journal of a table. */
public record Source(String device, String epoch, Stream stream) {
    /** Another stream of the same journal. */
    public Source in(Stream other) {
        return new Source(device, epoch, other);
    }
}
