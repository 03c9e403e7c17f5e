package burraco.table.state;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Ending;
import burraco.engine.score.LineScore;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Statements of people about a count, when the end of the hand reveals a fault. */
class CountStatementsTest {
    private static final PlayedHand LYING = counted(90);
    private static final PlayedHand GATHERED = counted(45);
    private static final CountStatements ENTERED =
            CountStatements.NONE
                    .entered(new PlayedHand.Entered(450, 150), LYING)
                    .confirmedBy(Line.NS, LYING);

    private static PlayedHand counted(int melds) {
        LineScore score =
                new LineScore(0, 0, melds, OptionalInt.of(-100), OptionalInt.empty(), 0, 0, 11);
        Ending stopped = Ending.STOPPED;
        return new PlayedHand(
                1, Seat.SOUTH, stopped, score, score, Optional.empty(), Set.of(), List.of(), "");
    }

    @Test
    @DisplayName("What both lines have confirmed is final")
    void whatBothHaveConfirmedStays() {
        PlayedHand hand = ENTERED.confirmedBy(Line.EW, LYING).settled(LYING, GATHERED);
        assertTrue(hand.isConfirmed());
        assertEquals(450, hand.total(Line.NS).orElseThrow());
    }

    @Test
    @DisplayName("What only one line has confirmed is asked for again")
    void whatOneHasConfirmedFalls() {
        PlayedHand hand = ENTERED.settled(LYING, GATHERED);
        assertFalse(hand.isConfirmed());
        assertTrue(hand.totals().isEmpty());
    }
}
