package burraco.wire.faults;

/** What can happen to bytes on their way. */
public enum Fault {
    /** A byte is not there. */
    LOST_BYTE,
    /** A bit of a byte is the other one. */
    FLIPPED_BIT,
    /** All that was sent at once is not there. */
    LOST_CHUNK,
    /** It is there twice. */
    DOUBLED_CHUNK,
    /** It comes later, and so does what is behind it. */
    DELAYED,
    /** Nothing comes for a while; then all at once. */
    STALLED,
    /** It comes in two pieces. */
    SPLIT,
    /** It comes together with what was sent next. */
    MERGED,
    /** The port is gone, with all that was on its way. */
    HANG_UP,
    /** The far end starts anew, and forgets. */
    REBOOT
}
