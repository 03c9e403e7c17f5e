package burraco.engine.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Warning;
import burraco.engine.ruling.Case;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MatchTest {
    private static final Warning WEST =
            new Warning(Seat.WEST, Optional.of(Case.FIRST_CARD_ELSEWHERE));

    private final Match threeHands =
            Match.of(MatchLength.THREE_HANDS, Seat.WEST)
                    .with(new Match.Result(420, -35, List.of(WEST)))
                    .with(new Match.Result(-100, 690, List.of()));

    @Test
    void theDealPassesClockwise() {
        assertEquals(Seat.WEST, threeHands.dealer(0));
        assertEquals(Seat.NORTH, threeHands.dealer(1));
        assertEquals(Seat.EAST, threeHands.nextDealer());
    }

    @Test
    void theScoreSheetRunsUpHandByHand() {
        assertEquals(420, threeHands.totalAfter(1, Line.NS));
        assertEquals(320, threeHands.total(Line.NS));
        assertEquals(655, threeHands.total(Line.EW));
        assertEquals(new VictoryPoints(7, 13), threeHands.victoryPoints());
    }

    @Test
    void warningsAreCarriedFromHandToHand() {
        assertEquals(List.of(WEST), threeHands.warnings());
    }

    @Test
    void aMatchHasAsManyHandsAsItHas() {
        Match.Result even = new Match.Result(0, 0, List.of());
        assertFalse(threeHands.over());
        Match played = threeHands.with(even);
        assertTrue(played.over());
        assertThrows(IllegalArgumentException.class, () -> played.with(even));
    }
}
