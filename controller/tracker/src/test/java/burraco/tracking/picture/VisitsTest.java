package burraco.tracking.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import burraco.cards.Card;
import burraco.cards.Line;
import burraco.layout.Zone;
import burraco.testing.HeardTable;
import burraco.tracking.figures.BeliefFigures;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One card that is heard in several places, one after the other. */
class VisitsTest {
    private static final Zone ONE = new Zone.MeldSlot(Line.NS, 1);
    private static final Zone OTHER = new Zone.MeldSlot(Line.NS, 2);
    private static final double SHORT_SILENCE = BeliefFigures.VISIT_OVER / 2;
    private static final double LONG_SILENCE = 2 * BeliefFigures.VISIT_OVER_AFTER_ONE;

    private final Card card = HeardTable.card("7H/1");
    private final Visits visits = new Visits();

    private void heard(Zone zone, long at, double silence) {
        visits.heard(card, zone, at, 0.99, silence, silence < 0);
    }

    @Test
    void readingsAtOnePlaceAreOneVisit() {
        heard(ONE, 1_000, 0);
        heard(ONE, 1_300, 0);
        heard(ONE, 4_000, SHORT_SILENCE);
        assertEquals(1, visits.all().size());
        assertEquals(3, visits.all().getFirst().hits());
        assertEquals(3_000, visits.all().getFirst().millis());
    }

    @Test
    void afterASilenceThatIsNoAccidentTheCardHasComeAnew() {
        heard(ONE, 1_000, 0);
        heard(ONE, 1_300, 0);
        heard(ONE, 9_000, LONG_SILENCE);
        assertEquals(List.of(1_000L, 9_000L), visits.all().stream().map(Visit::first).toList());
        assertEquals(LONG_SILENCE, visits.all().getLast().gap());
    }

    @Test
    void anotherPlaceIsAnotherVisitAndTheLastOneComesLast() {
        heard(ONE, 1_000, 0);
        heard(OTHER, 2_000, 0);
        assertEquals(List.of(ONE, OTHER), visits.all().stream().map(Visit::zone).toList());
        assertEquals(2_000, visits.put());
    }

    @Test
    void cardsInTheStockAreNotPutThereByAPlayer() {
        heard(new Zone.Stock(), 1_000, 0);
        assertEquals(-1, visits.put());
    }

    @Test
    void visitsSinceTwoMeldsWereExchangedHaveTheOtherName() {
        heard(ONE, 1_000, 0);
        heard(OTHER, 5_000, 0);
        visits.exchange(ONE, OTHER, 4_000);
        assertEquals(List.of(ONE, ONE), visits.all().stream().map(Visit::zone).toList());
    }
}
