package burraco.engine.score;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.cards.Seat;
import burraco.engine.hand.Draft;
import burraco.engine.hand.Hand;
import burraco.engine.hand.Warning;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.play.BotHand;
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

    @Test
    void aSecondHandKnowsTheWarningsOfTheFirst() {
        Hand second =
                Match.of(MatchLength.FOUR_HANDS, Seat.WEST)
                        .with(threeHands.hands().getFirst())
                        .nextHand(RuleSet.FIBUR_INT_2018, false);
        assertEquals(List.of(WEST), second.warnings());
        assertEquals(Seat.NORTH, second.setting().dealer());
    }

    @Test
    void aHandThatIsCountedBringsItsOwnWarningsOnly() {
        Match begun =
                Match.of(MatchLength.TWO_HANDS, Seat.SOUTH)
                        .with(new Match.Result(100, 50, List.of(WEST)));
        Hand played = BotHand.play(7, RuleSet.FITAB_ITA_2026, (_, _, _) -> {});
        Draft draft = new Draft(played, 1);
        draft.warn(WEST);
        draft.warn(new Warning(Seat.NORTH, Optional.empty()));
        Match after = begun.with(draft.hand());
        assertEquals(List.of(WEST, new Warning(Seat.NORTH, Optional.empty())), after.warnings());
        assertTrue(after.over());
    }
}
