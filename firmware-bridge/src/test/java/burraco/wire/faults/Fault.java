package burraco.wire.faults;

/** What can happen to bytes in transit. */
public enum Fault {
    /** A byte is lost. */
    LOST_BYTE,
    /** A bit is inverted. */
    FLIPPED_BIT,
    /** Everything sent in one go is lost. */
    LOST_CHUNK,
    /** It arrives twice. */
    DOUBLED_CHUNK,
    /** It arrives later, and so does everything after it. */
    DELAYED,
    /** Nothing arrives for a while; then everything at once. */
    STALLED,
    /** It arrives in two pieces. */
    SPLIT,
    /** It arrives together with the next chunk. */
    MERGED,
    /** The port disappears, with everything in transit. */
    HANG_UP,
    /** The far end restarts, and forgets everything. */
    REBOOT
}
