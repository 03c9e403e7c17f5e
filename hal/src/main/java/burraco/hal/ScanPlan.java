package burraco.hal;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often each antenna is scanned: one of urgency 3 three times while one of urgency 1 is scanned
 * once, and one of urgency 0 never. Antennas that are not mentioned have urgency 1.
 */
public record ScanPlan(Map<Integer, Integer> urgencies) {
    public static final int MOST_URGENT = 8;

    /** All antennas equally. */
    public static final ScanPlan EVEN = new ScanPlan(Map.of());

    public ScanPlan {
        for (int urgency : urgencies.values()) {
            if (urgency < 0 || urgency > MOST_URGENT) {
                throw new IllegalArgumentException("an urgency is 0 to 8: " + urgency);
            }
        }
        // Sorted, so that the iteration order is that of the numbers.
        urgencies = Collections.unmodifiableMap(new TreeMap<>(urgencies));
    }

    public int urgency(int antenna) {
        return urgencies.getOrDefault(antenna, 1);
    }
}
