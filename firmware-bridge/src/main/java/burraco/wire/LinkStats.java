package burraco.wire;

import java.util.Optional;

/**
 * Figures of a link since the start of the program.
 *
 * @param bad invalid frames
 * @param missed lost or invalid frames
 * @param events that were taken
 * @param again how often an event was missing
 * @param duplicates events that were received again
 * @param retransmits orders that were sent again
 * @param lastTrip the last round trip, in microseconds
 * @param bestTrip the shortest of the last round trips
 * @param clockAhead by how many microseconds the board's clock is ahead of ours
 * @param board the last counters of the board
 */
public record LinkStats(
        long framesIn,
        long framesOut,
        long bad,
        long missed,
        long events,
        long again,
        long duplicates,
        long orders,
        long retransmits,
        long lastTrip,
        long bestTrip,
        long clockAhead,
        Optional<BoardStats> board) {}
