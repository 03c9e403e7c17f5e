package burraco.wire;

import java.util.Optional;

/**
 * How a link has done since the program's start.
 *
 * @param bad frames that came and were dropped
 * @param missed frames that did not come, or came bad
 * @param events that were taken
 * @param again how often one was missing
 * @param duplicates events that came once more
 * @param retransmits orders that were sent once more
 * @param lastTrip there and back, in microseconds
 * @param bestTrip of the last ones
 * @param clockAhead how many microseconds the board's clock shows more than ours
 * @param board what the board said last of itself
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
