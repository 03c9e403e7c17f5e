package burraco.tracking.explaining;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.cards.Line;
import burraco.layout.Zone;
import burraco.testing.HeardTable;
import burraco.tracking.figures.HumanTimes;
import burraco.tracking.figures.Prices;
import burraco.tracking.figures.SilencePrices;
import burraco.tracking.picture.Visit;
import org.junit.jupiter.api.Test;

/** Explanations that are less likely cost more. */
class CostTest {
    private static final Zone MELD = new Zone.MeldSlot(Line.NS, 1);

    /** A card that was heard at a meld for this long, this many times. */
    private static Visit visit(long millis, int hits) {
        return new Visit(HeardTable.card("7H/1"), MELD, 1_000, 1_000 + millis, hits, 0.99, 0);
    }

    @Test
    void aCardThatLayAtAMeldForLongWasHardlyNeverPlayed() {
        double held = Cost.neverPlayed(visit(1_000, 4));
        double laid = Cost.neverPlayed(visit(2_400, 9));
        double lying = Cost.neverPlayed(visit(10_000, 34));
        assertTrue(held < laid && laid < lying, held + ", " + laid + ", " + lying);
        assertTrue(held < Prices.RULED, "thinking is likelier than a fault: " + held);
        assertTrue(lying > Prices.RULED, "a fault is likelier than ten seconds of it: " + lying);
    }

    @Test
    void aCardThatIsMissedMostOfTheTimeIsHeldNearTheMeld() {
        assertEquals(Prices.HARDLY_HEARD, Cost.neverPlayed(visit(10_000, 5)));
    }

    @Test
    void cardsThatComeCloseTogetherAreOnePlayAndOthersTwo() {
        long close = 400;
        long apart = 2_200;
        assertTrue(Cost.together(close, true) < Cost.apart(close));
        assertTrue(Cost.together(apart, true) > Cost.apart(apart));
    }

    @Test
    void aDiscardRightAfterAnotherPlayersIsHardToBelieve() {
        assertTrue(Cost.haste(200) > Cost.haste(900));
        assertEquals(0, Cost.haste(HumanTimes.QUICK_TURN_MILLIS));
    }

    @Test
    void whatOneHandHidesCostsLittleTheSecondTime() {
        assertTrue(Cost.withOthers(8) < 8);
        assertEquals(0.5, Cost.withOthers(0.5), "nothing costs more because of others");
    }

    @Test
    void aSilenceCostsMoreTheLongerItLastsUpToALimit() {
        double brief = Cost.silent(20, 6_000, 3_000);
        double longer = Cost.silent(20, 6_000, 4_000);
        assertTrue(brief < longer, brief + " and " + longer);
        assertEquals(SilencePrices.MOST_FOR_SILENCE, Cost.silent(20, 6_000, 60_000));
        assertEquals(0, Cost.silent(20, 6_000, HumanTimes.HAND_STAYS_MILLIS), "under a hand");
    }

    @Test
    void aPozzettoThatSomebodyWantedWasHardlyOnlyLifted() {
        assertEquals(Prices.COUNTED, Cost.putBack(3_000, false));
        assertEquals(Prices.RULED, Cost.putBack(3_000, true));
        assertTrue(Cost.lifted(30_000, false) > Cost.lifted(3_000, false));
    }

    @Test
    void aScaleAloneAccusesNobodyWhereItIsOftenTouched() {
        assertTrue(Cost.stepped(20_000) > Prices.RULED);
        assertTrue(Cost.steppedDoubtful(20_000) < Prices.RULED);
    }
}
