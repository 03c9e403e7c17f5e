package burraco.readers;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import burraco.hal.Antenna;
import burraco.hal.Area;
import burraco.hal.ScanPlan;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** The order in which antennas take turns, and which sets of antennas are refused. */
class ScanTurnsTest {
    private static final Antenna ONE = new Antenna(1, 1, new Area(0, 0, 9, 12), 2);
    private static final Antenna TWO = new Antenna(2, 2, new Area(20, 0, 9, 12), 2);

    @Test
    void oneAfterTheOther() {
        ScanTurns turns = new ScanTurns(List.of(ONE, TWO));
        assertEquals(Optional.of(ONE), turns.next());
        assertEquals(Optional.of(TWO), turns.next());
        assertEquals(Optional.of(ONE), turns.next());
    }

    @Test
    void nobodyWhileAllRest() {
        ScanTurns turns = new ScanTurns(List.of(ONE, TWO));
        turns.scan(new ScanPlan(Map.of(1, 0, 2, 0)));
        assertEquals(Optional.empty(), turns.next());
        turns.scan(ScanPlan.EVEN);
        assertEquals(Optional.of(ONE), turns.next());
    }

    @Test
    void twoAntennasHaveTwoNumbersAndTwoPorts() {
        Antenna sameNumber = new Antenna(1, 3, new Area(20, 0, 9, 12), 2);
        Antenna samePort = new Antenna(3, 1, new Area(20, 0, 9, 12), 2);
        assertThrows(IllegalArgumentException.class, () -> new ScanTurns(List.of(ONE, sameNumber)));
        assertThrows(IllegalArgumentException.class, () -> new ScanTurns(List.of(ONE, samePort)));
    }
}
