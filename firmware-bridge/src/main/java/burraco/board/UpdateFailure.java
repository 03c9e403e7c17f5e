package burraco.board;

/** Why an update has failed. */
public enum UpdateFailure {
    /** The board is not there. */
    NOT_THERE,
    /** Another update is under way. */
    UNDER_WAY,
    /** This board takes no new firmware over its cable. */
    CANNOT,
    /** It cannot be loaded now. */
    NOT_NOW,
    /** It has no use for this firmware. */
    NO_USE,
    /** It does not take it for an update. */
    NO_UPDATE,
    /** The firmware did not arrive as it was sent. */
    DAMAGED,
    /** The board could not keep it. */
    NOT_KEPT,
    /** The board started anew, and does not run it. */
    NOT_RUN,
    /** The board started anew before it had all of it. */
    INTERRUPTED,
    /** The board has not answered for half a minute. */
    SILENT
}
