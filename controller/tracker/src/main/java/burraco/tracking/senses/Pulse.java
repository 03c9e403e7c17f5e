package burraco.tracking.senses;

import burraco.tracking.figures.Trust;

/** How often a reader speaks, and when it did last. */
final class Pulse {
    private final String source;
    private long last = -1;
    private long back;
    private int looks;
    private double longest;

    /** Whether its driver has said that it is gone. */
    private boolean lost;

    Pulse(String source) {
        this.source = source;
    }

    String source() {
        return source;
    }

    void beat(long at) {
        if (last >= 0 && at - last > Trust.SILENT) {
            back = at;
        }
        if (last >= 0 && at - last < Trust.LONGEST_PAUSE) {
            longest = Math.max(longest * Trust.FORGET, at - last);
        }
        last = Math.max(last, at);
        looks++;
    }

    void lost(boolean gone, long at) {
        lost = gone;
        last = at;
        back = at;
    }

    /** When it came back the last time that it was away. */
    long backAt() {
        return back;
    }

    boolean isLost() {
        return lost;
    }

    /** When it spoke last. */
    long last() {
        return last;
    }

    /** Longer than any of its pauses. */
    boolean isSilent(long now) {
        return isKnown() && now - last > Math.max(Trust.SILENT, Trust.TIMES_LONGER * longest);
    }

    /** Not silent yet, and late. */
    boolean isLate(long now) {
        return isKnown() && now - last > Math.max(Trust.LATE, Trust.TIMES_LONGER * longest);
    }

    private boolean isKnown() {
        return !lost && looks >= Trust.KNOWN_AFTER;
    }
}
