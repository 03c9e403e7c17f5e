package burraco.table.state;

import burraco.tracking.weighing.ScaleKnowledge;
import java.util.List;
import java.util.Optional;

/**
 * All that a table is when a hand has just begun and nothing of it has happened yet: from here on
 * the same inputs make the same table.
 *
 * @param dealerIsKnown whether somebody said who deals; else he is presumed, and the cards tell
 * @param asked how many questions the table has asked so far
 * @param timeOutWaits whether the round is over, and the time-out waits for the first card
 * @param calling who has called the arbiter and waits for him
 * @param entry the count that a player is entering, of a hand before
 * @param assignments what a hall wants of it
 * @param learnt of its scales
 */
public record BetweenHands(
        long now,
        boolean started,
        boolean dealerIsKnown,
        MatchSheet match,
        Optional<MatchSheet> before,
        RoundClock round,
        Pauses pauses,
        Troubles troubles,
        int asked,
        boolean timeOutWaits,
        List<ArbiterCall> calling,
        Optional<CountEntry> entry,
        Assignments assignments,
        ScaleKnowledge learnt) {

    /** The same state at the beginning of another match. */
    public BetweenHands afterMatch(int number) {
        MatchSheet next = match.numbered(number + 1);
        return new BetweenHands(
                now,
                started,
                dealerIsKnown,
                next,
                before,
                round,
                pauses,
                troubles,
                asked,
                timeOutWaits,
                calling,
                Optional.empty(),
                assignments,
                learnt);
    }
}
