package burraco.hal;

/**
 * Turns a bouncing contact into single presses. A contact counts as pressed once it has been closed
 * without a break for a given time, and as released once it has been open for that time. The caller
 * supplies the time, in milliseconds that never go back. Not thread-safe.
 */
public final class Debounce {
    /** Suitable for ordinary push buttons, which bounce for 1 to 10 ms. */
    public static final long USUAL_MILLIS = 20;

    private final long restMillis;
    private boolean closed;
    private long since;
    private boolean pressed;

    /**
     * @param restMillis how long a contact must be steady
     */
    public Debounce(long restMillis) {
        this.restMillis = restMillis;
    }

    /**
     * Reports the state of the contact.
     *
     * @return whether a press has become certain by then
     */
    public boolean contact(boolean nowClosed, long now) {
        // A contact that was steady until now is decided before the change.
        boolean press = poll(now);
        if (nowClosed != closed) {
            closed = nowClosed;
            since = now;
        }
        return press;
    }

    /**
     * Reports that time has passed. Call it regularly while {@link #undecided}.
     *
     * @return whether a press became certain
     */
    public boolean poll(long now) {
        if (closed == pressed || now - since < restMillis) {
            return false;
        }
        pressed = closed;
        return pressed;
    }

    /** Reports that the contact could not be observed until now: an undecided change is dropped. */
    public void unseen() {
        closed = pressed;
    }

    /** Whether a later poll may report a press without a further change of the contact. */
    public boolean undecided() {
        return closed != pressed;
    }
}
