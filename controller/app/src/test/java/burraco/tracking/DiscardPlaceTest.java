package burraco.tracking;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.engine.rules.Code;
import burraco.engine.rules.RuleSet;
import burraco.engine.ruling.Case;
import burraco.hal.virtual.Noise;
import burraco.layout.Layout;
import burraco.testing.ExampleTable;
import burraco.testing.TrackedHand;
import burraco.tracking.event.TrackerEvent;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Discards under a code that says where they belong, at a virtual table. */
@Tag("campaign")
class DiscardPlaceTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final Layout LAYOUT = TABLE.layout().with(RuleSet.of(Code.FITAB_ITA_2026));
    private static final long SEED = 900;

    private static List<String> astray(String record) {
        return record.lines()
                .filter(line -> line.endsWith("@elsewhere") || line.endsWith("@apart"))
                .toList();
    }

    @Test
    void theFirstCardOfAPileThatLiesElsewhereIsOnRecordWithItsPlace() {
        int told = 0;
        for (int number = 0; number < 4; number++) {
            TrackedHand hand =
                    TrackedHand.play(
                            SEED,
                            number,
                            LAYOUT,
                            TABLE.deck(),
                            Noise.REFERENCE,
                            List.of(Case.FIRST_CARD_ELSEWHERE));
            List<String> truth = astray(hand.truth().text());
            List<String> inferred = astray(hand.record());
            assertEquals(1, truth.size());
            assertTrue(inferred.isEmpty() || inferred.equals(truth), inferred::toString);
            told += inferred.size();
        }
        assertTrue(told >= 3, "told: " + told);
    }

    @Test
    void whoPutsHisCardsWhereTheyBelongIsNotBlamed() {
        for (int number = 0; number < 3; number++) {
            TrackedHand hand =
                    TrackedHand.play(SEED, number, LAYOUT, TABLE.deck(), Noise.REFERENCE);
            assertEquals(List.of(), astray(hand.record()), "hand " + number);
        }
    }

    @Test
    void aPlaceIsNeverAReasonToTakeAnActBack() {
        TrackedHand hand =
                TrackedHand.play(
                        SEED,
                        0,
                        LAYOUT,
                        TABLE.deck(),
                        Noise.REFERENCE,
                        List.of(Case.FIRST_CARD_ELSEWHERE));
        assertTrue(
                hand.told().stream()
                        .filter(TrackerEvent.Withdrawn.class::isInstance)
                        .map(one -> ((TrackerEvent.Withdrawn) one).entry().text())
                        .noneMatch(text -> text.contains("@")));
    }
}
