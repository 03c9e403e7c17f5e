package burraco.tracking.hearing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import burraco.hal.Answer;
import burraco.hal.Reading;
import burraco.layout.LaidAntenna;
import burraco.layout.Layout;
import burraco.layout.Zone;
import burraco.layout.calibration.CalibratedAntenna;
import burraco.layout.calibration.Calibration;
import burraco.testing.ExampleTable;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cards over one antenna, with and without a calibration. */
class CalibratedHearingTest {
    private static final ExampleTable TABLE = ExampleTable.reference();
    private static final LaidAntenna ANTENNA =
            TABLE.layout().antennas(Zone.MeldSlot.class).getFirst();

    private long now = 1_000;

    private static Layout hearing(double share) {
        CalibratedAntenna heard =
                new CalibratedAntenna(ANTENNA.id(), 5, 0, 0, share, List.of(), List.of());
        return new Calibration("7", "2026-05-31T18:30:00Z", List.of(heard)).in(TABLE.layout());
    }

    private static Hearing of(Layout layout) {
        return new Hearing(layout, TABLE.deck());
    }

    /** Scans the card once for each character: x means heard, - not heard. */
    private void scan(Hearing hearing, int card, String looks) {
        for (char look : looks.toCharArray()) {
            now += 200;
            List<Answer> answers =
                    look == 'x'
                            ? List.of(Answer.of(TABLE.deck().tag(hearing.cards().get(card))))
                            : List.of();
            hearing.hear(new Reading.Inventory(now, ANTENNA.id(), answers));
        }
    }

    private static double lies(Hearing hearing, int card) {
        return hearing.spots(card).getFirst().atRest();
    }

    private static double missed(Hearing hearing, int card) {
        return hearing.spots(card).getFirst().missWell();
    }

    @Test
    void whereAnAntennaHearsBadlySilenceSaysLess() {
        Hearing weak = of(hearing(0.3));
        Hearing any = of(TABLE.layout());
        scan(weak, 17, "xx-x----");
        now = 1_000;
        scan(any, 17, "xx-x----");
        assertTrue(lies(any, 17) < 0.6, () -> "where nothing is known: " + lies(any, 17));
        assertTrue(lies(weak, 17) > 0.8, () -> "where it hears badly: " + lies(weak, 17));
    }

    @Test
    void anAntennaThatHeardEverythingIsAnyAntenna() {
        Hearing good = of(hearing(1));
        Hearing any = of(TABLE.layout());
        scan(good, 17, "xx-x--x-");
        now = 1_000;
        scan(any, 17, "xx-x--x-");
        assertEquals(lies(any, 17), lies(good, 17), 1e-9);
    }

    @Test
    void itGoesOnLearningWhereTheFileIsWrong() {
        Hearing hearing = of(hearing(0.3));
        scan(hearing, 17, "x");
        assertTrue(missed(hearing, 17) > 0.6, () -> "as the file says: " + missed(hearing, 17));
        scan(hearing, 17, "x".repeat(900));
        scan(hearing, 18, "x");
        assertTrue(missed(hearing, 18) < 0.1, () -> "it hears all: " + missed(hearing, 18));
        scan(hearing, 18, "--x--x--x".repeat(100));
        scan(hearing, 19, "x");
        assertTrue(missed(hearing, 19) > 0.5, () -> "a third: " + missed(hearing, 19));
    }

    @Test
    void whereNobodyTriedTheNextCardIsAnyCard() {
        Hearing hearing = of(TABLE.layout());
        scan(hearing, 17, "--x".repeat(300));
        scan(hearing, 18, "x");
        Hearing fresh = of(TABLE.layout());
        scan(fresh, 18, "x");
        assertEquals(missed(fresh, 18), missed(hearing, 18));
    }
}
