package burraco.hal;

import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often each antenna is scanned: one of urgency 3 three times while one of urgency 1 is scanned
 * once. Urgency 0 rests. Antennas that are not named have urgency 1.
 */
public record ScanPlan(Map<Integer, Integer> urgencies) {
    public static final int MOST_URGENT = 8;

    /** All alike. */
    public static final ScanPlan EVEN = new ScanPlan(Map.of());

    public ScanPlan {
        for (int urgency : urgencies.values()) {
            if (urgency < 0 || urgency > MOST_URGENT) {
                throw new IllegalArgumentException("an urgency is 0 to 8: " + urgency);
            }
        }
        // Whoever goes through them meets the antennas in the order of their numbers.
        urgencies = Collections.unmodifiableMap(new TreeMap<>(urgencies));
    }

    public int urgency(int antenna) {
        return urgencies.getOrDefault(antenna, 1);
    }
}
