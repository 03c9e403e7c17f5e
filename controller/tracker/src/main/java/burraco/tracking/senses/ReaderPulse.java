package burraco.tracking.senses;

import burraco.tracking.figures.SensorFigures;

/** How often a reader reports, and when it last did. */
final class ReaderPulse {
    private final String source;
    private long last = -1;
    private long back;
    private int looks;
    private double longest;

    /** Whether its driver has reported that it is gone. */
    private boolean lost;

    ReaderPulse(String source) {
        this.source = source;
    }

    String source() {
        return source;
    }

    void beat(long at) {
        if (last >= 0 && at - last > SensorFigures.SILENT_MILLIS) {
            back = at;
        }
        if (last >= 0 && at - last < SensorFigures.LONGEST_PAUSE_MILLIS) {
            longest = Math.max(longest * SensorFigures.FORGET, at - last);
        }
        last = Math.max(last, at);
        looks++;
    }

    void lost(boolean gone, long at) {
        lost = gone;
        last = at;
        back = at;
    }

    /** When it last came back after being away. */
    long backAt() {
        return back;
    }

    boolean isLost() {
        return lost;
    }

    /** When it last reported. */
    long last() {
        return last;
    }

    /** Whether it has been silent longer than any of its pauses. */
    boolean isSilent(long now) {
        return isKnown()
                && now - last
                        > Math.max(
                                SensorFigures.SILENT_MILLIS, SensorFigures.TIMES_LONGER * longest);
    }

    /** Whether it is overdue, though not silent yet. */
    boolean isLate(long now) {
        return isKnown()
                && now - last
                        > Math.max(SensorFigures.LATE_MILLIS, SensorFigures.TIMES_LONGER * longest);
    }

    private boolean isKnown() {
        return !lost && looks >= SensorFigures.KNOWN_AFTER;
    }
}
