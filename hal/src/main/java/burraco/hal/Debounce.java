package burraco.hal;

/**
 * Makes one press of a contact that bounces. It counts as pressed when it has been closed without a
 * break for so long, and as let go when it has been open for so long. Time comes from outside, in
 * milliseconds that never go back. Not for several threads.
 */
public final class Debounce {
    /** Good for the push buttons that one can buy: they bounce for 1 to 10 ms. */
    public static final long USUAL_MILLIS = 20;

    private final long restMillis;
    private boolean closed;
    private long since;
    private boolean pressed;

    /**
     * @param restMillis how long a contact must rest to be believed
     */
    public Debounce(long restMillis) {
        this.restMillis = restMillis;
    }

    /**
     * The contact is like this now.
     *
     * @return whether a press became certain by then
     */
    public boolean contact(boolean nowClosed, long now) {
        // What rested until now is settled before the change.
        boolean press = poll(now);
        if (nowClosed != closed) {
            closed = nowClosed;
            since = now;
        }
        return press;
    }

    /**
     * So much time has passed; to be asked now and then while {@link #undecided}.
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

    /** Nobody could look until now: what was undecided is as if it had not been seen. */
    public void unseen() {
        closed = pressed;
    }

    /** Whether the next poll may bring news without a change of the contact. */
    public boolean undecided() {
        return closed != pressed;
    }
}
