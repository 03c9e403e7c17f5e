/**
 * Between tables and a hall, without a network, a clock or a disk of its own.
 *
 * <p>A table tells what is in its journal in two streams ({@link burraco.relay.Stream}), each
 * numbered without gaps. {@link burraco.relay.Sender} sends batches, one at a time, and sends again
 * what was not acknowledged; {@link burraco.relay.Intake} acknowledges what is on the hall's {@link
 * burraco.relay.Shelf}. So a batch may be lost or come twice. Down comes an {@link
 * burraco.relay.Order}: all that a hall wants of a table, of which only the newest counts. {@link
 * burraco.relay.HallClock} tells a table when a moment of the hall is, also while the cable is out.
 *
 * <p>A journal that was restored from a copy has another epoch, and is taken when an arbiter has
 * accepted it: two journals of a table can't be mixed up.
 */
package burraco.relay;
