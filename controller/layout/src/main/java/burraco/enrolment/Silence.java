package burraco.enrolment;

/** Notices that an antenna says nothing at all, not even that it hears nothing. */
public final class Silence {
    private static final long PATIENCE = 5_000;

    private final int antenna;
    private long last;
    private boolean told;

    public Silence(int antenna) {
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

    /** Whether that is news: told once a silence. */
    public boolean began(long at) {
        if (told || at - last < PATIENCE) {
            return false;
        }
        told = true;
        return true;
    }
}
