package burraco.enrolment;

/** Notices that an antenna reports nothing at all, not even empty inventories. */
public final class SilenceWatch {
    private static final long LONGEST_SILENCE_MILLIS = 5_000;

    private final int antenna;
    private long last;
    private boolean told;

    public SilenceWatch(int antenna) {
        this.antenna = antenna;
    }

    public int antenna() {
        return antenna;
    }

    public void begin(long at) {
        last = at;
        told = false;
    }

    public void heard(long at) {
        last = at;
        told = false;
    }

    /** Whether a silence has just become long enough to be reported; true once for each silence. */
    public boolean began(long at) {
        if (told || at - last < LONGEST_SILENCE_MILLIS) {
            return false;
        }
        told = true;
        return true;
    }
}
