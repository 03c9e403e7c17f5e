package burraco.hal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ScanPlanTest {
    @Test
    void whatIsNotNamedHasUrgencyOne() {
        ScanPlan plan = new ScanPlan(Map.of(3, 0, 4, 8));
        assertEquals(0, plan.urgency(3));
        assertEquals(8, plan.urgency(4));
        assertEquals(1, plan.urgency(5));
        assertEquals(1, ScanPlan.EVEN.urgency(3));
    }

    @Test
    void anUrgencyIsNoughtToEight() {
        assertThrows(IllegalArgumentException.class, () -> new ScanPlan(Map.of(1, 9)));
        assertThrows(IllegalArgumentException.class, () -> new ScanPlan(Map.of(1, -1)));
    }

    @Test
    void itsAntennasComeInTheOrderOfTheirNumbers() {
        ScanPlan plan = new ScanPlan(Map.of(40, 1, 3, 1, 27, 2, 12, 0));
        assertEquals(List.of(3, 12, 27, 40), List.copyOf(plan.urgencies().keySet()));
    }

    @Test
    void itDoesNotChangeWithTheMapItWasMadeOf() {
        Map<Integer, Integer> urgencies = new TreeMap<>(Map.of(1, 2));
        ScanPlan plan = new ScanPlan(urgencies);
        urgencies.put(1, 5);
        assertEquals(2, plan.urgency(1));
    }
}
