package burraco.broker;

/**
 * Why there is no connection.
 *
 * @param words what the system or the library says of it, for the log
 */
public record Outage(Kind kind, String words) {
    /** What people can do something about. */
    public enum Kind {
        /** Nothing listens there. */
        REFUSED,
        UNKNOWN_HOST,
        /** A certificate of one of the two has expired. */
        EXPIRED,
        /** One of the two does not take the certificate of the other. */
        CERTIFICATE,
        NOT_AUTHORISED,
        OTHER
    }

    @Override
    public String toString() {
        return words;
    }
}
