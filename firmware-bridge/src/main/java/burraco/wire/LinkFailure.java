package burraco.wire;

/** Why a link does not work. */
public enum LinkFailure {
    /** There is no port, or it was lost: its {@link PortLost.Why} says more. */
    NO_PORT,
    /** Nobody answers in this protocol. */
    SILENT,
    /** Bytes are received, but no frames. */
    GARBLED,
    /** The other end speaks another version of the protocol. */
    OTHER_VERSION
}
