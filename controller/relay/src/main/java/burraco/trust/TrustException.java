package burraco.trust;

/** A key, certificate or message that cannot be trusted or not be read. */
public final class TrustException extends Exception {
    private static final long serialVersionUID = 1;

    private final Fault fault;

    /** What is wrong. The words for people are elsewhere. */
    public enum Fault {
        /** The text has no key or certificate of the wanted kind. */
        MISSING,
        /** The key, certificate or number is damaged. */
        BROKEN,
        /** The key is of a kind that is not used here. */
        OTHER_KIND,
        /** The key and the certificate do not belong together. */
        OTHER_KEY,
        /** The certificate may not issue others. */
        NO_AUTHORITY,
        /** Another authority issued the certificate. */
        OTHER_AUTHORITY,
        /** The revealed number is not the one committed to. */
        OTHER_NONCE
    }

    TrustException(Fault fault, String message) {
        super(message);
        this.fault = fault;
    }

    TrustException(Fault fault, String message, Exception cause) {
        super(message, cause);
        this.fault = fault;
    }

    public Fault fault() {
        return fault;
    }
}
