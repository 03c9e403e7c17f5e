package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.layout.sight.Sights;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import burraco.tracking.course.TrackedAct;
import burraco.tracking.event.TrackerEvent;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A table without scales blames nobody for what it cannot see. */
@Tag("campaign")
class UnseenCasesTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final Layout LAYOUT = TABLE.layout().withoutScales();
    private static final Set<Case> UNSEEN = Sights.unseen(LAYOUT);
    private static final long SEED = 5;
    private static final int HANDS = 2;

    @ParameterizedTest
    @EnumSource(
            value = Case.class,
            names = {"DISCARD_WITHOUT_DRAW", "SEVERAL_CARDS_DRAWN", "OPENED_WITHOUT_DRAW"})
    void aFaultWithTheStockIsNotGuessedAt(Case committed) {
        assertTrue(UNSEEN.contains(committed));
        for (int number = 0; number < HANDS; number++) {
            TrackedHand hand =
                    TrackedHand.play(
                            SEED, number, LAYOUT, TABLE.deck(), Noise.QUIET, List.of(committed));
            assertEquals(
                    List.of(), blamed(hand), committed + ", seed " + SEED + ", hand " + number);
        }
    }

    private static List<String> blamed(TrackedHand hand) {
        return hand.told().stream()
                .filter(TrackerEvent.Decided.class::isInstance)
                .map(told -> ((TrackerEvent.Decided) told).entry())
                .filter(entry -> entry.ruledOnlyBy(UNSEEN))
                .map(TrackedAct::text)
                .toList();
    }
}
