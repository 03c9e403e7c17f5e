package burraco.hal;

import java.util.Arrays;
import java.util.List;

/**
 * Decides which antenna is scanned next, by a {@link ScanPlan}. Each antenna has a mark that is
 * advanced by the inverse of its urgency when it is scanned, and the antenna with the lowest mark
 * is next. So urgent antennas are scanned more often and evenly, and none waits for ever. Not
 * thread-safe.
 */
public final class ScanOrder {
    /** Divisible by every urgency from 1 to 8. */
    private static final long ROUND = 840;

    private final int[] ids;
    private final long[] marks;
    private final int[] urgencies;

    public ScanOrder(List<Antenna> antennas) {
        ids = antennas.stream().mapToInt(Antenna::id).toArray();
        marks = new long[ids.length];
        urgencies = new int[ids.length];
        Arrays.fill(urgencies, 1);
    }

    public void follow(ScanPlan plan) {
        long now = lowest();
        for (int i = 0; i < ids.length; i++) {
            // An antenna that was not scanned for a while does not catch up.
            marks[i] = urgencies[i] == 0 ? now : marks[i];
            urgencies[i] = plan.urgency(ids[i]);
            if (urgencies[i] > 0) {
                marks[i] = Math.min(marks[i], now + ROUND / urgencies[i]);
            }
        }
    }

    private long lowest() {
        long lowest = Long.MAX_VALUE;
        for (int i = 0; i < ids.length; i++) {
            lowest = urgencies[i] > 0 ? Math.min(lowest, marks[i]) : lowest;
        }
        return lowest == Long.MAX_VALUE ? 0 : lowest;
    }

    /** The index of the antenna to scan now; -1 if no antenna is to be scanned. */
    public int next() {
        int next = -1;
        for (int i = 0; i < ids.length; i++) {
            if (urgencies[i] > 0 && (next < 0 || marks[i] < marks[next])) {
                next = i;
            }
        }
        if (next >= 0) {
            marks[next] += ROUND / urgencies[next];
        }
        return next;
    }
}
